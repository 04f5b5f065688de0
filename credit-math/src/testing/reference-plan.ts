/**
 * A second pricing engine, written apart from the product's on purpose and only for comparison in tests: plain
 * integers scaled by 10^50, the thirtieth root by Newton, dates by Date, and a linear scan for the principal.
 */
const SCALE = 10n ** 50n;

export type ReferenceInput = {
  readonly needed: number;
  /** Monthly rate in millionths: 50_000 is 5 %. */
  readonly rateMillionths: number;
  readonly released: string;
  readonly firstDue: string;
  readonly count: number;
  readonly rule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';
  readonly hasIof: boolean;
};

export type ReferenceRow = { readonly due: string; readonly interest: bigint; readonly principal: bigint };
export type ReferencePlan = { readonly financed: bigint; readonly iof: bigint; readonly rows: readonly ReferenceRow[] };

type Timeline = {
  readonly dues: readonly string[];
  readonly days: readonly number[];
  readonly growth: readonly bigint[];
};

/** Prices by brute force: the smallest principal, from `scanFrom` up, that leaves what is needed. */
export function referencePlan(input: ReferenceInput, scanFrom: number): ReferencePlan {
  const timeline = timelineOf(input);
  for (let financed = BigInt(Math.max(scanFrom, input.needed)); ; financed += 1n) {
    const rows = rowsOf(financed, timeline);
    const iof = input.hasIof ? iofOf(financed, rows, timeline.days) : 0n;
    if (financed - iof >= BigInt(input.needed)) return { financed, iof, rows };
  }
}

function timelineOf(input: ReferenceInput): Timeline {
  const dues = Array.from({ length: input.count }, (_, index) => dueDate(input, index));
  const days = dues.map((due) => Math.round((Date.parse(due) - Date.parse(input.released)) / 86_400_000));
  const daily = thirtiethRoot(SCALE + (BigInt(input.rateMillionths) * SCALE) / 1_000_000n);
  const growth = days.map((day) => {
    // Whole thirties come from the rate itself, so that exact ties stay exact.
    let value = SCALE;
    for (let month = 0; month < Math.floor(day / 30); month += 1)
      value = (value * (1_000_000n + BigInt(input.rateMillionths))) / 1_000_000n;
    for (let rest = 0; rest < day % 30; rest += 1) value = (value * daily) / SCALE;
    return value;
  });
  return { dues, days, growth };
}

function dueDate({ firstDue, rule }: ReferenceInput, index: number): string {
  const first = new Date(`${firstDue}T00:00:00Z`);
  if (rule !== 'MONTHLY')
    return new Date(first.getTime() + index * (rule === 'WEEKLY' ? 7 : 14) * 86_400_000).toISOString().slice(0, 10);
  const endOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index + 1, 0));
  endOfMonth.setUTCDate(Math.min(first.getUTCDate(), endOfMonth.getUTCDate()));
  return endOfMonth.toISOString().slice(0, 10);
}

function rowsOf(financed: bigint, { dues, days, growth }: Timeline): ReferenceRow[] {
  const annuity = growth.reduce((sum, value) => sum + (SCALE * SCALE) / value, 0n);
  const installment = halfUp(financed * SCALE, annuity);
  let balance = financed;
  return dues.map((due, index) => {
    const before = index === 0 ? SCALE : (growth[index - 1] ?? SCALE);
    const interest = halfUp(balance * ((growth[index] ?? SCALE) - before), before);
    const principal = index === days.length - 1 ? balance : installment - interest;
    balance -= principal;
    return { due, interest, principal };
  });
}

function iofOf(financed: bigint, rows: readonly ReferenceRow[], days: readonly number[]): bigint {
  const daily = rows.reduce(
    (sum, row, index) => sum + row.principal * 82n * BigInt(Math.min(365, days[index] ?? 0)),
    0n,
  );
  return halfUp(daily, 1_000_000n) + halfUp(financed * 38n, 10_000n);
}

/** Nearest integer, half away from zero; 10^-25 short of a half counts as the half. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const scaled = (magnitude * 10n ** 30n) / denominator + 10n ** 5n;
  const rounded = (scaled + 5n * 10n ** 29n) / 10n ** 30n;
  return numerator < 0n ? -rounded : rounded;
}

/** x^(1/30) of a number scaled by 10^50, by Newton on integers from above. */
function thirtiethRoot(value: bigint): bigint {
  let root = value;
  for (;;) {
    let power = SCALE;
    for (let index = 0; index < 29; index += 1) power = (power * root) / SCALE;
    const next = (29n * root + (value * SCALE) / power) / 30n;
    if (next >= root) return root;
    root = next;
  }
}
