import { cents, civilDate, PROVISION_C5 } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Balances, movementsOf } from './movements.ts';
import { tableOf } from './rates.ts';
import type { Standing } from './receivable.ts';

const nothing: Balances = {
  accruedCents: cents(0),
  incurredCents: cents(0),
  additionalCents: cents(0),
  writtenOffCents: cents(0),
  writtenOffOn: null,
};
const inTime: Standing = {
  contractId: 'a',
  grossCents: cents(74_015),
  principalCents: cents(70_834),
  accruedCents: 3_181,
  daysLate: 0,
  problemSince: null,
  isProblem: false,
  barredDays: [],
};
/** C5 of the golden month. */
const inDefault: Standing = {
  ...inTime,
  grossCents: cents(89_410),
  principalCents: cents(70_822),
  accruedCents: 18_588,
  daysLate: 133,
  problemSince: civilDate('2026-10-19'),
  isProblem: true,
};
const received = {
  interestCents: cents(0),
  contractInterestCents: cents(0),
  fineCents: cents(0),
  lateInterestCents: cents(0),
  bonusCents: cents(0),
  discountCents: cents(0),
  forgivenCents: cents(0),
  waivedCents: cents(0),
};
const charges = { fineCents: cents(337), lateInterestCents: cents(500) };
const end = civilDate('2026-11-30');
const law = { table: PROVISION_C5, writeOffAfterDays: null };
const sums = (movements: ReturnType<typeof movementsOf>['movements']) => {
  const of: Record<string, number> = {};
  for (const { debit, credit, amountCents } of movements) {
    of[debit] = (of[debit] ?? 0) + amountCents;
    of[credit] = (of[credit] ?? 0) - amountCents;
  }
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== 0));
};

test('a day posts what is new; the same day again posts nothing', () => {
  const held = { ...nothing, accruedCents: cents(3_059) };
  const first = movementsOf(inTime, held, end, null);
  expect(sums(first.movements)).toEqual({ accrued_interest: 122, interest_income: -122 });
  expect(movementsOf(inTime, first.balances, end, null).movements).toEqual([]);
});

test('a month’s end sets aside what is not yet', () => {
  const held = { ...nothing, accruedCents: cents(18_588), incurredCents: cents(44_705), additionalCents: cents(3_040) };
  expect(sums(movementsOf(inDefault, held, end, law).movements)).toEqual({
    provision_expense: 3_040,
    allowance_incurred: -3_040,
  });
});

// `cases.writeOff` of the golden month.
test('what is late enough leaves the books, and what comes of it is income', () => {
  const held = { ...nothing, accruedCents: cents(18_588), incurredCents: cents(47_745), additionalCents: cents(3_040) };
  const monthEnd = { ...law, writeOffAfterDays: 120 };
  const { movements, balances, provision } = movementsOf(inDefault, held, end, monthEnd);
  expect(sums(movements)).toEqual({
    provision_expense: 38_625,
    allowance_incurred: 47_745,
    allowance_additional: 3_040,
    loans_receivable: -70_822,
    accrued_interest: -18_588,
    memo_written_off: 89_410,
    memo_written_off_contra: -89_410,
  });
  expect(balances).toEqual({ ...nothing, writtenOffCents: 70_822, writtenOffOn: end });
  expect(provision).toMatchObject({ isWrittenOff: true });
  // 200,00 came: 100,00 of principal, the rest interest, fine and mora.
  const later = { ...inDefault, principalCents: cents(60_822), accruedCents: 0 };
  const came = { ...received, interestCents: cents(4_249), contractInterestCents: cents(4_914), ...charges };
  const written = movements.filter(({ event }) => event === 'WRITE_OFF');
  const recovery = movementsOf(later, { ...balances, writtenOff: { received: came, entries: written } }, end, monthEnd);
  expect(sums(recovery.movements)).toEqual({
    loans_receivable: 10_000,
    interest_income: 9_163,
    fine_income: 337,
    late_interest_income: 500,
    recovery_income: -20_000,
    memo_written_off: -20_000,
    memo_written_off_contra: 20_000,
  });
  const entries = [...written, ...recovery.movements];
  const again = { ...recovery.balances, writtenOff: { received: came, entries } };
  expect(movementsOf(later, again, end, monthEnd).movements).toEqual([]);
  // Undone, it leaves recovery as it came.
  const undone = movementsOf(inDefault, { ...again, writtenOff: { received, entries } }, end, monthEnd).movements;
  expect(sums([...recovery.movements, ...undone])).toEqual({});
});

// Planted: what is controlled is less by principal alone, and the accrued 185,88 stay for ever.
test('a debt that is over is controlled no more, whatever it brought', () => {
  const off = movementsOf(inDefault, nothing, end, { ...law, writeOffAfterDays: 120 });
  const entries = off.movements.filter(({ event }) => event === 'WRITE_OFF');
  const over = { ...inDefault, principalCents: cents(0), grossCents: cents(0), accruedCents: 0 };
  for (const interestCents of [cents(100), cents(50_000)]) {
    const held = { ...off.balances, writtenOff: { received: { ...received, interestCents }, entries } };
    const { movements, balances } = movementsOf(over, held, end, null);
    expect(sums([...entries, ...movements])).toMatchObject({ recovery_income: -70_822 - interestCents });
    expect(sums([...entries, ...movements])).not.toHaveProperty('memo_written_off');
    expect(balances.writtenOffCents).toBe(0);
  }
});

test('one day short of the policy it stays', () => {
  const { provision } = movementsOf(inDefault, nothing, end, { ...law, writeOffAfterDays: 133 });
  expect(provision).toMatchObject({ isWrittenOff: false, incurredPercent: '53.4' });
});

test('the rates of a policy take the place of the law’s', () => {
  const table = tableOf({
    lateSteps: [{ upToDaysLate: 90, rate: '0.01945' }],
    doubtfulRate: '0.5',
    additionalRate: '0.1',
    incurredSteps: [{ rate: '0.8' }],
    writeOffAfterDays: null,
  });
  expect(movementsOf(inTime, nothing, end, { table, writeOffAfterDays: null }).provision).toMatchObject({
    additionalPercent: '1.945',
    additionalCents: 1_440,
  });
  expect(movementsOf(inDefault, nothing, end, { table, writeOffAfterDays: null }).provision).toMatchObject({
    incurredCents: 71_528,
    additionalCents: 8_941,
  });
});

test('after any days the books hold what the last one says, whatever came before', () => {
  const standing = fc
    .record({
      gross: fc.integer({ min: 1, max: 1_000_000 }),
      off: fc.integer({ min: -5_000, max: 5_000 }),
      late: fc.integer({ min: 0, max: 200 }),
    })
    .map(({ gross, off, late }): Standing => ({
      contractId: 'a',
      grossCents: cents(gross),
      principalCents: cents(Math.max(0, gross - off)),
      accruedCents: gross - Math.max(0, gross - off),
      daysLate: late,
      problemSince: late > 90 ? civilDate('2026-10-19') : null,
      isProblem: late > 90,
      barredDays: [],
    }));
  fc.assert(
    fc.property(fc.array(standing, { minLength: 1, maxLength: 6 }), (days) => {
      let held = nothing;
      const posted: ReturnType<typeof movementsOf>['movements'] = [];
      for (const day of days) {
        const { movements, balances } = movementsOf(day, held, end, law);
        posted.push(...movements);
        held = balances;
      }
      const all = sums(posted);
      expect(all['accrued_interest'] ?? 0).toBe(held.accruedCents);
      expect(0 - (all['allowance_incurred'] ?? 0)).toBe(held.incurredCents);
      expect(0 - (all['allowance_additional'] ?? 0)).toBe(held.additionalCents);
      expect(held.incurredCents + held.additionalCents).toBeLessThanOrEqual(days.at(-1)?.grossCents ?? 0);
    }),
  );
});
