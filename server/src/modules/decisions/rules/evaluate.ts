import {
  type CreditCondition,
  type CreditEffect,
  creditEffects,
  type CreditFactName,
  type CreditFacts,
  type CreditReasonCode,
  type CreditSheet,
  type FactValue,
} from '@balcao/contract';
import { chainOf, termsOf } from './limit.ts';
import { moreLimit } from './more-limit.ts';
import type { CreditResult, PointsTrace, RuleTrace } from './result.ts';

/** Grows when the same sheet and facts would come to another result, or be traced otherwise. */
export const EVALUATOR_VERSION = 1;

/** A sheet whose every cell is compiled once. */
export interface CompiledPolicy {
  readonly sheet: CreditSheet;
  readonly knockouts: readonly Compiled[];
  readonly attributes: readonly CompiledAttribute[];
}

type Read = (facts: CreditFacts) => FactValue;
type Knockout = CreditSheet['knockouts'][number];
type Attribute = CreditSheet['scorecard']['attributes'][number];

interface Compiled {
  rule: Knockout;
  names: readonly CreditFactName[];
  reads: readonly Read[];
  tests: readonly ((facts: CreditFacts) => boolean)[];
}

interface CompiledAttribute {
  attribute: Attribute;
  best: number;
  read: Read;
  points: (value: FactValue) => number;
}

/** Compiles a checked sheet. Whoever decides often keeps what it answers. */
export function compileSheet(sheet: CreditSheet): CompiledPolicy {
  return {
    sheet,
    knockouts: sheet.knockouts.map((rule) => {
      const names = [...new Set(rule.all.map(([name]) => name))];
      return { rule, names, reads: names.map(readerOf), tests: rule.all.map(testOf) };
    }),
    attributes: sheet.scorecard.attributes.map((attribute) => ({
      attribute,
      best: bestOf(attribute),
      read: readerOf(attribute.field),
      points: pointsOf(attribute),
    })),
  };
}

function readerOf(name: CreditFactName): Read {
  const [group, field] = name.split('.') as [keyof CreditFacts, string];
  return (facts) => (facts[group] as Record<string, FactValue> | undefined)?.[field] ?? null;
}

/** What is missing meets no condition. */
function testOf([name, operator, value]: CreditCondition): (facts: CreditFacts) => boolean {
  const read = readerOf(name);
  if (operator === 'in') {
    const values: ReadonlySet<FactValue> = new Set([value].flat());
    return (facts) => values.has(read(facts));
  }
  if (operator === 'eq') return (facts) => read(facts) === value;
  const bound = Number(value);
  const compares = comparisons[operator];
  return (facts) => {
    const found = read(facts);
    return typeof found === 'number' && compares(found, bound);
  };
}

const comparisons = {
  lt: (found: number, bound: number) => found < bound,
  lte: (found: number, bound: number) => found <= bound,
  gt: (found: number, bound: number) => found > bound,
  gte: (found: number, bound: number) => found >= bound,
} as const;

const bestOf = ({ missing, bins = [], in: groups = [] }: Attribute): number =>
  Math.max(missing, ...[...bins, ...groups].map(({ points }) => points));

function pointsOf({ missing, bins, in: groups }: Attribute): (value: FactValue) => number {
  if (bins) {
    return (value) =>
      typeof value === 'number' ? (bins.find(({ lt }) => lt === null || value < lt)?.points ?? missing) : missing;
  }
  const points = new Map(
    (groups ?? []).flatMap((group) => group.values.map((value) => [value, group.points] as const)),
  );
  return (value) => (value === null ? missing : (points.get(value) ?? missing));
}

/** Decides by a policy and facts alone: same in, same out, to the byte. */
export function evaluate(policy: CompiledPolicy, facts: CreditFacts): CreditResult {
  const { sheet } = policy;
  const knockouts = policy.knockouts.map(({ rule: { id, effect, code }, names, reads, tests }): RuleTrace => ({
    id,
    hit: tests.every((test) => test(facts)),
    effect,
    code,
    seen: names.map((name, at) => [name, reads[at]?.(facts) ?? null]),
  }));
  const scorecard = policy.attributes.map(({ attribute: { id, field, code }, best, read, points }): PointsTrace => {
    const value = read(facts);
    return { id, fact: field, value, points: points(value), best, code };
  });
  const points = scorecard.reduce((sum, of) => sum + of.points, sheet.scorecard.base);
  const graded = sheet.scorecard.grades.find(({ lt }) => lt === null || points < lt);
  if (!graded) throw new Error('a checked sheet has a grade for all points');
  const terms = termsOf(sheet, facts, graded.grade);
  const hits = knockouts.filter(({ hit }) => hit);
  const steps = hits.some(({ effect }) => effect === 'DENIED') ? [] : chainOf(sheet, { terms, graded, points });
  const stepHits = steps.filter(({ hit }) => hit);
  const weak = stepHits.some(({ id }) => id === 'GRADE') ? weakest(scorecard, sheet.scorecard.topReasons) : [];
  const outcome = strongest([...hits, ...stepHits].map(({ effect }) => effect));
  const found = [...hits, ...stepHits].flatMap(({ code }) => code ?? []);
  const codes = [...new Set([...found, ...weak])].toSorted();
  const limitCents = outcome === 'DENIED' ? 0 : terms.limitCents;
  const result = { outcome, decision: outcome, codes, points, grade: graded.grade, pdBp: graded.pdBp, terms };
  const trace = { knockouts, scorecard, steps };
  if (!facts.request || facts.request.amountCents < 0) return { ...result, limitCents, trace };
  const more = moreLimit(sheet, facts, { outcome, codes, grade: graded.grade, terms });
  return { ...result, decision: more.decision, codes: more.codes, limitCents: more.limitCents, trace };
}

const strongest = (effects: readonly CreditEffect[]): CreditEffect =>
  creditEffects.find((effect) => effects.includes(effect)) ?? 'APPROVED';

/** Attributes that cost the most points, in the order of the card where they cost alike. */
function weakest(scorecard: readonly PointsTrace[], most: number): CreditReasonCode[] {
  return scorecard
    .filter(({ best, points }) => best > points)
    .toSorted((one, other) => other.best - other.points - (one.best - one.points))
    .slice(0, most)
    .map(({ code }) => code);
}
