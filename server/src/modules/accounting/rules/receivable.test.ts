import { cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { type HeldInstallment, standingsOf } from './receivable.ts';

const installment = (dueOn: string, over: Partial<HeldInstallment> = {}): HeldInstallment => ({
  dueOn: civilDate(dueOn),
  amountCents: cents(10_500),
  principalCents: cents(10_000),
  bonusCents: cents(0),
  rateMonthly: '0.05',
  chargesContractRate: true,
  charges: { through: null, contractInterestCents: cents(0) },
  localHolidays: null,
  ...over,
});
const held = (contractId: string, ...installments: HeldInstallment[]) => ({ contractId, installments });
const on = (day: string, ...contracts: ReturnType<typeof held>[]) => standingsOf(contracts, civilDate(day));

test('what is not due at present value, what is overdue with the contract’s interest', () => {
  expect(on('2026-10-20', held('a', installment('2026-10-20')))).toMatchObject([
    { grossCents: 10_500, accruedCents: 500 },
  ]);
  expect(on('2026-09-20', held('a', installment('2026-10-20')))).toMatchObject([
    { grossCents: 10_000, accruedCents: 0 },
  ]);
  expect(on('2026-11-19', held('a', installment('2026-10-20')))).toMatchObject([{ grossCents: 11_025, daysLate: 30 }]);
});

test('a lender that stops on the due date earns nothing after it', () => {
  const stopping = installment('2026-10-20', { chargesContractRate: false });
  expect(on('2026-11-19', held('a', stopping))).toMatchObject([{ grossCents: 10_500 }]);
});

test('interest that the retailer paid was earned at the sale: nothing accrues before the due date', () => {
  const paid = installment('2026-10-20', { bonusCents: cents(500) });
  expect(on('2026-09-20', held('a', paid))).toMatchObject([{ grossCents: 10_000, accruedCents: 0 }]);
  expect(on('2026-11-19', held('a', paid))).toMatchObject([{ grossCents: 10_500, accruedCents: 500 }]);
});

test('a late part that was paid took the interest of the bonus first: what is left of the principal is worth itself', () => {
  // Of 349,81 with 54,29 that the retailer paid, all but 44 cents was paid: it closed the day with 44 - 5429.
  const cent = { rateMonthly: '0.05', bonusCents: cents(5_429), amountCents: cents(44), principalCents: cents(44) };
  expect(on('2026-12-24', held('a', installment('2026-12-21', cent)))).toMatchObject([
    { grossCents: 44, principalCents: 44, accruedCents: 0 },
  ]);
  // Of the interest alone a part.
  const some = installment('2026-10-20', { amountCents: cents(10_200), bonusCents: cents(500) });
  expect(on('2026-10-20', held('a', some))).toMatchObject([{ grossCents: 10_000, accruedCents: 0 }]);
});

test('contract interest that a late part paid is not earned again', () => {
  const charges = { through: civilDate('2026-11-19'), contractInterestCents: cents(0) };
  // Of 110,25 on the day 7,25 was paid, all of the 5,25 first.
  const rest = held('a', installment('2026-10-20', { amountCents: cents(10_300), charges }));
  expect(on('2026-11-19', rest)).toMatchObject([{ grossCents: 10_300, accruedCents: 300 }]);
  expect(on('2026-12-19', rest)).toMatchObject([{ grossCents: 10_815 }]);
  // Of the 5,25 but 2,00.
  const some = { charges: { ...charges, contractInterestCents: cents(325) } };
  expect(on('2026-11-19', held('a', installment('2026-10-20', some)))).toMatchObject([{ grossCents: 10_825 }]);
});

test('what a part paid late left unpaid is no more than the contract stands at over 90 days late', () => {
  const charges = { through: civilDate('2026-11-15'), contractInterestCents: cents(2_200) };
  const [whole] = on('2026-11-20', held('a', installment('2026-07-20')));
  expect(on('2026-11-20', held('a', installment('2026-07-20', { charges })))).toEqual([whole]);
});

test('cents of interest that the retailer paid, and of no principal, are worth nothing', () => {
  const rounded = { amountCents: cents(2), principalCents: cents(0), bonusCents: cents(2) };
  expect(on('2026-10-20', held('a', installment('2026-10-25', rounded)))).toMatchObject([
    { grossCents: 0, principalCents: 0, accruedCents: 0 },
  ]);
});

test('over 90 days late a contract stands as on the day before', () => {
  const late = held('a', installment('2026-07-20'));
  const [last] = on('2026-10-18', late);
  expect(last).toMatchObject({ isProblem: false, daysLate: 90 });
  expect(on('2026-10-19', late)).toMatchObject([
    { isProblem: true, problemSince: '2026-10-19', grossCents: last?.grossCents },
  ]);
  expect(on('2027-03-01', late)).toMatchObject([{ grossCents: last?.grossCents }]);
});

test('the others of a customer in default stop at that month’s end', () => {
  const late = held('a', installment('2026-07-20'));
  const other = held('b', installment('2026-12-20'));
  const [, before] = on('2026-10-30', late, other);
  const [, atEnd] = on('2026-10-31', late, other);
  const [, after] = on('2026-11-20', late, other);
  expect(before).toMatchObject({ isProblem: false, problemSince: null });
  expect(atEnd).toMatchObject({ isProblem: true, problemSince: null, daysLate: 0 });
  expect(after).toMatchObject({ isProblem: true, grossCents: atEnd?.grossCents });
  expect(atEnd?.grossCents).toBeGreaterThan(before?.grossCents ?? 0);
  // Paid, the other goes on.
  expect(on('2026-11-20', held('a'), other)[1]).toMatchObject({ isProblem: false });
});

test('with nothing left to pay it is worth nothing', () => {
  expect(on('2026-11-20', held('a'))).toEqual([
    {
      contractId: 'a',
      grossCents: 0,
      principalCents: 0,
      accruedCents: 0,
      daysLate: 0,
      problemSince: null,
      isProblem: false,
    },
  ]);
});
