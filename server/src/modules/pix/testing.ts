import { randomBytes } from 'node:crypto';
import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { by, chargesPorts, givenCustomer, givenSale, paymentsPorts, type Shop } from '../../testing/shop.ts';
import type { PixPorts } from './ports.ts';
import { createAgreementCharge, createCharge } from './use-cases/create-charge.ts';
import { receiveAny, receivePix } from './use-cases/receive-pix.ts';

export const testPix: PixPorts = {
  provider: { createCharge: ({ txid }) => Promise.resolve({ brCode: `br-code-of-${txid}` }) },
  webhookSecret: 'the secret that the bank of the tests signs with',
  chargeMinutes: 60,
  customerPays: null,
};

export const newEndToEndId = () => `E00000000${randomBytes(12).toString('hex').slice(0, 23)}`;

/** Charges installments at the shop, under a fresh key unless one is given. */
export const givenPixCharge = (
  platform: Platform,
  shop: Shop,
  installmentIds: readonly string[],
  { key = newId(), pix = testPix }: { key?: string; pix?: PixPorts } = {},
) =>
  createCharge(platform, pix, by(shop, 'POST /coordinator/pix/charges', key), {
    installmentIds,
    storeId: shop.storeId,
  });

/** Charges the next payment of an agreement at the shop. */
export const givenAgreementCharge = (
  platform: Platform,
  shop: Shop,
  id: string,
  { key = newId(), pix = testPix }: { key?: string; pix?: PixPorts } = {},
) =>
  createAgreementCharge(platform, pix, by(shop, 'POST /coordinator/pix/agreement-charges', key), {
    id,
    storeId: shop.storeId,
  });

export interface PaidPix {
  txid: string;
  value: number;
  endToEndId?: string;
  paidAt?: Date;
}

/** The bank says that a Pix arrived, now. */
export const arrive = (platform: Platform, { paidAt, value, txid, endToEndId = newEndToEndId() }: PaidPix) =>
  receivePix(platform, paymentsPorts, {
    txid,
    endToEndId,
    value: cents(value),
    paidAt: (paidAt ?? platform.clock.now()).toISOString(),
  });

/** The same, of a charge of any module. */
export const arriveForAny = (platform: Platform, { value, txid, endToEndId = newEndToEndId() }: PaidPix) =>
  receiveAny(
    platform,
    { ...paymentsPorts, ...chargesPorts },
    { txid, endToEndId, value: cents(value), paidAt: platform.clock.now().toISOString() },
  );

/** A customer who owes `count` installments of one purchase and its fee, the first `charged` of them by Pix. */
export async function givenCharged(platform: Platform, shop: Shop, { count = 3, charged = 1 } = {}) {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count });
  const { rows } = await sql<{ id: string }>`
    select id from installments where contract_id = ${contractId}::uuid order by number`.execute(platform.db);
  const ids = rows.map(({ id }) => id);
  const charge = await givenPixCharge(platform, shop, ids.slice(0, charged));
  return { borrowerId, contractId, ids, charge, value: charge.value as number };
}

/** Text of the newest message about a Pix, whoever it went to. */
export async function newestMessage({ db, secrets }: Platform): Promise<string> {
  const found = await sql<{ text: string }>`
    select text_sealed as text from messages where purpose in ('PIX_CHARGE', 'PAYMENT_RECEIVED')
    order by id desc limit 1`.execute(db);
  return secrets.decrypt(found.rows[0]?.text ?? '').replaceAll('\u00a0', ' ');
}
