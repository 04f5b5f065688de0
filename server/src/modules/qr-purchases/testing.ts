import { cents } from '@balcao/credit-math';
import { addSeconds } from '../../kernel/clock.ts';
import { guardedWrite, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { newToken, sha256 } from '../../kernel/secrets.ts';
import type { Shop } from '../../testing/shop.ts';
import { newQrFragment } from './store.ts';
import { storeRequests } from './tables.ts';

/** A purchase by QR code of a shop's cashier that nobody opened. Returns its id. */
export async function givenQrPurchase({ db, secrets, clock }: Platform, { actor, storeId }: Shop): Promise<string> {
  const [id, token, now] = [newId(), newToken(), clock.now()];
  const { retailerId, operatorId } = actor;
  const row = { retailerId, id, storeId, operatorId, valueCents: cents(60_000), createdAt: now };
  const link = { tokenHash: sha256(token), tokenSealed: secrets.encrypt(token), endsAt: addSeconds(now, 600) };
  await guardedWrite(db, [newQrFragment({ ...row, ...link })]);
  return id;
}

/** What a customer asked by the printed code of a shop, before anybody answered. Returns its id. */
export async function givenStoreRequest({ db, clock }: Platform, { actor, storeId }: Shop): Promise<string> {
  const [id, now] = [newId(), clock.now()];
  const row = { retailerId: actor.retailerId, id, storeId, valueCents: cents(60_000), number: '482' };
  const times = { createdAt: now, endsAt: addSeconds(now, 600) };
  await guardedWrite(db, [
    part('request', insertOne(storeRequests, { ...row, ...times, keyHash: sha256(newToken()) })),
  ]);
  return id;
}
