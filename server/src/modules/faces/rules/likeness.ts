/** How far apart two likenesses are, as the model's makers count it: 25 times the square, of a range from 0.2 to 0.8. */
const SPREAD = 25;
const RANGE = { least: 0.2, most: 0.8 } as const;

/** How alike two faces are, 0 to 1; null where there is nothing to compare. */
export function similarityOf(one: readonly number[], other: readonly number[]): number | null {
  if (one.length === 0 || one.length !== other.length) return null;
  const apart = one.reduce((sum, part, place) => sum + SPREAD * (part - (other[place] ?? 0)) ** 2, 0);
  const near = (1 - Math.sqrt(apart) / 100 - RANGE.least) / (RANGE.most - RANGE.least);
  return Math.min(1, Math.max(0, near));
}
