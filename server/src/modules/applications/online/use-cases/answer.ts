import type { DocumentSide, Handled } from '@balcao/contract';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import {
  processLiveness,
  readDocument,
  sendDocumentPhoto,
  sendFacePhoto,
  startLiveness,
} from '../../../biometry/index.ts';
import { changeRegistrationData, chooseBillDueDay } from '../../../borrowers/index.ts';
import { type AddressLookup, findAddress } from '../../../reference/index.ts';
import { readConfiguration } from '../../../retailers/index.ts';
import type { Engine } from '../../views.ts';
import { findIdentified } from '../link-store.ts';
import { type OnlinePage, type OnlineVisit, visitOf } from '../page-views.ts';
import { showOnlineApplication } from './open-link.ts';

/** @throws Refusal ONLINE_LINK_UNKNOWN, ONLINE_LINK_EXPIRED, ONLINE_CODE_NEEDED. */
export const identified = async ({ db, clock }: Platform, key: string): Promise<OnlineVisit> =>
  visitOf(db, await findIdentified(db, key, clock.now()));

/** Photographs of a registration that was sent stay as they are. @throws Refusal as {@link identified}, REGISTRATION_NOT_OPEN. */
async function photographed(platform: Platform, key: string): Promise<OnlineVisit> {
  const visit = await identified(platform, key);
  return visit.application.status === 'OPEN' ? visit : refuse('REGISTRATION_NOT_OPEN');
}

/** @throws Refusal as {@link identified} and `findAddress`. */
export async function findOnlineAddress(
  platform: Platform,
  lookup: AddressLookup,
  { key, cep }: Handled<'POST /online-application/address'>['body'],
): Promise<Handled<'POST /online-application/address'>['answer']> {
  await identified(platform, key);
  return findAddress(platform, lookup, cep);
}

/** The customer's own data, by the rules of the store's flow. @throws Refusal as {@link identified} and `changeRegistrationData`. */
export async function changeOnlineData(
  platform: Platform,
  engine: Engine,
  lookup: AddressLookup,
  { key, ...typed }: Handled<'PATCH /online-application/data'>['body'],
): Promise<OnlinePage> {
  const { by } = await identified(platform, key);
  await changeRegistrationData(platform, lookup, by, { borrowerId: by.borrowerId, typed });
  return showOnlineApplication(platform, engine, key);
}

/** @throws Refusal as {@link identified} and `chooseBillDueDay`. */
export async function chooseOnlineDueDay(
  platform: Platform,
  engine: Engine,
  { key, billDueDay }: Handled<'PATCH /online-application/bill-due-day'>['body'],
): Promise<OnlinePage> {
  const { by, application } = await identified(platform, key);
  const { storeId } = application;
  await chooseBillDueDay(platform, by, { borrowerId: by.borrowerId, billDueDay, storeId });
  return showOnlineApplication(platform, engine, key);
}

/** @throws Refusal as {@link photographed} and `sendFacePhoto`. */
export async function sendOnlineFace(
  platform: Platform,
  { key, imageBase64 }: Handled<'POST /online-application/face'>['body'],
): Promise<Handled<'POST /online-application/face'>['answer']> {
  const { by, application } = await photographed(platform, key);
  const { application: configured } = await readConfiguration(platform, by.retailerId, application.storeId);
  const { submitBiometry } = configured;
  return sendFacePhoto(platform, by, by.borrowerId, { imageBase64, submitBiometry });
}

/** @throws Refusal as {@link photographed} and `sendDocumentPhoto`. */
export async function sendOnlineDocument(
  platform: Platform,
  side: DocumentSide,
  { key, ...photo }: Handled<'POST /online-application/document/{side}'>['body'],
): Promise<Handled<'POST /online-application/document/{side}'>['answer']> {
  const { by } = await photographed(platform, key);
  return sendDocumentPhoto(platform, by, { id: by.borrowerId, side }, photo);
}

/** @throws Refusal as {@link photographed} and `readDocument`. */
export async function readOnlineDocument(
  platform: Platform,
  { key, ...photo }: Handled<'POST /online-application/document-text'>['body'],
): Promise<Handled<'POST /online-application/document-text'>['answer']> {
  const { by } = await photographed(platform, key);
  return readDocument(platform, by, by.borrowerId, photo);
}

/** @throws Refusal as {@link photographed} and `startLiveness`. */
export async function startOnlineLiveness(
  platform: Platform,
  key: string,
): Promise<Handled<'POST /online-application/challenge'>['answer']> {
  const { by } = await photographed(platform, key);
  return startLiveness(platform, by, by.borrowerId);
}

/** @throws Refusal as {@link photographed} and `processLiveness`. */
export async function processOnlineLiveness(
  platform: Platform,
  { key, ...pictures }: Handled<'POST /online-application/liveness'>['body'],
): Promise<Handled<'POST /online-application/liveness'>['answer']> {
  const { by } = await photographed(platform, key);
  return processLiveness(platform, by, { ...pictures, borrowerId: by.borrowerId });
}
