import { z } from 'zod';
import type { StepResult } from './step.ts';

export type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped'>;

const vitestShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** What a run claims is believed only with its exit code: a failure that no test carries still counts as one. */
function honest(counts: Counts, code: number): Counts {
  const isEmpty = counts.passed + counts.failed === 0;
  const hidesFailure = code !== 0 && counts.failed === 0;
  return isEmpty || hidesFailure ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** A file that could not be loaded has no tests and would otherwise vanish from the sum. */
export function countVitest(report: unknown, code: number): Counts {
  const found = vitestShape.parse(report);
  const broken = found.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = found.numFailedTests + broken.length;
  const skipped = found.numPendingTests + found.numTodoTests;
  return honest({ passed: found.numPassedTests, failed, skipped }, found.success ? code : code || 1);
}

export function countPlaywright(report: unknown, code: number): Counts {
  const { stats, errors } = playwrightShape.parse(report);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return honest({ passed: stats.expected, failed, skipped: stats.skipped }, code);
}

const closingCount = /(\d+) passed, (\d+) failed\s*$/;

/** The golden cases print their count as the last line. */
export function countVectors(output: string, code: number): Counts {
  const found = closingCount.exec(output);
  return honest({ passed: Number(found?.[1] ?? 0), failed: Number(found?.[2] ?? 0), skipped: 0 }, code);
}
