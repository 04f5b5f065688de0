let twoDecimals: Intl.NumberFormat | undefined;

/** A percentage already in points, two decimals: 145.08 or '145.08' -> '145,08%'. @throws RangeError when not a number. */
export function formatPercentPoints(points: number | string): string {
  const value = Number(points);
  if (!Number.isFinite(value)) throw new RangeError(`not a percentage: '${points}'`);
  twoDecimals ??= new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${twoDecimals.format(value)}%`;
}

/** A rate as a fraction, two decimals: 0.0699 or '0.0699' -> '6,99%'. @throws RangeError when not a number. */
export function formatPercent(fraction: number | string): string {
  // Twelve digits drop the float's noise (0.0575 x 100 is 5.750000000000001) before the rounding.
  return formatPercentPoints((Number(fraction) * 100).toPrecision(12));
}

/** True for what is typed as an amount, a number or a percentage: digits, perhaps a dot, up to two decimals. */
export function isTwoDecimals(text: string): boolean {
  return /^\d+(?:\.\d{0,2})?$/.test(text);
}
