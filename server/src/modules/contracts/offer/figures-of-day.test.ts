import {
  addDays,
  cents,
  cetOfFlows,
  type CivilDate,
  daysBetween,
  IOF_NATURAL_PERSON,
  sumCents,
} from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from '../policy.ts';
import { type PricingFacts, priceProposals } from '../rules/price-proposals.ts';
import { institutionRule, storeOwnRule, testPolicy } from '../testing.ts';
import { proposalOn } from './figures-of-day.ts';
import { proposalRows } from './proposal-rows.ts';

const OFFERED: CivilDate = '2026-11-21';
interface Sold {
  value: number;
  rateMonthly: string;
  counts: number[];
  feeRate?: string;
  isOwn?: boolean;
  isInterestPaidByRetailer?: boolean;
  rule?: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';
}

/** An offer of one plan, and what contracts keep of it. */
function offered({ value, rateMonthly, counts, feeRate = '0', isOwn = false, rule = 'MONTHLY', ...more }: Sold) {
  const law = isOwn ? storeOwnRule : institutionRule;
  const policy = {
    ...testPolicy,
    minimumInstallmentCents: cents(1),
    customerFeeRate: feeRate,
    plans: [{ dueDateRule: rule, rateMonthly, counts }],
  };
  const principalCents = cents(value);
  const pricing: PricingFacts = {
    principalCents,
    purchasedOn: OFFERED,
    billDueDay: null,
    policy,
    rule: law,
    iof: IOF_NATURAL_PERSON,
    ...more,
  };
  const terms = termsOf(policy, law, IOF_NATURAL_PERSON);
  const rows = proposalRows({ number: 'A', terms }, priceProposals(pricing));
  const customerFeeCents = cents(Math.round(value * Number(feeRate)));
  return {
    rows,
    contract: { principalCents, couponDiscountCents: cents(0), customerFeeCents, terms, offeredOn: OFFERED },
  };
}

test('1.000 reais at 5 % in six, offered on the 21st: what a new offer of the 23rd would be, on the due dates told', () => {
  const { rows, contract } = offered({ value: 100_000, rateMonthly: '0.05', counts: [6] });
  const [told] = rows;
  if (!told) throw new Error('nothing is offered');
  expect(told).toMatchObject({ installmentCents: 19_985, totalCents: 119_907 });
  expect(proposalOn(told, contract, OFFERED)).toBe(told);
  const signed = proposalOn(told, contract, '2026-11-23');
  expect(signed).toMatchObject({
    id: told.id,
    firstDueOn: '2026-12-21',
    installmentCents: 19_916,
    totalCents: 119_495,
  });
  expect(signed.plan).toMatchObject({
    iofDailyCents: 896,
    lastInstallmentCents: 19_915,
    cetAnnualPct: '89.72',
    countedFrom: '2026-11-23',
    offeredTotalCents: 119_907,
  });
  expect(signed.plan.rows.map(([dueOn]) => dueOn)).toEqual(told.plan.rows.map(([dueOn]) => dueOn));
});

test('cents that rounding adds on a later day are taken off: R$ 20,96 in seventeen would cost R$ 25,75 instead of 25,74', () => {
  const { rows, contract } = offered({ value: 2_096, rateMonthly: '0.0207', counts: [17] });
  const [told] = rows;
  if (!told) throw new Error('nothing is offered');
  const { totalCents, plan } = proposalOn(told, contract, '2026-11-22');
  expect([told.totalCents, totalCents]).toEqual([2_574, 2_574]);
  expect(sumCents(plan.rows.map(([, payment]) => payment))).toBe(2_574);
});

test('an offer that kept no tax, or whose first due date came, is as it was offered', () => {
  const { rows, contract } = offered({ value: 100_000, rateMonthly: '0.05', counts: [6] });
  const [told] = rows;
  if (!told) throw new Error('nothing is offered');
  const { iof: _, ...terms } = contract.terms;
  expect(proposalOn(told, { ...contract, terms }, '2026-11-23')).toBe(told);
  expect(proposalOn(told, contract, '2026-12-21')).toBe(told);
});

test('whatever is offered costs no more on a later day, and its figures agree with each other', () => {
  const anOffer = fc.record({
    value: fc.integer({ min: 1_000, max: 500_000 }),
    rateMonthly: fc.integer({ min: 0, max: 1_500 }).map((points) => (points / 10_000).toFixed(4)),
    counts: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 3 }),
    feeRate: fc.constantFrom('0', '0.01'),
    isOwn: fc.boolean(),
    isInterestPaidByRetailer: fc.boolean(),
    rule: fc.constantFrom('WEEKLY' as const, 'BIWEEKLY' as const, 'MONTHLY' as const),
  });
  let compared = 0;
  fc.assert(
    fc.property(anOffer, fc.integer({ min: 1, max: 2 }), (ask, waited) => {
      const { rows, contract } = offered(ask);
      for (const told of rows) {
        compared += 1;
        const day = addDays(OFFERED, waited);
        const before = proposalOn(told, contract, addDays(OFFERED, waited - 1));
        const { plan, totalCents } = proposalOn(told, contract, day, before.totalCents);
        expect(totalCents).toBeLessThanOrEqual(before.totalCents);
        expect(sumCents(plan.rows.map(([, , principal]) => principal))).toBe(plan.financedCents);
        const paid = ask.isInterestPaidByRetailer
          ? plan.rows.map(([, , bonified]) => bonified)
          : plan.rows.map(([, payment]) => payment);
        expect(sumCents(paid)).toBe(totalCents);
        expect(plan.rows.every(([, payment, principal]) => payment >= principal)).toBe(true);
        const flows = plan.rows.map(([dueOn], index) => ({
          days: daysBetween(day, dueOn),
          amountCents: (paid[index] ?? 0) + (index === 0 ? contract.customerFeeCents : 0),
        }));
        expect(plan.cetAnnualPct).toBe(cetOfFlows(contract.principalCents, flows).annualPct);
        expect(ask.isOwn && !ask.isInterestPaidByRetailer ? Number(plan.cetAnnualPct) : 0).toBeLessThanOrEqual(12);
      }
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(200);
});
