import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { earlyPayoff } from './early-payoff.ts';
import { cents, sumCents } from '../money/money.ts';
import { priceSchedule } from '../plan/schedule.ts';
import { anyAmount, anyTerms } from '../testing/arbitraries.ts';

test('four installments left, one month before the next', () => {
  const installments = (['2027-02-21', '2027-03-21', '2027-04-21', '2027-05-21'] as const).map((dueOn) => ({
    dueOn,
    amountCents: cents(19_702),
  }));
  const payoff = earlyPayoff({ rateMonthly: '0.05', payoffOn: '2027-01-21', installments });
  expect(payoff.items.map((item) => item.presentValueCents)).toEqual([18_733, 17_899, 17_019, 16_209]);
  expect(payoff).toMatchObject({ payoffCents: 69_860, discountCents: 8_948 });
});

test('due today and overdue come at face value', () => {
  const payoff = earlyPayoff({
    rateMonthly: '0.0699',
    payoffOn: '2027-06-05',
    installments: [
      { dueOn: '2027-05-05', amountCents: cents(24_990) },
      { dueOn: '2027-06-05', amountCents: cents(24_990) },
      { dueOn: '2027-07-05', amountCents: cents(24_990) },
    ],
  });
  expect(payoff.items.map(({ days, presentValueCents }) => [days, presentValueCents])).toEqual([
    [0, 24_990],
    [0, 24_990],
    [30, 23_357],
  ]);
});

test('refuses an empty installment and a malformed date', () => {
  const request = {
    rateMonthly: '0.05',
    payoffOn: '2027-01-21',
    installments: [{ dueOn: '2027-02-21', amountCents: cents(0) }],
  } as const;
  expect(() => earlyPayoff(request)).toThrow(RangeError);
  expect(() => earlyPayoff({ ...request, payoffOn: '2027-02-29' })).toThrow(RangeError);
});

test('the payoff never exceeds what is left, nor grows by waiting less', () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, fc.integer({ min: 0, max: 200 }), (terms, principalCents, wait) => {
      const { rows, totalCents } = priceSchedule({ ...terms, principalCents });
      const installments = rows.map((row) => ({ dueOn: row.dueOn, amountCents: row.paymentCents }));
      const at = (days: number): ReturnType<typeof earlyPayoff> =>
        earlyPayoff({ rateMonthly: terms.rateMonthly, payoffOn: addDays(terms.releasedOn, days), installments });
      const payoff = at(wait);
      expect(payoff.payoffCents).toBeLessThanOrEqual(totalCents);
      expect(payoff.payoffCents + payoff.discountCents).toBe(totalCents);
      expect(at(wait + 1).payoffCents).toBeGreaterThanOrEqual(payoff.payoffCents);
    }),
    { numRuns: 500 },
  );
});

test('paying everything off on the release day costs the principal, give or take the rounding of each row', () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, (terms, principalCents) => {
      const { rows } = priceSchedule({ ...terms, principalCents });
      const installments = rows.map((row) => ({ dueOn: row.dueOn, amountCents: row.paymentCents }));
      const { payoffCents, items } = earlyPayoff({
        rateMonthly: terms.rateMonthly,
        payoffOn: terms.releasedOn,
        installments,
      });
      expect(Math.abs(payoffCents - principalCents)).toBeLessThanOrEqual(items.length);
      expect(sumCents(items.map((item) => item.presentValueCents))).toBe(payoffCents);
    }),
    { numRuns: 500 },
  );
});
