import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { call, givenSession } from '../../testing/counter.ts';
import { pdfLines } from '../../testing/pdf-text.ts';
import {
  by,
  givenCustomer,
  givenSale,
  givenShop,
  type SaleWanted,
  type Shop,
  paymentsPorts,
} from '../../testing/shop.ts';
import { givenPolicy } from '../../testing/products.ts';
import { givenCoupon } from '../credit/testing.ts';
import type { CancellationReceipt } from '../documents/index.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop, app } = prepareCounter({ at: START });
const manager = prepared(() => givenColleague(platform, shop));

const back = (contractId: string, value?: number, at: Shop = manager) =>
  cancelContract(platform, paymentsPorts, by(at, 'POST /cancellation'), {
    contractId,
    reason: 'RETURN_OF_GOODS',
    value: centsIfAny(value),
    storeId: at.storeId,
  });
const sold = async (sale: SaleWanted = { cents: 60_000, count: 6 }, at = shop) => {
  const borrowerId = await givenCustomer(platform, at);
  return { borrowerId, contractId: await givenSale(platform, at, borrowerId, sale) };
};
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const messageOf = async (cancellationId: string) => {
  const sealed = await one(
    sql<{ text: string }>`select text_sealed as text from messages where dedup_key = ${`canceled:${cancellationId}`}`,
  );
  return platform.secrets.decrypt(sealed?.text ?? '');
};
/** The lines of the purchase receipt, page by page. */
const printed = async (contractId: string, at = manager) => {
  const answer = await call(app, 'GET /contracts/{id}/render', {
    params: { id: contractId },
    token: await givenSession(platform, at.retailerId, at.actor.operatorId),
  });
  return pdfLines(answer.body as Uint8Array);
};
const sum = (cents: readonly number[]) => cents.reduce((total, cent) => total + cent, 0);
const receiptOf = async (cancellationId: string) =>
  (
    await one(
      sql<{ document: CancellationReceipt }>`
        select document from receipts where subject_id = ${cancellationId}::uuid and kind = 'CANCELLATION'`,
    )
  )?.document;

test('a coupon whose last day is over is given back, and nothing says that it is good again', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const couponId = await givenCoupon(platform, borrowerId);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 40_000, count: 3, couponId });
  clock.set('2027-01-10T15:00:00Z');
  const answer = await back(contractId);
  expect(await one(sql`select status from coupons where id = ${couponId}::uuid`)).toEqual({ status: 'EXPIRED' });
  expect(answer.couponGivenBack).toBe(false);
  expect(await receiptOf(answer.id)).toMatchObject({ isCouponGivenBack: false });
});

test('the message says that installments go on smaller when some do, not when all were paid', async () => {
  const { borrowerId, contractId } = await sold();
  const smaller = 'As parcelas que continuam diminuíram.';
  expect(await messageOf((await back(contractId, 10_000)).id)).toContain(smaller);
  const desk = deskOf(platform, shop);
  await desk.pay((await desk.open(borrowerId)).map(({ id }) => id));
  const text = await messageOf((await back(contractId, 10_000)).id);
  expect(text).toContain('em dinheiro na loja.');
  expect(text).not.toContain(smaller);
});

describe('the figures of half a purchase whose interest the retailer pays add up', () => {
  /** What its installments cost before and after the return, as the counter lists them without late charges. */
  const halved = async (on: string) => {
    const at = await givenShop(platform);
    const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.05', counts: [6] }];
    await givenPolicy(platform, at, { sourceProduct: 'INTEREST_PAID_BY_RETAILER' }, { customerFeeRate: '0', plans });
    const { borrowerId, contractId } = await sold(undefined, at);
    clock.set(on);
    const listed = async () =>
      (await deskOf(platform, at).open(borrowerId)).map(({ paymentDue, interest }) => paymentDue - interest);
    const before = await listed();
    const answer = await back(contractId, 30_000, await givenColleague(platform, at));
    const receipt = await receiptOf(answer.id);
    const left = (receipt?.installments ?? []).map(({ amountCents }) => amountCents);
    expect(left).toEqual(await listed());
    expect(answer.installments.map((row) => row.installmentValue)).toEqual(left);
    expect(sum(answer.installments.map((row) => row.reversedValue))).toBe(receipt?.releasedCents);
    expect(sum(left) + (receipt?.releasedCents ?? 0)).toBe(sum(before));
    return { receipt, print: (await printed(contractId, at)).flat().join(' ') };
  };
  const charges = 'As parcelas vencidas têm ainda encargos de atraso, contados até o dia do pagamento.';

  test('in time: less the bonus', async () => {
    const { receipt, print } = await halved(START);
    expect([receipt?.releasedCents, sum(receipt?.installments.map((row) => row.amountCents) ?? [])]).toEqual([
      30_390, 30_390,
    ]);
    expect(print).not.toContain(charges);
  });

  test('an overdue installment is listed with the interest it now owes, its charges apart', async () => {
    const { receipt, print } = await halved('2027-01-05T15:00:00Z');
    expect(receipt?.installments.map(({ isOverdue }) => isOverdue)).toEqual([true, ...Array<boolean>(5).fill(false)]);
    expect(print).toContain(charges);
  });
});

describe('the receipt of the purchase says so', () => {
  test('a part, then the whole, each with its own page', async () => {
    const { contractId } = await sold();
    expect((await printed(contractId)).flat().join(' ')).not.toMatch(/CANCELADO|DEVOLUÇÃO/);
    await back(contractId, 15_000);
    const part = await printed(contractId);
    expect(part).toHaveLength(2);
    expect(part[0]?.[0]).toBe('DEVOLUÇÃO PARCIAL');
    expect(part[1]).toEqual(
      expect.arrayContaining(['Devolução', 'Valor devolvido | R$ 150,00', 'Resta da compra | R$ 450,00']),
    );
    clock.set('2026-11-25T15:00:00Z');
    await back(contractId);
    const whole = await printed(contractId);
    expect(whole).toHaveLength(3);
    expect(whole[0]?.[0]).toBe('CANCELADO em 25/11/2026');
    expect(whole[2]).toEqual(expect.arrayContaining(['Cancelamento de compra', 'Já devolvido antes | R$ 150,00']));
  });
});
