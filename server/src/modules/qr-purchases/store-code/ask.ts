import { randomInt } from 'node:crypto';
import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { known, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken, sha256 } from '../../../kernel/secrets.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { MINIMUM_CENTS, quotas, REQUEST_SECONDS } from '../rules/limits.ts';
import { requestStatusAt } from '../rules/status.ts';
import { storeRequests } from '../tables.ts';
import { qrSystem } from '../visits.ts';
import { findStoreByCode } from './codes.ts';

type Open = Handled<'POST /store-purchase/open'>;
type Ask = Handled<'POST /store-purchase'>;
type Page = Handled<'POST /store-purchase/page'>['answer'];

/** Whose printed code it is. @throws Refusal STORE_CODE_UNKNOWN, TOO_MANY_REQUESTS. */
export async function openStoreCode(
  platform: Platform,
  { code }: Open['body'],
  address: string,
): Promise<Open['answer']> {
  const { secrets, db } = platform;
  const found = await findStoreByCode(db, code);
  return act(platform, {
    principal: qrSystem(found),
    read: (at) => findStoreByCode(at, code),
    decide: ({ name: storeName, retailerName }, { now }) => ({
      answer: { storeName, retailerName },
      writes: [quotaFragment(quotas.storeDoors, secrets.hash('qr-address', address), now)],
      audit: { none: 'a poster was looked at' },
    }),
  });
}

/**
 * Asks the till for a purchase of a value. Nobody is asked who they are, and no message is sent, before a cashier who sees the
 * customer confirms it.
 * @throws Refusal STORE_CODE_UNKNOWN, QR_VALUE_TOO_LOW, TOO_MANY_REQUESTS.
 */
export async function askAtStore(
  platform: Platform,
  { code, value }: Ask['body'],
  address: string,
): Promise<Ask['answer']> {
  const { secrets, db } = platform;
  const [id, key, number] = [newId(), newToken(), String(randomInt(100, 1_000))];
  const found = await findStoreByCode(db, code);
  return act(platform, {
    principal: qrSystem(found),
    read: (at) => findStoreByCode(at, code),
    decide({ id: storeId, name: storeName, retailerId }, { now }) {
      if (value < MINIMUM_CENTS) refuse('QR_VALUE_TOO_LOW');
      const endsAt = addSeconds(now, REQUEST_SECONDS);
      const row = { retailerId, id, storeId, valueCents: value, number, keyHash: sha256(key), createdAt: now, endsAt };
      return {
        answer: { key, status: 'WAITING', storeName, value, number, endsAt: endsAt.toISOString() },
        writes: [
          quotaFragment(quotas.askedFrom, secrets.hash('qr-address', address), now),
          quotaFragment(quotas.askedAt, storeId, now),
          part('store_request', insertOne(storeRequests, row)),
        ],
        audit: { action: 'store-request.made', subject: id, storeId, detail: { valueCents: value } },
      };
    },
  });
}

/** Where a request stands. @throws Refusal QR_UNKNOWN. */
export async function showStoreRequest({ db, clock }: Platform, key: string): Promise<Page> {
  const r = storeRequests.row('r');
  const shape = { ...r, storeName: known(storeNameFact(r.retailerId, r.storeId)) };
  const from = sql`from ${storeRequests.sql} r where r.key_hash = ${sha256(key)}::text`;
  const row = (await rowOf(db, select(shape, from))) ?? refuse('QR_UNKNOWN');
  const { storeName, valueCents: value, number, endsAt } = row;
  return { status: requestStatusAt(row, clock.now()), storeName, value, number, endsAt: endsAt.toISOString() };
}
