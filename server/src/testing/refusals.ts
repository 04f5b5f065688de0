import type { ErrorCode } from '@balcao/contract/errors';
import { expect } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';

const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

/** 'done', or the code of the refusal; any other failure as it is. For acts of which some are refused. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  const outcome = await outcomeOf(work);
  return outcome instanceof Refusal ? outcome.code : outcome;
}

/** Expects an act to be refused, with these details when they are given. */
export async function expectRefusal(
  work: Promise<unknown>,
  code: ErrorCode,
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const outcome = await outcomeOf(work);
  expect(outcome instanceof Refusal ? outcome.code : outcome).toBe(code);
  if (details && outcome instanceof Refusal) expect(outcome.details).toEqual(details);
}

/** Code and details of the refusal by which a rule turns down; null when it does not. */
export function refusalOf(check: () => unknown): { code: ErrorCode; details: unknown } | null {
  try {
    check();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details };
    throw error;
  }
  return null;
}
