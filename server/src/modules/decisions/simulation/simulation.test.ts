import { expect, test } from 'vitest';
import { compileGolden, readGolden } from '../golden.ts';
import { applicantOf, wouldFail } from '../rules/applicants.ts';
import { compileSheet, evaluate } from '../rules/evaluate.ts';
import { simulate } from '../rules/simulate.ts';
import { runSimulation } from './run-simulation.ts';

const champion = compileGolden(readGolden());
const tighter = structuredClone(champion.sheet);
for (const grade of tighter.scorecard.grades) if (grade.lt !== null) grade.lt += 40;
const challenger = compileSheet(tighter);
const COUNT = 20_000;
const share = (count: number) => count / COUNT;
const people = Array.from({ length: COUNT }, (_, index) => applicantOf(1, index));
const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test('invented applicants look like those of a store: income, debts, score, and how many fall behind', () => {
  expect(median(people.map(({ facts }) => facts.applicant.incomeCents ?? 0)) / 205_000).toBeCloseTo(1, 1);
  expect(median(people.flatMap(({ facts }) => facts.bureau.score ?? [])) / 514).toBeCloseTo(1, 1);
  expect(share(people.filter(({ facts }) => (facts.bureau.negativeCount ?? 0) > 0).length)).toBeCloseTo(0.41, 1);
  expect(share(people.filter((one) => wouldFail(one, 80_000)).length)).toBeCloseTo(0.22, 1);
  expect(applicantOf(1, 7)).toEqual(people[7]);
});

test('a better grade falls behind less often, and more limit more often', () => {
  const bad = new Map<string, { count: number; failed: number }>();
  for (const one of people) {
    const { decision, grade, limitCents } = evaluate(champion, one.facts);
    if (decision !== 'APPROVED') continue;
    const found = bad.get(grade) ?? { count: 0, failed: 0 };
    bad.set(grade, { count: found.count + 1, failed: found.failed + (wouldFail(one, limitCents) ? 1 : 0) });
  }
  const rates = ['A', 'B', 'C', 'D'].map((grade) => (bad.get(grade)?.failed ?? 0) / (bad.get(grade)?.count ?? 1));
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  const failed = (cents: number) => people.filter((one) => wouldFail(one, cents)).length;
  expect(failed(400_000)).toBeGreaterThan(failed(80_000));
});

test('two policies on the same people: a tighter one approves fewer, and parts add up', () => {
  const all = simulate({ champion, challenger }, { seed: 1, from: 0, count: 2_000 });
  const parts = [0, 1_000].map((from) => simulate({ champion, challenger }, { seed: 1, from, count: 1_000 }));
  expect(all.swapOut.count - all.swapIn.count).toBe(all.champion.approved - all.challenger.approved);
  expect(all.swapOut.count).toBeGreaterThan(all.swapIn.count);
  expect(parts.reduce((sum, part) => sum + part.champion.limitCents, 0)).toBe(all.champion.limitCents);
  const { F, M } = all.champion.groups;
  expect(F.count + M.count).toBe(2_000);
});

test('a thread beside the server comes to the same', async () => {
  const ask = { seed: 1, from: 0, count: 300 };
  const there = runSimulation({ champion: champion.sheet, challenger: tighter, ...ask });
  expect(await there).toEqual(simulate({ champion, challenger }, ask));
});
