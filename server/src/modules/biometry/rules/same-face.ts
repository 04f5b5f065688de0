import { likenesses, similarityOf } from '../../faces/index.ts';

export interface KnownFace {
  borrowerId: string;
  likeness: readonly number[];
}

/** How many faces of a retailer, the newest, a new one is compared with, and how old they may be. */
export const compared = { most: 200, days: 30 } as const;

/**
 * Whose face it seems to be, of those that are known under another CPF; null of none. The bound is the one of two pictures
 * of one person: a hint that a person follows up, never a denial.
 */
export function sameFace(likeness: readonly number[], known: readonly KnownFace[]): string | null {
  let best: { borrowerId: string; similarity: number } | null = null;
  for (const { borrowerId, likeness: other } of known) {
    const similarity = similarityOf(likeness, other) ?? 0;
    if (similarity >= likenesses.alike && similarity > (best?.similarity ?? 0)) best = { borrowerId, similarity };
  }
  return best?.borrowerId ?? null;
}
