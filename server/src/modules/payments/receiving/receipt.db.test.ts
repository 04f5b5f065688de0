import { sql } from '../../../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { givenPolicy } from '../../../testing/products.ts';
import type { PaymentReceipt, PurchaseReceipt } from '../../documents/index.ts';
import { deskOf, givenInstallments } from '../testing/desk.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';

/** Every sale here is one whose interest the retailer paid: 600 reais in six, due from 2026-12-21 on. */
const { database, platform, clock, shop } = prepareCounter();
const desk = deskOf(platform, shop);

beforeAll(() => givenPolicy(platform, shop, { sourceProduct: 'INTEREST_PAID_BY_RETAILER' }, { customerFeeRate: '0' }));

async function receiptOf<T>(subjectId: string | undefined): Promise<T> {
  const { rows } = await sql<{ document: T }>`
    select document from receipts where subject_id = ${subjectId ?? null}::uuid`.execute(database.db);
  const [receipt] = rows;
  if (!receipt) throw new Error('no receipt');
  return receipt.document;
}
const balanceIn = async (payment: { paymentId: string } | undefined) =>
  (await receiptOf<PaymentReceipt>(payment?.paymentId)).balances[0];
const owedNow = async (borrowerId: string) =>
  (await desk.open(borrowerId)).reduce((sum, row) => sum + row.paymentDue, 0);

test('paid in time, what was paid and the balance are what the purchase was sold for', async () => {
  const { contractId, borrowerId, ids } = await givenInstallments(platform, shop);
  const { totalCents } = await receiptOf<PurchaseReceipt>(contractId);
  clock.set('2026-12-21T15:00:00Z');
  const [entry] = await desk.pay(ids.slice(0, 1));
  const balance = await balanceIn(entry);
  expect(balance).toMatchObject({ openInstallments: 5, openCents: totalCents - (entry?.paidValue ?? 0) });
  expect(balance?.openCents).toBe(await owedNow(borrowerId));
});

test('a part paid in time leaves the bonus, and the last payment leaves nothing', async () => {
  const { contractId, borrowerId } = await givenInstallments(platform, shop);
  const { totalCents } = await receiptOf<PurchaseReceipt>(contractId);
  const balance = await balanceIn(await desk.payAmount(contractId, 4_000));
  expect(balance).toMatchObject({ openInstallments: 6, openCents: totalCents - 4_000 });
  const rest = await desk.payAmount(contractId, await owedNow(borrowerId));
  expect(await balanceIn(rest)).toEqual({
    contractNumber: balance?.contractNumber,
    openInstallments: 0,
    openCents: 0,
  });
});

test('an overdue one lost its bonus; one due on a Sunday keeps it on the Monday', async () => {
  const { rows, ids } = await givenInstallments(platform, shop);
  const [, second, third] = rows;
  clock.set('2027-02-22T15:00:00Z');
  const [first] = await desk.pay(ids.slice(0, 1));
  expect([second?.dueDate, third?.dueDate]).toEqual(['2027-01-21', '2027-02-21']);
  const inTime = rows.slice(2).reduce((sum, row) => sum + row.installmentValue - row.discount, 0);
  const bonus = rows.slice(2).reduce((sum, row) => sum + row.discount, 0);
  expect(await balanceIn(first)).toMatchObject({
    openInstallments: 5,
    openCents: (second?.installmentValue ?? 0) + inTime,
    bonusCents: bonus,
  });
});
