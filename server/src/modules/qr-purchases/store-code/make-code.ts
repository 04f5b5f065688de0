import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { fact, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { storeCodes } from '../tables.ts';
import { newStoreCode, storeAddress } from './codes.ts';

type View = Handled<'GET /payments/store-code'>['answer'];

/** A manager prints the code of the own store alone. */
async function readPlace(db: Db | Tx, { retailerId, role, storeId: own }: Actor, storeId: string) {
  if (role === 'manager' && own !== storeId) refuse('STORE_NOT_FOUND');
  const code = fact(
    pick(storeCodes.fact('c'), 'code', 'madeAt'),
    sql`from ${storeCodes.sql} c where c.retailer_id = ${retailerId}::uuid and c.store_id = ${storeId}::uuid`,
  );
  const found = await rowOf(db, select({ store: storeFact(retailerId, storeId), code }));
  const store = checkStore(found?.store ?? null);
  if (store.captureMethod !== 'BY_QR_CODE') refuse('QR_NOT_IN_STORE');
  return { store, made: found?.code ?? null };
}

const viewOf = (platform: Platform, store: StoreFact, made: { code: string; madeAt: string } | null): View => ({
  storeId: store.id,
  storeName: store.name,
  retailerName: store.retailerName,
  code: made?.code ?? null,
  address: made === null ? null : storeAddress(platform, made.code),
  madeAt: made === null ? null : new Date(made.madeAt).toISOString(),
});

/** The code of a store. @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE, QR_NOT_IN_STORE. */
export async function showStoreCode(platform: Platform, actor: Actor, storeId: string): Promise<View> {
  const { store, made } = await readPlace(platform.db, actor, storeId);
  return viewOf(platform, store, made);
}

/** Makes a code, or another one in its place. @throws Refusal as {@link showStoreCode}. */
export function makeStoreCode(platform: Platform, by: Operator, storeId: string): Promise<View> {
  const code = newStoreCode();
  const { retailerId, operatorId: madeBy } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) => readPlace(db, by.actor, storeId),
    decide: ({ store, made }, { now: madeAt }) => ({
      answer: viewOf(platform, store, { code, madeAt: madeAt.toISOString() }),
      writes: [
        part(
          'store_code',
          sql`${insertOne(storeCodes, { retailerId, storeId, code, madeBy, madeAt })}
            on conflict (retailer_id, store_id) do update set code = excluded.code, made_by = excluded.made_by,
              made_at = excluded.made_at`,
        ),
      ],
      audit: { action: 'store-code.made', subject: storeId, storeId, detail: { isAnother: made !== null } },
    }),
  });
}
