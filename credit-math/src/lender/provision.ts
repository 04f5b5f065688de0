import { type Cents, cents } from '../money/money.ts';
import { rateFromPercent } from '../money/rate.ts';
import { shareOf } from '../money/share.ts';

/** What is set aside by how late a debt is. Percentages as text: '1.9'. */
export type ProvisionTable = {
  /** Not doubtful: the first step that reaches the days late counts; the last one reaches 90. */
  readonly lateSteps: readonly { readonly upToDaysLate: number; readonly percent: string }[];
  /** Doubtful, and at most 90 days late itself. */
  readonly doubtfulNotLate: string;
  readonly additionalOfDefault: string;
  /** By months since the month of default, the last one for all after it. */
  readonly incurredByMonth: readonly string[];
};

/** Unsecured consumer credit, class C5, simplified method; in force since 2025-01-01 (Res. BCB 352 art. 81, annexes I and II). */
export const PROVISION_C5: ProvisionTable = {
  lateSteps: [
    { upToDaysLate: 14, percent: '1.9' },
    { upToDaysLate: 30, percent: '7.5' },
    { upToDaysLate: 60, percent: '15.0' },
    { upToDaysLate: 90, percent: '38.0' },
  ],
  doubtfulNotLate: '53.4',
  additionalOfDefault: '3.4',
  incurredByMonth: '50.0 53.4 56.8 60.2 63.6 67.0 70.4 73.8 77.2 80.6 84.0 87.4 90.8 94.2 97.6 100.0'.split(' '),
};

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
export function provisionOf(facts: ProvisionFacts, table: ProvisionTable = PROVISION_C5): Provision {
  const { incurredPercent, additionalPercent } = percents(facts, table);
  const part = (percent: string) => cents(shareOf(facts.grossCents, rateFromPercent(percent)));
  const [incurredCents, additionalCents] = [part(incurredPercent), part(additionalPercent)];
  const totalCents = cents(Math.min(facts.grossCents, incurredCents + additionalCents));
  return { incurredPercent, additionalPercent, incurredCents, additionalCents, totalCents };
}

function percents({ daysLate, isProblem, monthsInDefault }: ProvisionFacts, table: ProvisionTable) {
  const step = table.lateSteps.find(({ upToDaysLate }) => daysLate <= upToDaysLate);
  if (isProblem && step) return { incurredPercent: '0', additionalPercent: table.doubtfulNotLate };
  if (step) return { incurredPercent: '0', additionalPercent: step.percent };
  if (!isProblem) throw new RangeError(`${daysLate} days late and not doubtful`);
  const incurredPercent = table.incurredByMonth[Math.min(monthsInDefault, table.incurredByMonth.length - 1)];
  if (incurredPercent === undefined) throw new RangeError(`not a number of months: ${monthsInDefault}`);
  return { incurredPercent, additionalPercent: table.additionalOfDefault };
}
