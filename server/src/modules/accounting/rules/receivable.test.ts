import { addDays, cents, civilDate } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BarredDays } from './barred-days.ts';
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
const held = (contractId: string, ...installments: HeldInstallment[]) => ({
  contractId,
  installments,
  barredDays: [],
});
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

/** The days one after the other, each by what stood of the contracts at its end. */
function through(days: readonly (readonly [string, ...ReturnType<typeof held>[]])[]) {
  const kept = new Map<string, BarredDays[]>();
  return days.map(([day, ...contracts]) => {
    const standings = standingsOf(
      contracts.map((one) => ({ ...one, barredDays: kept.get(one.contractId) ?? [] })),
      civilDate(day),
    );
    for (const { contractId, barredDays } of standings) kept.set(contractId, barredDays);
    return standings;
  });
}
const rest = installment('2026-11-20');
const worth = (day: string) => on(day, held('a', rest))[0]?.grossCents ?? 0;

// Planted: a doubt that ended without leaving its days.
test('what a contract missed while it was doubtful does not come back when it is not', () => {
  const late = held('a', installment('2026-07-20'), rest);
  const [, , cured, next] = through([
    ['2026-10-18', late],
    ['2026-11-09', late],
    ['2026-11-10', held('a', rest)],
    ['2026-11-11', held('a', rest)],
  ]);
  expect(cured).toMatchObject([{ isProblem: false, barredDays: [{ from: '2026-10-19', to: '2026-11-09' }] }]);
  const missed = worth('2026-11-09') - worth('2026-10-18');
  expect(missed).toBeGreaterThan(300);
  expect(cured?.[0]?.grossCents).toBe(worth('2026-11-10') - missed);
  expect(next?.[0]?.grossCents).toBe(worth('2026-11-11') - missed);
});

test('it is one doubt while anything of it is over 90 days late, whichever installment is', () => {
  const second = installment('2026-08-01');
  const [begun, still] = through([
    ['2026-11-01', held('a', installment('2026-07-20'), second, rest)],
    ['2026-11-02', held('a', second, rest)],
  ]);
  expect(still).toMatchObject([{ problemSince: '2026-10-31', barredDays: [{ from: '2026-10-19', to: null }] }]);
  expect(still?.[0]?.accruedCents).toBeLessThan(begun?.[0]?.accruedCents ?? 0);
});

test('a customer’s other contract misses its days too, and goes on from the day nothing is in default', () => {
  const other = held('b', rest);
  const [, , cured] = through([
    ['2026-10-31', held('a', installment('2026-07-20')), other],
    ['2026-11-09', held('a', installment('2026-07-20')), other],
    ['2026-11-10', held('a'), other],
  ]);
  expect(cured?.[1]).toMatchObject({ barredDays: [{ from: '2026-11-01', to: '2026-11-09' }] });
  expect(cured?.[1]?.grossCents).toBe(worth('2026-11-10') - (worth('2026-11-09') - worth('2026-10-31')));
});

test('a payment that is undone opens the doubt it had ended, as though it had never ended', () => {
  const late = held('a', installment('2026-07-20'), rest);
  const days = through([
    ['2026-11-09', late],
    ['2026-11-10', held('a', rest)],
    ['2026-11-11', late],
    ['2026-11-20', held('a', rest)],
  ]);
  expect(days[2]).toEqual(days[0]?.map((standing) => ({ ...standing, daysLate: 114 })));
  expect(days[3]).toMatchObject([{ barredDays: [{ from: '2026-10-19', to: '2026-11-19' }] }]);
});

test('through any payments and their undoing a doubtful day earns nothing, and another no more than its own', () => {
  const plan = [installment('2026-07-20'), installment('2026-08-20'), installment('2026-12-20')];
  const first = civilDate('2026-09-01');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 60, maxLength: 220 }), (paid) => {
      const days = through(
        paid.map((what, day) => [addDays(first, day), held('a', ...plan.slice(what < 10 ? 0 : what - 10))]),
      );
      days.forEach((now, day) => {
        const [a] = now;
        const [before] = days[day - 1] ?? [];
        const isSamePlan = before?.principalCents === a?.principalCents;
        if (!a || !before || !isSamePlan) return;
        const earned = a.grossCents - before.grossCents;
        expect(earned).toBeLessThanOrEqual(a.isProblem ? 0 : 60);
        expect(earned).toBeGreaterThanOrEqual(0);
      });
    }),
  );
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
      barredDays: [],
    },
  ]);
});
