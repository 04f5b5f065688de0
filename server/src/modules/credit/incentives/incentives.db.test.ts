import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import type { CivilDate } from '@balcao/contract';
import { creditPorts } from '../../../bindings.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import { runDueJobs } from '../../../kernel/jobs/worker.ts';
import { silentLog } from '../../../testing/platform.ts';
import { by, givenCustomer, givenShop, type Shop } from '../../../testing/shop.ts';
import { completeCpf } from '../../borrowers/index.ts';
import { journalFragments } from '../../books/index.ts';
import { givenOperator } from '../../identity/testing.ts';
import { saveConfiguration } from '../../retailers/index.ts';
import { creditJobs } from '../credit-jobs.ts';
import { type AccruedIncentive, accruedIncentiveFact, incentiveFact, type IncentiveRule } from './facts.ts';
import { accrueIncentiveFragments, reverseIncentiveFragments } from './store.ts';
import { incentiveCents, incentivePostings } from '../rules/incentive-amounts.ts';
import { givenCampaign, givenEvaluationPolicy, givenIncentiveRule } from '../testing.ts';
import { evaluateCredit } from '../use-cases/evaluate-credit.ts';
import { findEvaluation } from '../use-cases/find-evaluation.ts';
import { listIncentives, type StatementAsk } from '../use-cases/list-incentives.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { prepared } from '../../../testing/prepared.ts';

const ON: CivilDate = '2026-11-21';
const { database, platform, clock, shop } = prepareCounter({ shopPer: 'test' });
const customer = prepared(async () => ({ borrowerId: await givenCustomer(platform, shop) }), { per: 'test' });

beforeEach(() => sql`delete from policy_documents where kind = 'incentive-rule'`.execute(database.db));

const ruleIn = async ({ retailerId, storeId }: Shop, event: 'SALE' | 'REGISTRATION' = 'SALE') =>
  (
    await sql<{
      rule: IncentiveRule | null;
    }>`select ${incentiveFact({ retailerId, storeId }, ON, event)} as rule`.execute(database.db)
  ).rows[0]?.rule ?? null;
const accruedOn = async (subjectId: string) =>
  (
    await sql<{ accrued: AccruedIncentive | null }>`
      select ${accruedIncentiveFact(shop.retailerId, subjectId, 'SALE')} as accrued`.execute(database.db)
  ).rows[0]?.accrued ?? null;
const subjectOf = (subjectId: string, on = ON) => ({
  event: 'SALE' as const,
  retailerId: shop.retailerId,
  borrowerId: customer.borrowerId,
  subjectId,
  at: clock.now(),
  on,
});

/** A sale's incentive with its postings, as a sale writes them. */
async function earn(base: number, subjectId = newId(), on = ON): Promise<string> {
  const rule = await ruleIn(shop);
  if (!rule) throw new Error('no rule in force');
  const baseCents = cents(base);
  const earnedCents = incentiveCents(rule, baseCents);
  const { storeId, actor } = shop;
  const sale = {
    ...subjectOf(subjectId, on),
    storeId,
    operatorId: actor.operatorId,
    rule,
    baseCents,
    cents: earnedCents,
  };
  await guardedWrite(database.db, [
    ...accrueIncentiveFragments(sale),
    ...journalFragments({ ...sale, event: 'INCENTIVE', postings: incentivePostings(earnedCents) }),
  ]);
  return subjectId;
}

async function takeBack(subjectId: string, amount: number): Promise<void> {
  const accrued = await accruedOn(subjectId);
  if (!accrued) throw new Error('nothing accrued');
  await guardedWrite(database.db, [
    ...reverseIncentiveFragments({ ...subjectOf(subjectId), accrued, cents: cents(amount) }),
    ...journalFragments({
      ...subjectOf(subjectId),
      subjectId: newId(),
      storeId: shop.storeId,
      event: 'INCENTIVE_REVERSAL',
      postings: incentivePostings(cents(-amount)),
    }),
  ]);
}

const list = (over: Partial<StatementAsk> = {}, actor = shop.actor) =>
  listIncentives(platform, actor, {
    from: '2026-11-01',
    to: '2026-11-30',
    operatorId: undefined,
    sort: 'on',
    cursor: undefined,
    limit: 200,
    ...over,
  });

test('the rule in force is the nearest to the store, the newest of its day', async () => {
  expect(await ruleIn(shop)).toBeNull();
  await givenIncentiveRule(database.db, { rate: '0.01' });
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId, rate: '0.02' });
  await givenIncentiveRule(database.db, {
    retailerId: shop.retailerId,
    rate: '0.03',
    validFrom: '2026-11-01',
    category: 'gold',
  });
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId, rate: '0.04', validFrom: '2026-11-22' });
  expect(await ruleIn(shop)).toMatchObject({ kind: 'PERCENTAGE', rate: '0.03', valueCents: null, category: 'gold' });
  expect(await ruleIn(shop, 'REGISTRATION')).toBeNull();
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId, storeId: shop.storeId, valueCents: 700 });
  expect(await ruleIn(shop)).toMatchObject({ kind: 'FIXED_VALUE', valueCents: 700 });
});

test('a sale earns once, and gives back in parts up to what it earned', async () => {
  await givenIncentiveRule(database.db, { rate: '0.015' });
  const subjectId = await earn(100_000);
  expect(await accruedOn(subjectId)).toMatchObject({ baseCents: 100_000, accruedCents: 1_500, reversedCents: 0 });
  await expect(earn(100_000, subjectId)).rejects.toEqual(new GuardMissed('incentive_accrual'));
  await takeBack(subjectId, 500);
  await takeBack(subjectId, 1_000);
  expect(await accruedOn(subjectId)).toMatchObject({ accruedCents: 1_500, reversedCents: 1_500 });
  expect(await accruedOn(newId())).toBeNull();
});

test('nothing earned or taken back writes nothing', async () => {
  const rule = { id: newId(), category: 'bronze' as const };
  const none = {
    ...subjectOf(newId()),
    storeId: shop.storeId,
    operatorId: shop.actor.operatorId,
    rule,
    baseCents: cents(1),
  };
  expect(accrueIncentiveFragments({ ...none, cents: cents(0) })).toEqual([]);
  const accrued = {
    ruleId: rule.id,
    ...none,
    category: rule.category,
    accruedCents: cents(1),
    reversedCents: cents(1),
  };
  expect(reverseIncentiveFragments({ ...subjectOf(newId()), accrued, cents: cents(0) })).toEqual([]);
});

describe('the statement', () => {
  test('has every entry of the days asked for with their totals', async () => {
    await givenIncentiveRule(database.db, { category: 'silver' });
    const before = await earn(10_000, newId(), '2026-10-31');
    const sold = await earn(50_000);
    await takeBack(sold, 100);
    const statement = await list();
    expect(statement).toMatchObject({
      operatorId: shop.actor.operatorId,
      accruedTotal: 500,
      reversedTotal: 100,
      total: 400,
      next: null,
    });
    expect(statement.items.map(({ kind, value, subjectId, category }) => [kind, value, subjectId, category])).toEqual([
      ['ACCRUAL', 500, sold, 'silver'],
      ['REVERSAL', -100, sold, 'silver'],
    ]);
    const october = await list({ from: '2026-10-01', to: '2026-10-31' });
    expect(october.items.map(({ subjectId, on, at }) => [subjectId, on, at])).toEqual([
      [before, '2026-10-31', '2026-11-21T15:00:00.000Z'],
    ]);
  });

  test('comes in pages without losing or repeating an entry', async () => {
    await givenIncentiveRule(database.db);
    for (let n = 0; n < 205; n += 1) await earn(10_000, newId(), n % 2 === 0 ? ON : '2026-11-20');
    const first = await list();
    const second = await list({ cursor: first.next ?? undefined });
    expect([first.items.length, second.items.length, second.next]).toEqual([200, 5, null]);
    expect([first.total, second.total]).toEqual([20_500, 20_500]);
    const seen = [...first.items, ...second.items];
    expect(new Set(seen.map(({ id }) => id)).size).toBe(205);
    expect(seen.map(({ on }) => on)).toEqual(seen.map(({ on }) => on).toSorted());
    const newest = await list({ sort: '-on', limit: 205 });
    expect([newest.items, newest.next]).toEqual([seen.toReversed(), null]);
  });

  test('of others is seen by managers and analysts of the retailer alone', async () => {
    await givenIncentiveRule(database.db);
    await earn(50_000);
    const colleague = { ...shop.actor, operatorId: await givenOperator(platform, { retailerId: shop.retailerId }) };
    const theirs = { operatorId: shop.actor.operatorId };
    await expectRefusal(list(theirs, colleague), 'FORBIDDEN');
    await expectRefusal(list(theirs, { ...colleague, role: 'retailer_analyst' }), 'FORBIDDEN');
    expect((await list(theirs, { ...colleague, role: 'manager' })).total).toBe(500);
    expect((await list(theirs, { ...colleague, role: 'analyst' })).total).toBe(500);
    expect((await list({}, colleague)).total).toBe(0);
    const foreign = await givenShop(platform);
    await expectRefusal(list(theirs, { ...foreign.actor, role: 'manager' }), 'OPERATOR_NOT_FOUND');
  });
});

test('a registration rewards who registered and who was registered, once', async () => {
  await givenIncentiveRule(database.db, { event: 'REGISTRATION', valueCents: 500, category: 'gold' });
  await givenCampaign(database.db, { trigger: 'REGISTRATION' });
  const { retailerId, storeId, actor } = shop;
  const seller = { retailerId, storeId, operatorId: actor.operatorId };
  const registered = await givenCustomer(platform, shop, { registeredBy: seller });
  const reward = creditJobs(platform, creditPorts)['credit.registration-completed'];
  const job = { id: newId(), kind: 'credit.registration-completed', payload: {}, attempts: 1 };
  const handlers = { 'credit.registration-completed': reward };
  await runDueJobs({ db: database.db, clock, log: silentLog, handlers });
  await reward({ borrowerId: registered, ...seller }, job);
  const { items } = await list();
  expect(items.map(({ event, value, subjectId, category }) => [event, value, subjectId, category])).toEqual([
    ['REGISTRATION', 500, registered, 'gold'],
  ]);
  const lines = await sql<{ account: string; amount_cents: number }>`
    select account, amount_cents from journal_lines where borrower_id = ${registered}::uuid order by line`.execute(
    database.db,
  );
  expect(lines.rows).toEqual([
    { account: 'incentive_expense', amount_cents: 500 },
    { account: 'incentive_payable', amount_cents: -500 },
  ]);
  const traces = await sql<{ action: string; principal: string; operator_id: string | null }>`
    select action, principal, operator_id from audit_entries
    where action in ('incentive.accrued', 'coupon.issued') and retailer_id = ${retailerId}::uuid order by id`.execute(
    database.db,
  );
  // The job acts on behalf of who registered the customer.
  const system = { principal: 'system', operator_id: actor.operatorId };
  expect(traces.rows).toEqual([
    { action: 'incentive.accrued', ...system },
    { action: 'coupon.issued', ...system },
  ]);
  const coupons = await sql`
    select 1 from coupons where borrower_id = ${registered}::uuid and trigger = 'REGISTRATION'`.execute(database.db);
  expect(coupons.rows).toHaveLength(1);
});

test('an evaluation of extra credit tells what a sale now may earn, where that is shown', async () => {
  const sourceProduct = 'SUPER_PURCHASE' as const;
  const { storeId } = shop;
  await givenEvaluationPolicy(database.db);
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId, rate: '0.025', category: 'same_day' });
  const evaluated = async (number: number, limitCents: number | null) => {
    const document = completeCpf(String(600_000_000 + number));
    await givenCustomer(platform, shop, { cpf: document, limitCents });
    const ask = { document, storeId, requestedCents: cents(30_000), sourceProduct, operatorPhoneNumber: undefined };
    return evaluateCredit(platform, creditPorts, by(shop, 'POST /tx-credit/evaluations'), ask);
  };
  const found = () => {
    const document = completeCpf('600000001');
    const search = { document, storeId, sourceProduct, status: 'ACCEPTED' as const, results: undefined };
    return findEvaluation(platform, creditPorts, shop.actor, search);
  };
  const terms = { incentiveType: 'percentage', incentiveValue: 0.025, incentiveCategory: 'same_day' };
  const largest = { maxRemunerationValue: 750, maxRemunerationValueBasedOnPurchaseValueOf: 30_000, ...terms };
  const simulates = (isContractSimulationAllowed: boolean) => ({ options: { isContractSimulationAllowed } });
  expect(await evaluated(1, 100_000)).toMatchObject({ remuneration: largest, ...simulates(true) });
  expect((await found()).remuneration).toEqual(largest);
  // Denied, what is left is a sale within the limit: of R$ 150,00 the half is below the policy's least.
  expect((await evaluated(2, 15_000)).remuneration).toEqual({
    ...largest,
    maxRemunerationValue: 375,
    maxRemunerationValueBasedOnPurchaseValueOf: 15_000,
  });
  expect(await evaluated(3, null)).toMatchObject({ remuneration: null, ...simulates(false) });
  await saveConfiguration(platform, { retailerId: shop.retailerId }, { serviceCentre: { showIncentive: false } });
  expect((await found()).remuneration).toBeNull();
});
