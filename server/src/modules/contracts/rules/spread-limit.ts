/**
 * Shares a purchase value over the installments in proportion to the principal each repays, so that paying an
 * installment gives back its share and all of them give back exactly the purchase value (IOF never took limit).
 * Cumulative rounding: each share is within one cent of its proportion, the sum is exact.
 */
export function spreadLimit(purchaseCents: number, principalParts: readonly number[]): number[] {
  const total = BigInt(principalParts.reduce((sum, part) => sum + part, 0));
  let repaid = 0n;
  let given = 0;
  return principalParts.map((part) => {
    repaid += BigInt(part);
    const upToHere = Number((BigInt(purchaseCents) * repaid) / total);
    const shareHere = upToHere - given;
    given = upToHere;
    return shareHere;
  });
}
