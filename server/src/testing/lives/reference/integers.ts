/** Fixed point of 80 decimal places: whole months of a rate are exact, so that halves of a cent are seen. */
const ONE = 10n ** 80n;
const DAYS_OF_A_MONTH = 30n;

/** n / d of numbers that are not negative, halves up. */
export const halfUp = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d));

/** a * b / c, rounded down. */
export const share = (a: number, b: number, c: number): number =>
  c === 0 ? 0 : Number((BigInt(a) * BigInt(b)) / BigInt(c));

/** A decimal fraction as a ratio of integers. */
export interface Ratio {
  n: bigint;
  d: bigint;
}

/** Of a text such as '0.0082'. */
export function ratio(text: string): Ratio {
  const [whole = '0', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

/** Cents times a ratio, halves up. */
export const times = (cents: number, { n, d }: Ratio): number => halfUp(BigInt(cents) * n, d);

/** Largest x with x ** 30 <= value. */
function thirtiethRoot(value: bigint): bigint {
  let low = 1n;
  let high = 1n << (BigInt(value.toString(2).length) / DAYS_OF_A_MONTH + 1n);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** DAYS_OF_A_MONTH <= value) low = middle;
    else high = middle;
  }
  return low;
}

const roots = new Map<string, bigint>();
const factors = new Map<string, bigint>();

/** (1 + rate) ** (1 / 30). */
function dailyFactor(rate: string): bigint {
  const known = roots.get(rate);
  if (known) return known;
  const { n, d } = ratio(rate);
  const root = thirtiethRoot(((d + n) * ONE ** DAYS_OF_A_MONTH) / d);
  roots.set(rate, root);
  return root;
}

/** (1 + rate) ** (days / 30), in parts of {@link ONE}. */
function factor(rate: string, days: number): bigint {
  const key = `${rate} ${days}`;
  const known = factors.get(key);
  if (known) return known;
  const { n, d } = ratio(rate);
  const months = BigInt(days) / DAYS_OF_A_MONTH;
  const month = (ONE * (d + n) ** months) / d ** months;
  let [power, base, left] = [month, dailyFactor(rate), days % Number(DAYS_OF_A_MONTH)];
  for (; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = (power * base) / ONE;
    base = (base * base) / ONE;
  }
  factors.set(key, power);
  return power;
}

/** What cents that are due in so many days are worth. */
export const presentValue = (cents: number, rate: string, days: number): number =>
  halfUp(BigInt(cents) * ONE, factor(rate, days));

/** Compound interest of cents over days. */
export const interestOf = (cents: number, rate: string, days: number): number =>
  halfUp(BigInt(cents) * (factor(rate, days) - ONE), ONE);

/** The equal payment on those days that is worth cents. */
export function equalPayment(cents: number, rate: string, days: readonly number[]): number {
  const worth = days.reduce((sum, one) => sum + (ONE * ONE) / factor(rate, one), 0n);
  return halfUp(BigInt(cents) * ONE, worth);
}
