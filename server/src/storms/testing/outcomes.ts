import { codeOf } from '../../testing/refusals.ts';

/** 'done', the code of a refusal, or the words of any other failure: a storm names every outcome it allows. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  const outcome = await codeOf(work);
  return typeof outcome === 'string' ? outcome : `failed: ${String(outcome)}`;
}

/** How often each outcome came. */
export async function tally(works: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(works.map(outcomeOf))) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Runs the same work `number` times at once. */
export const atOnce = <T>(number: number, work: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: number }, (_, index) => work(index));

/** Starts work so many milliseconds from now; at once when that is not ahead. */
export const startIn = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))).then(work);
