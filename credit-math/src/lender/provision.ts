import { type Cents, cents } from '../money/money.ts';
import { rateFromPercent } from '../money/rate.ts';
import { shareOf } from '../money/share.ts';

/** Unsecured consumer credit, class C5, simplified method; in force since 2025-01-01 (Res. BCB 352 art. 81, annexes I and II). */
const notDoubtful = [
  { upToDaysLate: 14, percent: '1.9' },
  { upToDaysLate: 30, percent: '7.5' },
  { upToDaysLate: 60, percent: '15.0' },
  { upToDaysLate: 90, percent: '38.0' },
] as const;
const doubtfulNotLate = '53.4';
const additionalOfDefault = '3.4';
/** Annex I by months since the month of default, the last one for all after it. */
const incurredByMonth = '50.0 53.4 56.8 60.2 63.6 67.0 70.4 73.8 77.2 80.6 84.0 87.4 90.8 94.2 97.6 100.0'.split(' ');

export type ProvisionFacts = {
  readonly grossCents: Cents;
  readonly daysLate: number;
  /** Doubtful by its own lateness or by another contract of the borrower. */
  readonly isProblem: boolean;
  /** Calendar months since the month of default. */
  readonly monthsInDefault: number;
};

/** A loss that happened and one that is expected beside it, kept apart (Res. CMN 4.966 art. 79). */
export type Provision = {
  /** '50.0' */
  readonly incurredPercent: string;
  readonly additionalPercent: string;
  readonly incurredCents: Cents;
  readonly additionalCents: Cents;
  /** Both, at most the gross. */
  readonly totalCents: Cents;
};

/**
 * What is set aside for a contract at a month's end, each part HALF_UP of its gross.
 * @throws RangeError when it is over 90 days late and not doubtful, or an amount or number is malformed.
 */
export function provisionOf(facts: ProvisionFacts): Provision {
  const { incurredPercent, additionalPercent } = percents(facts);
  const part = (percent: string) => cents(shareOf(facts.grossCents, rateFromPercent(percent)));
  const [incurredCents, additionalCents] = [part(incurredPercent), part(additionalPercent)];
  const totalCents = cents(Math.min(facts.grossCents, incurredCents + additionalCents));
  return { incurredPercent, additionalPercent, incurredCents, additionalCents, totalCents };
}

function percents({ daysLate, isProblem, monthsInDefault }: ProvisionFacts) {
  const rung = notDoubtful.find(({ upToDaysLate }) => daysLate <= upToDaysLate);
  if (isProblem && rung) return { incurredPercent: '0', additionalPercent: doubtfulNotLate };
  if (rung) return { incurredPercent: '0', additionalPercent: rung.percent };
  if (!isProblem) throw new RangeError(`${daysLate} days late and not doubtful`);
  const month = Math.min(monthsInDefault, incurredByMonth.length - 1);
  const incurredPercent = incurredByMonth[month];
  if (incurredPercent === undefined) throw new RangeError(`not a number of months: ${monthsInDefault}`);
  return { incurredPercent, additionalPercent: additionalOfDefault };
}
