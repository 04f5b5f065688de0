import { type Registration, serve } from '../../../kernel/http/serve.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type AddressLookup, professions } from '../../reference/index.ts';
import type { Engine } from '../views.ts';
import {
  changeOnlineData,
  chooseOnlineDueDay,
  findOnlineAddress,
  processOnlineLiveness,
  readOnlineDocument,
  sendOnlineDocument,
  sendOnlineFace,
  startOnlineLiveness,
} from './use-cases/answer.ts';
import { sendOnlineCode, verifyOnlineCode } from './use-cases/identify.ts';
import { openOnlineApplication, showOnlineApplication } from './use-cases/open-link.ts';
import { askOnlineReview, submitOnline } from './use-cases/submit.ts';

export interface OnlineProviders {
  makeCode: () => string;
  addressLookup: AddressLookup;
}

/** The customer's page of a registration: its key alone says whose it is. */
export function onlineRoutes(
  platform: Platform,
  engine: Engine,
  { makeCode, addressLookup }: OnlineProviders,
): Registration[] {
  return [
    serve('POST /online-application/open', ({ body, request }) =>
      openOnlineApplication(platform, engine, body, request.address),
    ),
    serve('POST /online-application/page', ({ body }) => showOnlineApplication(platform, engine, body.key)),
    serve('POST /online-application/code', ({ body }) => sendOnlineCode(platform, engine, makeCode, body.key)),
    serve('POST /online-application/code/verify', ({ body }) => verifyOnlineCode(platform, engine, body)),
    serve('GET /online-application/professions', async () => [...professions]),
    serve('POST /online-application/address', ({ body }) => findOnlineAddress(platform, addressLookup, body)),
    serve('PATCH /online-application/data', ({ body }) => changeOnlineData(platform, engine, addressLookup, body)),
    serve('PATCH /online-application/bill-due-day', ({ body }) => chooseOnlineDueDay(platform, engine, body)),
    serve('POST /online-application/face', ({ body }) => sendOnlineFace(platform, body)),
    serve('POST /online-application/challenge', ({ body }) => startOnlineLiveness(platform, body.key)),
    serve('POST /online-application/liveness', ({ body }) => processOnlineLiveness(platform, body)),
    serve('POST /online-application/document/{side}', ({ params, body }) =>
      sendOnlineDocument(platform, params.side, body),
    ),
    serve('POST /online-application/document-text', ({ body }) => readOnlineDocument(platform, body)),
    serve('POST /online-application/send', ({ body }) => submitOnline(platform, engine, body.key)),
    serve('POST /online-application/review', ({ body }) => askOnlineReview(platform, engine, body)),
  ];
}
