import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date.ts';
import { IOF_NATURAL_PERSON } from './iof.ts';
import { cents } from '../money/money.ts';
import { pricePlan } from './price.ts';
import type { PricedPlan } from './price.ts';
import { anyAmount, anyDate, anyRateMillionths, anyRule, rateOf } from '../testing/arbitraries.ts';
import { referencePlan } from '../testing/reference-plan.ts';
import type { ReferenceInput, ReferencePlan } from '../testing/reference-plan.ts';

const anyInput = (amount: fc.Arbitrary<number>): fc.Arbitrary<ReferenceInput> =>
  fc
    .tuple(
      amount,
      anyRateMillionths,
      anyDate,
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 24 }),
      anyRule,
      fc.boolean(),
    )
    .map(([needed, rateMillionths, released, wait, count, rule, hasIof]) => {
      const firstDue = addDays(released, wait);
      return { needed, rateMillionths, released, firstDue, count, rule, hasIof };
    });

function priced(input: ReferenceInput): PricedPlan {
  return pricePlan({
    netCents: cents(input.needed),
    financedFeesCents: cents(0),
    feesPaidWithFirstInstallmentCents: cents(0),
    rateMonthly: rateOf(input.rateMillionths),
    releasedOn: civilDate(input.released),
    firstDueOn: civilDate(input.firstDue),
    count: input.count,
    rule: input.rule,
    iof: input.hasIof ? IOF_NATURAL_PERSON : null,
  });
}

type Figures = { financed: number; iof: number; rows: (readonly [string, number, number])[] };

function ours(plan: PricedPlan): Figures {
  const rows = plan.rows.map((row) => [row.dueOn, row.interestCents, row.principalCents] as const);
  return { financed: plan.financedCents, iof: plan.iofCents, rows };
}

function theirs(plan: ReferencePlan): Figures {
  const rows = plan.rows.map((row) => [row.due, Number(row.interest), Number(row.principal)] as const);
  return { financed: Number(plan.financed), iof: Number(plan.iof), rows };
}

test('agrees to the cent with an independent integer engine over 1,500 random plans', () => {
  const check = fc.property(anyInput(anyAmount), (input) => {
    const plan = priced(input);
    // Forty cents below the answer is far outside the rounding noise: a smaller solution would be found.
    expect(ours(plan)).toEqual(theirs(referencePlan(input, plan.financedCents - 40)));
  });
  fc.assert(check, { numRuns: 1_500 });
}, 60_000);

test('finds the smallest principal of all, scanning every cent from the net value up', () => {
  const check = fc.property(anyInput(fc.integer({ min: 1_000, max: 20_000 })), (input) => {
    expect(ours(priced(input))).toEqual(theirs(referencePlan(input, 0)));
  });
  fc.assert(check, { numRuns: 100 });
}, 60_000);
