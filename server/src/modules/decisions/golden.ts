import { readFileSync } from 'node:fs';
import { type CreditFacts, type CreditReasonCode, type CreditSheet, checkSheet } from '@balcao/contract';
import { bucketOf } from './rules/arm.ts';
import { type CompiledPolicy, compileSheet, evaluate } from './rules/evaluate.ts';
import type { CreditResult } from './rules/result.ts';

const OWN_FILE = new URL('../../../vectors/decision.json', import.meta.url);

/** A case whose answer somebody worked out on paper. */
export interface GoldenCase {
  id: string;
  title: string;
  kind: string;
  facts: CreditFacts;
  expected: {
    decision: CreditResult['decision'];
    limitCents: number;
    codes: CreditReasonCode[];
    score?: number;
    grade?: string;
  };
}

export interface GoldenFile {
  policy: unknown;
  cases: GoldenCase[];
  experiment?: { vectors: { experimentId: string; cpf: string; bucket: number }[] };
}

/** The product's own policy and cases. */
export const readGolden = (): GoldenFile => JSON.parse(readFileSync(OWN_FILE, 'utf8')) as GoldenFile;

/** The sheet of a file of golden cases. @throws Error that says what is wrong with it. */
export function goldenSheet({ policy }: Pick<GoldenFile, 'policy'>): CreditSheet {
  const { sheet, faults } = checkSheet(policy);
  if (!sheet) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return sheet;
}

type Answer = GoldenCase['expected'];

const answerOf = ({ decision, limitCents, codes, points, grade }: CreditResult): Answer => ({
  decision,
  limitCents,
  codes,
  score: points,
  grade,
});

export interface GoldenDifference {
  id: string;
  title: string;
  /** Parts of the answer that are otherwise. */
  parts: { part: keyof Answer; expected: string; found: string }[];
}

/** What a policy answers otherwise than the cases say: empty when all agree. */
export function goldenDifferences(policy: CompiledPolicy, cases: readonly GoldenCase[]): GoldenDifference[] {
  return cases.flatMap(({ id, title, facts, expected }) => {
    const found = answerOf(evaluate(policy, facts));
    const parts = (Object.keys(expected) as (keyof Answer)[]).flatMap((part) => {
      const [one, other] = [JSON.stringify(expected[part]), JSON.stringify(found[part])];
      return one === other ? [] : [{ part, expected: one, found: other }];
    });
    return parts.length > 0 ? [{ id, title, parts }] : [];
  });
}

/** Whether a file holds a credit policy with its cases. */
export const isDecisionFile = (file: unknown): file is GoldenFile =>
  typeof file === 'object' && file !== null && 'policy' in file && 'cases' in file;

/** Runs a file of decisions, and the shares of its experiment. */
export function runDecisions(file: GoldenFile): { passed: number; failed: number; differences: string[] } {
  const found = goldenDifferences(compileGolden(file), file.cases);
  const shares = file.experiment?.vectors ?? [];
  const strays = shares.filter(({ experimentId, cpf, bucket }) => bucketOf(experimentId, cpf) !== bucket);
  const failed = found.length + strays.length;
  return {
    passed: file.cases.length + shares.length - failed,
    failed,
    differences: [
      ...found.flatMap(({ id, parts }) =>
        parts.map(({ part, expected, found: other }) => `${id} ${part}: ${other} instead of ${expected}`),
      ),
      ...strays.map(({ cpf, bucket }) => `${cpf}: another bucket than ${bucket}`),
    ],
  };
}

export const compileGolden = (file: Pick<GoldenFile, 'policy'>): CompiledPolicy => compileSheet(goldenSheet(file));
