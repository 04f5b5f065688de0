import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ContractsPorts, MakeCode } from '../contracts/index.ts';
import type { InstrumentPorts } from '../documents/index.ts';
import { createQrEvents } from './events.ts';
import { showPage } from './page.ts';
import { confirmStoreRequest, listStoreRequests, refuseStoreRequest } from './store-code/answer.ts';
import { askAtStore, openStoreCode, showStoreRequest } from './store-code/ask.ts';
import { makeStoreCode, showStoreCode } from './store-code/make-code.ts';
import {
  acceptQrPurchase,
  authoriseQrPurchase,
  priceQrPurchase,
  renderQrDraft,
  renderQrSheet,
  showQrAuthorisation,
  verifyQrAuthorisation,
} from './use-cases/buy.ts';
import { identifyForQr, verifyForQr } from './use-cases/identify.ts';
import { makeQrPurchase } from './use-cases/make-qr.ts';
import { declineQrPurchase, openQrPurchase } from './use-cases/open-qr.ts';
import { cancelQrPurchase, renderLabel, showQrPurchase } from './use-cases/show-qr.ts';

export interface QrContext {
  platform: Platform;
  contractsPorts: ContractsPorts;
  documentsPorts: InstrumentPorts;
  makeCode: MakeCode;
}

/** The till, the printed code of a store, and the page of the customer. */
export function qrPurchasesRoutes({ platform, contractsPorts, documentsPorts, makeCode }: QrContext): Registration[] {
  const eventsOf = createQrEvents(platform);
  return [
    serve('POST /payments/qr-code', ({ by, body }) => makeQrPurchase(platform, by, body)),
    serve('GET /payments/qr-code/events', async ({ actor, request }) => eventsOf(actor, request.closing)),
    serve('GET /payments/qr-code/{id}', ({ actor, params }) => showQrPurchase(platform, actor, params.id)),
    serve('GET /payments/qr-code/{id}/label', ({ actor, params }) => renderLabel(platform, actor, params.id)),
    serve('POST /payments/qr-code/{id}/cancel', ({ by, params }) => cancelQrPurchase(platform, by, params.id)),
    serve('GET /payments/store-code', ({ actor, query }) => showStoreCode(platform, actor, query.storeId)),
    serve('POST /payments/store-code', ({ by, body }) => makeStoreCode(platform, by, body.storeId)),
    serve('GET /payments/store-requests', ({ actor, query }) => listStoreRequests(platform, actor, query.storeId)),
    serve('POST /payments/store-requests/{id}/confirm', ({ by, params, body }) =>
      confirmStoreRequest(platform, by, params.id, body),
    ),
    serve('POST /payments/store-requests/{id}/refuse', ({ by, params }) => refuseStoreRequest(platform, by, params.id)),
    serve('POST /store-purchase/open', ({ body, request }) => openStoreCode(platform, body, request.address)),
    serve('POST /store-purchase', ({ body, request }) => askAtStore(platform, body, request.address)),
    serve('POST /store-purchase/page', ({ body }) => showStoreRequest(platform, body.key)),
    serve('POST /qr-purchase/open', ({ body, request }) => openQrPurchase(platform, body, request.address)),
    serve('POST /qr-purchase/page', ({ body }) => showPage(platform, body.key)),
    serve('POST /qr-purchase/identification', ({ body }) => identifyForQr(platform, makeCode, body)),
    serve('POST /qr-purchase/identification/verify', ({ body }) => verifyForQr(platform, body)),
    serve('POST /qr-purchase/offer', ({ body }) => priceQrPurchase(platform, contractsPorts, body)),
    serve('POST /qr-purchase/sheet', ({ body }) => renderQrSheet(platform, documentsPorts, body)),
    serve('POST /qr-purchase/draft', ({ body }) => renderQrDraft(platform, documentsPorts, body)),
    serve('POST /qr-purchase/authorisation', ({ body }) => authoriseQrPurchase(platform, makeCode, body)),
    serve('POST /qr-purchase/authorisation/status', ({ body }) => showQrAuthorisation(platform, body.key)),
    serve('POST /qr-purchase/authorisation/verify', ({ body }) => verifyQrAuthorisation(platform, body)),
    serve('POST /qr-purchase/acceptance', ({ body }) => acceptQrPurchase(platform, contractsPorts, body.key)),
    serve('POST /qr-purchase/decline', ({ body }) => declineQrPurchase(platform, body.key)),
  ];
}
