import { simulatedPlan } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { NOON, prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { type CustomerOptions, givenCustomer, givenShop, grant, ports, type Shop } from '../../../testing/shop.ts';
import { givenEvaluation } from '../../credit/testing.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { testPolicy } from '../testing.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { simulatePurchase } from '../use-cases/simulate-purchase.ts';

const DAY_MS = 86_400_000;

const { database, platform, clock, shop } = prepareCounter({ connections: 12 });

/** One asks a fee of one per cent; one none, by the week and the month; one lends itself, at most one per cent a month. */
const policies = [
  {},
  {
    customerFeeRate: '0',
    plans: [
      { dueDateRule: 'WEEKLY' as const, rateMonthly: '0.08', counts: [2, 4] },
      { dueDateRule: 'BIWEEKLY' as const, rateMonthly: '0.071', counts: [2, 3] },
      { dueDateRule: 'MONTHLY' as const, rateMonthly: '0.0499', counts: [1, 5, 10, 12] },
    ],
  },
  {
    lenderType: 'STORE_OWN' as const,
    customerFeeRate: '0',
    minimumInstallmentCents: cents(5_000),
    plans: [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.009', counts: [1, 2, 3, 4, 8] }],
  },
];

/** 'Limite' and 'Leve', with much, little and nothing to buy with. */
const people: readonly CustomerOptions[] = [
  { limitCents: 400_000 },
  { limitCents: 400_000, isHighRecurrence: true, billDueDay: 5 },
  { limitCents: 90_000, isHighRecurrence: true, billDueDay: 28 },
  { limitCents: 2_500 },
  { limitCents: null },
  { limitCents: 400_000, isPurchaseDisabled: true },
];

interface Stage {
  shops: readonly Shop[];
  customers: readonly string[];
  /** Extra credit of the first customer, in the first shop. */
  evaluationId: string;
}

async function prepareStage(on: Platform): Promise<Stage> {
  const shops = [shop];
  for (const policy of policies.slice(1)) shops.push(await givenShop(on, policy));
  const customers: string[] = [];
  for (const person of people) {
    const id = await givenCustomer(on, shop, person);
    for (const elsewhere of shops.slice(1)) await grant(on, elsewhere, id);
    customers.push(id);
  }
  const pricing = { kind: 'pricing' as const, retailerId: shop.retailerId, document: testPolicy };
  await givenPolicyDocument(on.db, { ...pricing, variant: 'SUPER_PURCHASE' });
  const evaluationId = await givenEvaluation(on, shop, customers[0] ?? '', { validDays: 40 });
  return { shops, customers, evaluationId };
}
const stage = prepared(() => prepareStage(platform), { per: 'file' });

const among = (length: number) => fc.nat(length - 1);
const aPurchase = fc.record({
  // Most may buy.
  who: fc.oneof({ weight: 4, arbitrary: among(2) }, { weight: 1, arbitrary: among(people.length) }),
  where: among(policies.length),
  value: fc.oneof(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 20_000, max: 410_000 })),
  /** By the first customer's extra credit. */
  isExtra: among(10).map((one) => one === 0),
});
type Purchase = typeof aPurchase extends fc.Arbitrary<infer P> ? P : never;
const DAYS = 10;
/** A thousand, and more, in `npm run test:long`. */
const times = Number(process.env['SIMULATIONS'] ?? 250);
const purchases = fc.sample(fc.tuple(among(DAYS), aPurchase), times);

function askOf({ who, where, value, isExtra }: Purchase) {
  const { shops, customers, evaluationId } = stage;
  const { actor, storeId } = shops[isExtra ? 0 : where] ?? shop;
  const borrowerId = customers[isExtra ? 0 : who] ?? '';
  const extra = isExtra ? { transactionalCreditEvaluationId: evaluationId } : {};
  return { by: asOperator(actor), ask: { borrowerId, principal: cents(value), storeId, ...extra } };
}

/** The figures of each plan as they leave the API, with the fee; or why there are none. Of an offer that nobody keeps the plans have no names. */
async function figuresOf(work: ReturnType<typeof simulatePurchase> | ReturnType<typeof priceProposals>) {
  try {
    const answer = await work;
    const plans = 'simulation' in answer ? answer.simulation : answer.proposals;
    return { fee: answer.customerFeeValue, plans: plans.map((plan) => simulatedPlan.encode(plan)) };
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test(
  'a simulation tells what the till then offers, to the cent, of random purchases',
  { timeout: 30_000 + times * 60 },
  async () => {
    const codes = new Set<string>();
    let plans = 0;
    const oneOf = async (purchase: Purchase) => {
      const { by, ask } = askOf(purchase);
      const simulated = await figuresOf(simulatePurchase(platform, ports, by, ask));
      const offered = await figuresOf(priceProposals(platform, ports, by, ask));
      expect({ purchase, told: offered }).toEqual({ purchase, told: simulated });
      if (typeof simulated === 'string') codes.add(simulated);
      else plans += simulated.plans.length;
    };
    for (let day = 0; day < DAYS; day += 1) {
      clock.set(new Date(Date.parse(NOON) + day * DAY_MS));
      await Promise.all(purchases.filter(([on]) => on === day).map(([, purchase]) => oneOf(purchase)));
    }
    expect(plans).toBeGreaterThan(times * 2);
    expect([...codes]).toEqual(expect.arrayContaining(['INSUFFICIENT_LIMIT', 'PURCHASE_DISABLED_FOR_BORROWER']));
  },
);

test('it counts up to the end of the day of the store, and nothing of it is kept', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const ask = { borrowerId, principal: cents(43_219), storeId: shop.storeId };
  const simulated = await simulatePurchase(platform, ports, asOperator(shop.actor), ask);
  expect(simulated).toMatchObject({ principal: 43_219, expirationTimestamp: '2026-11-22T04:00:00.000Z' });
  const kept = await sql`select 1 from contracts where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  expect(kept.rows).toEqual([]);
});
