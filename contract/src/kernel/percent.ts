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

/** A decimal text with its point moved by some digits, exactly: ('0.0499', 2) is '4.99'. */
function shifted(text: string, by: number): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${part}`;
  const point = whole.length + by;
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const number = `${padded.slice(0, at).replace(/^0+(?=\d)/, '')}.${padded.slice(at)}`.replace(/\.?0*$/, '');
  return number === '0' ? '0' : `${sign}${number}`;
}

/** A fraction as people type it, without rounding: '0.00935806' -> '0,935806'. Other texts stay as they are. */
export const percentOfFraction = (fraction: string): string =>
  /^-?\d+(\.\d+)?$/.test(fraction) ? shifted(fraction, 2).replace('.', ',') : fraction;

/** What was typed as a percentage, with comma or point, as a fraction: '11,88' -> '0.1188'; null when it is none. */
export function fractionOfPercent(typed: string): string | null {
  const plain = typed.replace(/\s*%\s*$/, '').trim();
  return /^-?\d{1,5}([.,]\d{1,10})?$/.test(plain) ? shifted(plain.replace(',', '.'), -2) : null;
}

/** True for what is typed as an amount, a number or a percentage: digits, perhaps a dot, up to two decimals. */
export function isTwoDecimals(text: string): boolean {
  return /^\d+(?:\.\d{0,2})?$/.test(text);
}
