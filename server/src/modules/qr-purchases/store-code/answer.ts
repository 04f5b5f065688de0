import type { Cents, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { newToken, sha256 } from '../../../kernel/secrets.ts';
import { checkStore, findStore, readConfiguration } from '../../retailers/index.ts';
import { MINIMUM_CENTS, quotas } from '../rules/limits.ts';
import { newQrFragment } from '../store.ts';
import { type StoreRequestRow, storeRequests } from '../tables.ts';
import { type QrView, qrView } from '../views.ts';

type Waiting = Handled<'GET /payments/store-requests'>['answer'][number];

/** As many as a till can look through. */
const MOST = 50;

const r = storeRequests.row('r');

const waitingView = ({ id, number, valueCents, createdAt, endsAt }: StoreRequestRow): Waiting => ({
  id,
  number,
  value: valueCents,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** What nobody answered yet. @throws Refusal STORE_NOT_FOUND. */
export async function listStoreRequests(
  { db, clock }: Platform,
  { retailerId }: Actor,
  storeId: string,
): Promise<Waiting[]> {
  if (!(await findStore(db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
  const from = sql`from ${storeRequests.sql} r where r.retailer_id = ${retailerId}::uuid and r.store_id = ${storeId}::uuid
    and r.status = 'WAITING' and r.ends_at > ${clock.now()}::timestamptz order by r.created_at limit ${sql.lit(MOST)}`;
  return (await rowsOf(db, select(r, from))).map(waitingView);
}

/** @throws Refusal STORE_REQUEST_NOT_FOUND, also of another retailer's. */
async function findRequest(db: Db | Tx, retailerId: string, id: string): Promise<StoreRequestRow> {
  const from = sql`from ${storeRequests.sql} r where r.retailer_id = ${retailerId}::uuid and r.id = ${id}::uuid`;
  return (await rowOf(db, select(r, from))) ?? refuse('STORE_REQUEST_NOT_FOUND');
}

/** Answers a request, once, in time, with the value that holds. */
const answeredFragment = (
  { retailerId, id }: StoreRequestRow,
  answer: { status: 'CONFIRMED' | 'REFUSED'; valueCents: Cents; operatorId: string },
  now: Date,
): Fragment => ({
  ...part(
    'store_request',
    sql`update ${storeRequests.sql} set status = ${answer.status}::text, value_cents = ${answer.valueCents}::bigint,
      decided_by = ${answer.operatorId}::uuid, decided_at = ${now}::timestamptz
      where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and status = 'WAITING' and ends_at > ${now}::timestamptz`,
  ),
  refusal: new Refusal('STORE_REQUEST_OVER'),
});

/**
 * Confirms what a customer asked: a purchase by QR code of the caller that is opened already, by the page that asked for it.
 * @throws Refusal STORE_REQUEST_NOT_FOUND, STORE_REQUEST_OVER, and as a purchase that is begun at the till.
 */
export function confirmStoreRequest(
  platform: Platform,
  by: Operator,
  id: string,
  { value: valueCents }: Handled<'POST /payments/store-requests/{id}/confirm'>['body'],
): Promise<QrView> {
  const { retailerId, operatorId } = by.actor;
  return act(platform, {
    principal: by,
    async read(db) {
      const request = await findRequest(db, retailerId, id);
      const store = checkStore(await findStore(db, retailerId, request.storeId));
      const { qrPurchase } = await readConfiguration({ db, log: platform.log }, retailerId, request.storeId);
      return { request, store, minutes: qrPurchase.minutes };
    },
    decide({ request, store, minutes }, { now }) {
      if (store.captureMethod !== 'BY_QR_CODE') refuse('QR_NOT_IN_STORE');
      if (valueCents < MINIMUM_CENTS) refuse('QR_VALUE_TOO_LOW');
      const { storeId, keyHash } = request;
      const row = {
        retailerId,
        id,
        storeId,
        operatorId,
        valueCents,
        // Nobody is told a token: the page holds its key already.
        tokenHash: sha256(newToken()),
        status: 'OPENED' as const,
        keyHash,
        createdAt: now,
        endsAt: addSeconds(now, minutes * 60),
      };
      return {
        answer: qrView(platform, { ...row, tokenSealed: null, creditCents: null, contractId: null }, now),
        writes: [
          quotaFragment(quotas.made, operatorId, now),
          answeredFragment(request, { status: 'CONFIRMED', valueCents, operatorId }, now),
          newQrFragment(row),
        ],
        audit: {
          action: 'store-request.confirmed',
          subject: id,
          storeId,
          detail: { valueCents, askedCents: request.valueCents },
        },
      };
    },
  });
}

/** Nobody with that number stands at the till. @throws Refusal STORE_REQUEST_NOT_FOUND, STORE_REQUEST_OVER. */
export function refuseStoreRequest(platform: Platform, by: Operator, id: string): Promise<Waiting> {
  const { retailerId, operatorId } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) => findRequest(db, retailerId, id),
    decide(request, { now }) {
      const { storeId, status, valueCents } = request;
      if (status === 'REFUSED') return { unchanged: waitingView(request) };
      return {
        answer: waitingView(request),
        writes: [answeredFragment(request, { status: 'REFUSED', valueCents, operatorId }, now)],
        audit: { action: 'store-request.refused', subject: id, storeId },
      };
    },
  });
}
