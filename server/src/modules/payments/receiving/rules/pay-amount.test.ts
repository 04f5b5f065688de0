import { addDays } from '@balcao/credit-math';
import type { CivilDate } from '@balcao/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../kernel/refusal.ts';
import { inCents, type Plain } from '../../../../testing/in-cents.ts';
import { testFee as fee, testRow } from '../../testing.ts';
import type { FeeRow, InstallmentRow } from '../../tables.ts';
import { afterPayment } from './after-payment.ts';
import { amountDue } from '../../amounts/rules/amount-due.ts';
import { type AmountAsk, itemsOfAmount } from './pay-amount.ts';
import { openOf, payoffOn } from '../../payoff/rules/payoff.ts';

let made = 0;
const nextId = () => `item-${(made += 1)}`;
const row = (number: number, over: Partial<Plain<InstallmentRow>> = {}) =>
  testRow({ id: `i${number}`, number, dueOn: addDays('2026-12-21', 30 * (number - 1)), ...over });
const plan = [row(1), row(2), row(3)];
const payoff = (rows: readonly InstallmentRow[], fees: readonly FeeRow[], on: CivilDate) =>
  payoffOn(rows, fees, on, nextId);

function verdict(ask: Plain<AmountAsk>, rows: readonly InstallmentRow[] = plan, fees: readonly FeeRow[] = [fee]) {
  try {
    const items = itemsOfAmount(rows, fees, inCents<AmountAsk>(ask), '2026-12-21', nextId);
    return items.map(({ number, isPartial, kind }) =>
      kind === 'FEE' ? 'fee' : `${number}${isPartial ? ' part' : ''}`,
    );
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.details];
    throw error;
  }
}

describe('three installments of 120 reais, the first due today, and a fee of 6', () => {
  const all = payoff(plan, [fee], '2026-12-21').totalCents;

  test('the fee is paid whole, then the installments in their order', () => {
    expect(verdict({ amountCents: 5_000 })).toEqual(['1 part', 'fee']);
    expect(verdict({ amountCents: 12_600 })).toEqual(['1', 'fee']);
    expect(verdict({ amountCents: 12_601 })).toEqual(['1', '2 part', 'fee']);
    expect(verdict({ amountCents: all }, plan.toReversed())).toEqual(['1', '2', '3', 'fee']);
    expect(verdict({ amountCents: 100 }, plan, [])).toEqual(['1 part']);
  });

  // Seen by lives (LIVES_SEED=52001645): the fee that was paid was counted as an installment, so that all seemed paid.
  test('a fee that the first installment opens waits while another is left, also beside a fee that is paid', () => {
    const two = [row(1, { dueOn: '2026-12-23' }), row(2)];
    const waiting = {
      ...fee,
      id: 'own',
      firstInstallmentId: 'i1',
      opensOn: two[0]?.dueOn ?? fee.opensOn,
      isFirstSettled: false,
    };
    const fees = [fee, waiting];
    expect(verdict({ amountCents: 15_000 }, two, fees)).toEqual(['1', '2 part', 'fee']);
    expect(verdict({ amountCents: payoff(two, fees, '2026-12-21').totalCents }, two, fees)).toEqual([
      '1',
      '2',
      'fee',
      'fee',
    ]);
  });

  test('less than a real, or no more than the fee, is too little', () => {
    expect(verdict({ amountCents: 600 })).toEqual(['AMOUNT_TOO_SMALL', { minimum: 601 }]);
    expect(verdict({ amountCents: 99 }, plan, [])).toEqual(['AMOUNT_TOO_SMALL', { minimum: 100 }]);
    expect(verdict({ amountCents: -1 }, plan, [])).toEqual(['AMOUNT_TOO_SMALL', { minimum: 100 }]);
  });

  test('of what costs less than a real all of it may be paid', () => {
    const last = [row(1, { settledCents: 11_950, settledPrincipalCents: 8_962, settledLimitCents: 8_763 })];
    expect(verdict({ amountCents: 50 }, last, [])).toEqual(['1']);
    expect(verdict({ amountCents: 49 }, last, [])).toEqual(['AMOUNT_TOO_SMALL', { minimum: 50 }]);
  });

  test('more than pays it off, or another payoff than the cashier saw, is refused', () => {
    expect(verdict({ amountCents: all + 1 })).toEqual(['AMOUNT_ABOVE_PAYOFF', { payoff: all }]);
    expect(verdict({ amountCents: 5_000, expectedPayoffCents: all })).toEqual(['1 part', 'fee']);
    expect(verdict({ amountCents: 5_000, expectedPayoffCents: all - 1 })).toEqual([
      'PAYMENT_TOTAL_CHANGED',
      { total: all },
    ]);
  });

  test('nothing open, or an agreement', () => {
    expect(verdict({ amountCents: 100 }, [row(1, { status: 'PAID' })])).toEqual(['NOTHING_TO_PAY', undefined]);
    expect(verdict({ amountCents: 100 }, [row(1), row(2, { renegotiationId: 'r' })])).toEqual([
      'INSTALLMENT_IN_RENEGOTIATION',
      { installmentId: 'i2' },
    ]);
  });
});

test('a cent is worth a cent, however far its due date is', () => {
  const cent = row(1, { settledCents: 11_999, settledPrincipalCents: 8_999, settledLimitCents: 8_799 });
  expect(amountDue(cent, '2020-01-01')).toMatchObject({ faceCents: 1, dueCents: 1 });
});

const aDay = fc.integer({ min: -400, max: 500 }).map((days) => addDays('2026-12-21', days));
const fees = fc.array(fc.constant(fee), { maxLength: 2 });

describe('any amounts on any days', () => {
  test('are taken to the cent, and what is then left costs what was left', () => {
    const parts = fc.array(fc.tuple(aDay, fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, fees, (payments, openFees) => {
        let left = plan;
        let owedFees = openFees;
        for (const [on, percent] of payments.toSorted(([one], [other]) => one.localeCompare(other))) {
          if (left.every(({ status }) => status !== 'OPEN')) return;
          const before = payoff(openOf(left), owedFees, on).totalCents;
          const least = Math.min(before, Math.max(100, owedFees.length * fee.amountCents + 1));
          const amountCents = Math.max(least, Math.floor((before * percent) / 100));
          const items = itemsOfAmount(left, owedFees, inCents<AmountAsk>({ amountCents }), on, nextId);
          expect(items.reduce((sum, item) => sum + item.paidCents, 0)).toBe(amountCents);
          left = afterPayment(left, items);
          owedFees = [];
          const open = left.filter(({ status }) => status === 'OPEN');
          // Rounding a part's discount may cost the customer a cent, never more.
          const after = payoff(open, [], on).totalCents;
          expect(before - amountCents - after).toBeLessThanOrEqual(open.length);
          expect(after - (before - amountCents)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('the payoff is at most the face that is left and the charges of the day', () => {
    fc.assert(
      fc.property(aDay, fees, (on, openFees) => {
        const { items, totalCents, discountCents, chargesCents } = payoff(plan, openFees, on);
        const face = items.reduce((sum, item) => sum + item.faceCents, 0);
        expect(totalCents).toBe(face - discountCents + chargesCents);
        expect(totalCents).toBeLessThanOrEqual(face + chargesCents);
        expect(discountCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
