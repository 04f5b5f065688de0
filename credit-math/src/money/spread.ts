/**
 * Spreads an amount over parts in proportion to them, by cumulative rounding down: each share is within one of its
 * proportion, the sum is exact, and a part of nothing gets nothing. Parts are not negative and not all zero.
 */
export function spread(amount: number, parts: readonly number[]): number[] {
  const total = BigInt(parts.reduce((sum, part) => sum + part, 0));
  let counted = 0n;
  let given = 0;
  return parts.map((part) => {
    counted += BigInt(part);
    const upToHere = Number((BigInt(amount) * counted) / total);
    const shareHere = upToHere - given;
    given = upToHere;
    return shareHere;
  });
}
