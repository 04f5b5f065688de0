import { spread } from '../money/spread.ts';

export interface CetPart {
  kind: 'GOODS' | 'IOF' | 'FEE' | 'INTEREST';
  cents: number;
  /** Part of the total due in hundredths of a percent; all parts sum to 10 000. */
  basisPoints: number;
}

/**
 * What the total due is made of (Res. CMN 4.881/2020 art. 7; CDC art. 54-B): the goods, the tax, the fee paid with the
 * first installment, and the interest with the cent that rounding of the financed value may leave over. Sums are exact.
 */
export function cetParts(due: { netCents: number; iofCents: number; feeCents: number; totalCents: number }): CetPart[] {
  const { netCents, iofCents, feeCents, totalCents } = due;
  const parts = [
    { kind: 'GOODS', cents: netCents },
    { kind: 'IOF', cents: iofCents },
    { kind: 'FEE', cents: feeCents },
    { kind: 'INTEREST', cents: totalCents - netCents - iofCents },
  ] as const;
  const shares = spread(
    10_000,
    parts.map(({ cents }) => cents),
  );
  return parts.map(({ kind, cents }, index) => ({ kind, cents, basisPoints: shares[index] ?? 0 }));
}
