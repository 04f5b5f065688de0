import { Decimal } from 'decimal.js';
import type { CivilDate } from '../calendar/civil-date.ts';
import { daysBetween } from '../calendar/civil-date.ts';
import { internalRate, polishedGrowth } from './internal-rate.ts';
import type { Flow } from './internal-rate.ts';
import type { Cents } from '../money/money.ts';
import { positiveCents } from '../plan/schedule.ts';

/** Total effective cost in percent, as text with the decimals asked for: { annualPct: '145.08', monthlyPct: '7.76' }. */
export type Cet = { readonly annualPct: string; readonly monthlyPct: string };

/** Flow of one payment: calendar days after the release and the amount. */
export type DatedFlow = { readonly days: number; readonly amountCents: number };

/**
 * CET (custo efetivo total), Res. CMN 4.881/2020 art. 4: the rate with sum(FC / (1+CET)^(days/365)) = FC0,
 * 365 fixed, monthly = (1+CET)^(1/12) - 1; two decimals half-even (ABNT NBR 5891).
 * `netCents` is what the customer gets the use of: goods financed minus whatever is paid up front for the credit.
 * @throws RangeError when net or a payment is not positive, a payment precedes the release, or all fall on it.
 */
export function cet(contract: {
  readonly releasedOn: CivilDate;
  readonly netCents: Cents;
  readonly payments: readonly { readonly paidOn: CivilDate; readonly amountCents: Cents }[];
  /** Decimals of the answer, 2 unless an audit wants more (at most 12). */
  readonly decimals?: number;
}): Cet {
  const flows = contract.payments.map(({ paidOn, amountCents }) => ({
    days: daysBetween(contract.releasedOn, paidOn),
    amountCents,
  }));
  return cetOfFlows(contract.netCents, flows, contract.decimals);
}

/** {@link cet} for payments already counted in days. @throws RangeError as {@link cet}. */
export function cetOfFlows(netCents: number, payments: readonly DatedFlow[], decimals = 2): Cet {
  const flows = payments.map(({ days, amountCents }): Flow => ({ at: days, amount: amountCents }));
  return effectiveCost(netCents, flows, { perYear: 365, decimals });
}

/**
 * Cost of equal monthly payments on equal periods, annual = (1+m)^12 - 1: how the Central Bank's public
 * example is computed. Contracts use {@link cet}, on real dates.
 * @throws RangeError when an amount is not positive or `months` is not a positive integer.
 */
export function cetPeriodic(loan: {
  readonly netCents: Cents;
  readonly paymentCents: Cents;
  readonly months: number;
  readonly decimals?: number;
}): Cet {
  if (!Number.isInteger(loan.months) || loan.months < 1)
    throw new RangeError(`months must be a positive integer: ${loan.months}`);
  const flows = Array.from({ length: loan.months }, (_, index) => ({ at: index + 1, amount: loan.paymentCents }));
  return effectiveCost(loan.netCents, flows, { perYear: 12, decimals: loan.decimals ?? 2 });
}

function effectiveCost(net: number, flows: readonly Flow[], unit: { perYear: number; decimals: number }): Cet {
  checkFlows(net, flows);
  let total = 0;
  for (const { amount } of flows) total += amount;
  const rate = total === net ? 0 : internalRate(net, flows);
  const text = (split: 1 | 12): string => {
    const quick = 100 * Math.expm1((rate * unit.perYear) / split);
    const span = { units: unit.perYear, split };
    const exact = (): Decimal => (rate === 0 ? new Decimal(0) : polishedGrowth(net, flows, rate, span).times(100));
    return halfEvenPercent(quick, exact, unit.decimals);
  };
  return { annualPct: text(1), monthlyPct: text(12) };
}

/**
 * Half-even text of a percentage: the float decides unless it lies so near a tie, or so many decimals are
 * wanted, that its error could show; then the exact value does, ties snapped at 24 decimals.
 */
function halfEvenPercent(quick: number, exact: () => Decimal, decimals: number): string {
  const steps = quick * 10 ** decimals;
  const fromTie = Math.abs(Math.abs(steps - Math.trunc(steps)) - 0.5);
  if (fromTie > 1e-4 && Math.abs(steps) < 1e9) return signless((Math.round(steps) / 10 ** decimals).toFixed(decimals));
  return signless(exact().toDecimalPlaces(24).toFixed(decimals, Decimal.ROUND_HALF_EVEN));
}

function signless(text: string): string {
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text;
}

function checkFlows(net: number, flows: readonly Flow[]): void {
  positiveCents('netCents', net);
  let isAfterRelease = false;
  for (const { at, amount } of flows) {
    positiveCents('amountCents', amount);
    if (at < 0) throw new RangeError('a payment precedes the release');
    isAfterRelease ||= at > 0;
  }
  if (!isAfterRelease) throw new RangeError('no payment after the release: the cost has no rate');
}
