import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { by, givenShop, paymentsPorts } from '../../testing/shop.ts';
import { payInstallments } from '../payments/index.ts';
import { arrive, givenCharged } from './testing.ts';
import { refundCredit } from './use-cases/refund-credit.ts';
import { showCharge } from './use-cases/show-charge.ts';
import { customerCreditCents } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const pay = (ids: readonly string[]) =>
  payInstallments(platform, paymentsPorts, by(shop, 'POST /pay'), {
    installmentIds: ids,
    storeId: shop.storeId,
  });
const charged = (options = {}) => givenCharged(platform, shop, options);
const show = (id: string) => showCharge(platform, shop.actor, id);
const refund = (receiptId: string, { key = newId(), at = shop } = {}) =>
  refundCredit(platform, by(at, 'POST /refund', key), { receiptId, reason: 'devolvido no caixa' });
const creditOf = (borrowerId: string) => customerCreditCents(database.db, borrowerId);

describe('a credit handed back', () => {
  async function givenCredit() {
    const { charge, borrowerId, ids, value } = await charged({ charged: 3 });
    await pay(ids);
    await arrive(platform, { txid: charge.txid, value });
    const [receipt] = (await show(charge.id)).receipts;
    return { borrowerId, value, receiptId: receipt?.id ?? '' };
  }

  test('leaves the books once, with its audit row', async () => {
    const { borrowerId, receiptId, value } = await givenCredit();
    const first = await refund(receiptId, { key: 'the-key-of-a-refund' });
    expect(first).toMatchObject({ id: receiptId, unappliedValue: value, refundedAt: clock.now().toISOString() });
    expect(await refund(receiptId, { key: 'the-key-of-a-refund' })).toEqual(first);
    await expectRefusal(refund(receiptId), 'PIX_ALREADY_REFUNDED');
    expect(await creditOf(borrowerId)).toBe(0);
    const audit = sql<{ n: number }>`
      select count(*) as n from audit_entries where subject = ${receiptId} and action = 'pix.refunded'`;
    expect(await one(audit)).toEqual({ n: 1 });
  });

  test('by two at once is handed back once', async () => {
    const { receiptId, borrowerId } = await givenCredit();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(refund(receiptId))));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code !== 'done')).toEqual(Array(4).fill('PIX_ALREADY_REFUNDED'));
    expect(await creditOf(borrowerId)).toBe(0);
  });

  test('there must be one, of the own retailer', async () => {
    const { charge, value } = await charged();
    await arrive(platform, { txid: charge.txid, value });
    const [receipt] = (await show(charge.id)).receipts;
    await expectRefusal(refund(receipt?.id ?? ''), 'PIX_WITHOUT_CREDIT');
    const { receiptId } = await givenCredit();
    await expectRefusal(refund(receiptId, { at: await givenShop(platform) }), 'PIX_RECEIPT_NOT_FOUND');
  });
});
