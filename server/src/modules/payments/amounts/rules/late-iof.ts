import { type Cents, cents, type CivilDate, complementaryIof, daysBetween } from '@balcao/credit-math';
import type { InstallmentRow } from '../../tables.ts';

type Taxed = Pick<InstallmentRow, 'dueOn' | 'releasedOn' | 'lateIof'>;

/**
 * Complementary IOF of principal of an installment that is paid on a day: the daily rate of the sale for the days since
 * the due date, until they and the days counted at the sale reach the cap (IN RFB 907/2009 art. 3). The tax counts
 * calendar days: a weekend's due date paid on the next business day is in time for the customer, who is never charged
 * these cents, but the lender owes them. Cents, HALF_UP once; 0 when the sale had no IOF.
 */
export function lateIof(row: Taxed, principalCents: Cents, paidOn: CivilDate): Cents {
  return iofBetween(row, principalCents, row.dueOn, paidOn);
}

/** Of that tax, what is not owed yet: the days that an agreement counted fell due on its own day (ADR 0037). */
export function owedIof(
  row: Taxed & Pick<InstallmentRow, 'lateIofThrough'>,
  principalCents: Cents,
  on: CivilDate,
): Cents {
  const { dueOn, lateIofThrough } = row;
  return iofBetween(
    row,
    principalCents,
    lateIofThrough !== null && lateIofThrough > dueOn ? lateIofThrough : dueOn,
    on,
  );
}

function iofBetween({ releasedOn, lateIof: terms }: Taxed, principalCents: Cents, from: CivilDate, to: CivilDate) {
  if (terms === null || to <= from) return cents(0);
  const { dailyRate, capDays } = terms;
  return complementaryIof({
    installmentPrincipalCents: principalCents,
    daysToDue: daysBetween(releasedOn, from),
    daysLate: daysBetween(from, to),
    rates: { dailyRate, capDays, additionalRate: '0' },
  });
}
