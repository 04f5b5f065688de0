import type { CreditFacts } from '@balcao/contract';
import { expect, test } from 'vitest';
import { compileGolden, goldenDifferences, readGolden, runDecisions } from '../golden.ts';
import { evaluate } from './evaluate.ts';

const file = readGolden();
const policy = compileGolden(file);
const clean = file.cases[0]?.facts as CreditFacts;

test('every golden case: outcome, codes, points, grade and limit to the cent', () => {
  expect(runDecisions(file)).toEqual({ passed: 43, failed: 0, differences: [] });
});

test('a planted wrong cent, code and bucket are caught and named', () => {
  const planted = structuredClone(file);
  const [first, second] = planted.cases;
  if (first) first.expected.limitCents += 1;
  if (second) second.expected.codes = ['R40'];
  planted.experiment?.vectors.splice(0, 3, { experimentId: 'exp-2026-11', cpf: '52998224725', bucket: 1 });
  expect(runDecisions(planted)).toEqual({
    passed: 38,
    failed: 3,
    differences: [
      'G01 limitCents: 300000 instead of 300001',
      'G03 codes: [] instead of ["R40"]',
      '52998224725: another bucket than 1',
    ],
  });
  expect(goldenDifferences(policy, file.cases)).toEqual([]);
});

test('a low grade names the three attributes that cost the most, ties in the order of the card', () => {
  const facts: CreditFacts = {
    ...clean,
    applicant: { ...clean.applicant, employment: 'STUDENT', age: 20 },
    bureau: { ...clean.bureau, score: 310, positiveMonths: 0, queries30d: 8 },
  };
  const { decision, grade, codes, limitCents, trace } = evaluate(policy, facts);
  expect({ decision, grade, codes, limitCents }).toEqual({
    decision: 'DENIED',
    grade: 'E',
    codes: ['R30', 'R32', 'R36', 'R40'],
    limitCents: 0,
  });
  expect(trace.steps.map(({ id, hit }) => [id, hit])).toEqual([
    ['INCOME', false],
    ['GRADE', true],
  ]);
});

test('the trace says of every rule what it saw, also of those that did not hold', () => {
  const { trace } = evaluate(policy, { ...clean, bureau: { ...clean.bureau, negativeCount: 1, negativeCents: null } });
  expect(trace.knockouts).toHaveLength(23);
  expect(trace.knockouts.find(({ id }) => id === 'K08')).toEqual({
    id: 'K08',
    hit: false,
    effect: 'DENIED',
    code: 'R08',
    seen: [
      ['bureau.negativeCount', 1],
      ['bureau.negativeCents', null],
      ['bureau.score', 700],
    ],
  });
});

test.each([
  ['a bureau that is silent is never an approval', { bureau: { ...clean.bureau, status: 'UNAVAILABLE' } }, 'R06'],
  ['nobody who declares nothing has income', { applicant: { ...clean.applicant, incomeCents: null } }, 'R41'],
  ['nothing left of the income', { bureau: { ...clean.bureau, monthlyDebtCents: 500_000 } }, 'R42'],
] as const)('%s', (_, change, code) => {
  const { outcome, codes } = evaluate(policy, { ...clean, ...change });
  expect(outcome).not.toBe('APPROVED');
  expect(codes).toEqual([code]);
});

const asks = (kind: 'INCREASE' | 'SUPER_COMPRA', amountCents: number, change: Partial<CreditFacts['history']> = {}) =>
  evaluate(policy, {
    ...clean,
    applicant: { ...clean.applicant, employment: 'SELF_EMPLOYED' },
    bureau: { ...clean.bureau, score: 460 },
    history: { ...clean.history, paidOnTime: 7, currentLimitCents: 80_000, usedCents: 60_000, ...change },
    request: { kind, amountCents },
  });

test.each([
  ['what the purchase needs, up to the step', asks('INCREASE', 60_010), 'APPROVED_AUTO', 121_000, []],
  ['too early', asks('INCREASE', 60_000, { daysSinceIncrease: 29 }), 'DENIED_AUTO', 80_000, ['R51']],
  ['early enough', asks('INCREASE', 60_000, { daysSinceIncrease: 30 }), 'APPROVED_AUTO', 120_000, []],
  ['extra for one purchase', asks('SUPER_COMPRA', 60_000), 'APPROVED', 40_000, []],
  ['no extra is needed', asks('SUPER_COMPRA', 20_000), 'SUFFICIENT_LIMIT', 0, []],
] as const)('more limit: %s', (_, result, decision, limitCents, codes) => {
  expect([result.decision, result.limitCents, result.codes]).toEqual([decision, limitCents, codes]);
});
