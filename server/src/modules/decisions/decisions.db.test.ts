import { type CivilDate, type CreditFacts, type CreditSheet, isCpf } from '@balcao/contract';
import { beforeEach, expect, test } from 'vitest';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { call, givenStaff } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenCustomer } from '../../testing/shop.ts';
import { BureauBusy, bureauReport } from './bureau/bureau-report.ts';
import { goldenSheet, readGolden } from './golden.ts';
import { decisionPolicyFor, type DecisionPolicy } from './policy.ts';
import type { CreditBureau } from './ports.ts';
import { recordDecision, replays } from './record.ts';
import { evaluate } from './rules/evaluate.ts';
import { creditDecisions } from './tables.ts';
import { bureauSaying, cleanReport } from './testing/bureau.ts';

const { platform, shop, clock, app } = prepareCounter();
const file = readGolden();
const golden = goldenSheet(file);
const facts = file.cases[0]?.facts as CreditFacts;
const ON = '2026-11-21' as CivilDate;
let champion: string;
let borrowerId: string;

beforeEach(async () => {
  borrowerId = await givenCustomer(platform, shop);
  champion = await givenPolicyDocument(platform.db, { kind: 'credit', document: golden });
});

const challenge = (challengerBp: number, change: Partial<CreditSheet> = {}) =>
  givenPolicyDocument(platform.db, {
    kind: 'credit',
    variant: 'CHALLENGER',
    document: { ...golden, ...change, experiment: { id: 'exp-1', challengerBp } },
  });

const policyOf = async (): Promise<DecisionPolicy> => {
  const found = await decisionPolicyFor(platform.db, { borrowerId, on: ON });
  if (!found) throw new Error('no policy');
  return found;
};

async function decide(policy: DecisionPolicy): Promise<string> {
  const id = newId();
  const record = recordDecision(platform.secrets, {
    id,
    borrowerId,
    retailerId: shop.retailerId,
    storeId: shop.storeId,
    operatorId: shop.actor.operatorId,
    policy,
    facts,
    sources: { bureau: null },
    result: evaluate(policy, facts),
    at: clock.now(),
    latencyMs: 12,
  });
  await guardedWrite(platform.db, [record]);
  return id;
}

test('the policy of a day, by its hash; none before one is published', async () => {
  const { hash, ...rest } = await policyOf();
  expect(rest).toMatchObject({ id: champion, version: '2026-11-22.1', arm: 'CHAMPION', experimentId: null });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const before = await decisionPolicyFor(platform.db, { borrowerId, on: '2019-12-31' });
  expect(before).toBeNull();
});

test('another policy is tried on what was known of past applicants, each once', async () => {
  const policy = await policyOf();
  await decide(policy);
  await decide(policy);
  const { token } = (await givenStaff(platform, shop)).analyst;
  const tried = async (sheet: object) =>
    (await call(app, 'POST /credit-policies/simulate-past', { body: { sheet }, token })).body;
  const approved = { approved: 1, denied: 0, limits: 3_000 };
  expect(await tried(golden)).toMatchObject({
    count: 1,
    champion: approved,
    challenger: approved,
    swapOut: { count: 0 },
  });
  const all = { id: 'K99', all: [['bureau.score', 'gte', 0]], effect: 'DENIED', code: 'R07' };
  const stricter = { ...golden, knockouts: [...golden.knockouts, all] };
  expect(await tried(stricter)).toMatchObject({
    champion: approved,
    challenger: { approved: 0, denied: 1, limits: 0 },
    swapOut: { count: 1 },
  });
});

test('a record replays to the byte; facts and rules are sealed; the table is added to alone', async () => {
  const policy = await policyOf();
  const id = await decide(policy);
  const row = await rowOf(
    platform.db,
    select(creditDecisions.row('d'), sql`from ${creditDecisions.sql} d where d.id = ${id}::uuid`),
  );
  if (!row) throw new Error('no record');
  expect(row).toMatchObject({ decision: 'APPROVED', limitCents: 300_000, grade: 'A', points: 645, codes: [] });
  expect(row.policyHash).toBe(policy.hash);
  expect(`${row.factsSealed}${row.resultSealed}`).not.toContain('bureau');
  expect(replays(policy, platform.secrets, row)).toBe(true);
  const otherSheet = { ...policy, sheet: { ...policy.sheet, limit: { ...policy.sheet.limit, stepCents: 7 } } };
  expect(replays(otherSheet, platform.secrets, row)).toBe(false);
});

const ask = (bureau: CreditBureau, on = ON) =>
  bureauReport(platform, bureau, {
    borrowerId,
    cpf: '52998224725',
    name: 'Ana',
    birthOn: null,
    purpose: 'CREDIT_GRANTING',
    on,
  });

test('one query a day: the second is answered by what is kept, sealed; the next day asks again', async () => {
  expect(isCpf('52998224725')).toBe(true);
  const { bureau, asked } = bureauSaying(cleanReport(clock.now()));
  const first = await ask(bureau);
  expect(first.facts).toMatchObject({ status: 'OK', score: 700, negativeCents: 0 });
  expect(await ask(bureau)).toEqual(first);
  expect(asked).toHaveLength(1);
  const kept = await rowOf(
    platform.db,
    sql<{ sealed: string }>`select report_sealed as sealed from bureau_reports
    where borrower_id = ${borrowerId}::uuid`,
  );
  expect(kept?.sealed).not.toContain('REGULAR');
  await ask(bureau, '2026-11-22');
  expect(asked).toHaveLength(2);
});

test('of two at once one asks, the other is told to wait', async () => {
  const { bureau, asked } = bureauSaying(cleanReport(clock.now()));
  let answer = (): void => undefined;
  const slow: CreditBureau = {
    name: 'slow',
    ask: async (query) => {
      await new Promise<void>((done) => (answer = done));
      return bureau.ask(query);
    },
  };
  const first = ask(slow);
  await expect
    .poll(
      async () =>
        (await sql`select 1 from bureau_reports where borrower_id = ${borrowerId}::uuid`.execute(platform.db)).rows,
    )
    .toHaveLength(1);
  await expect(ask(bureau)).rejects.toThrow(BureauBusy);
  answer();
  await first;
  expect(asked).toHaveLength(1);
});

test('a bureau that fails is silent, may be asked again, and decides nothing', async () => {
  const failing: CreditBureau = { name: 'down', ask: () => Promise.reject(new Error('answered 500')) };
  const { facts: silent, source } = await ask(failing);
  expect(silent).toMatchObject({ status: 'UNAVAILABLE', score: null, negativeCents: null });
  expect(source).toEqual({ provider: 'down', queryId: null, asOf: null });
  const policy = await policyOf();
  const { outcome, codes } = evaluate(policy, { ...facts, bureau: silent });
  expect([outcome, codes]).toEqual(['MANUAL_ANALYSIS', ['R06']]);
  const { bureau } = bureauSaying(cleanReport(clock.now()));
  expect((await ask(bureau)).facts.status).toBe('OK');
});

// Last: the challenger stays.
test('who was decided on in an experiment stays in its arm, whatever its share becomes', async () => {
  const challenger = await challenge(10_000);
  const first = await policyOf();
  expect(first).toMatchObject({ id: challenger, arm: 'CHALLENGER', experimentId: 'exp-1' });
  await decide(first);
  const smaller = await challenge(0);
  expect(await policyOf()).toMatchObject({ id: smaller, arm: 'CHALLENGER' });
});
