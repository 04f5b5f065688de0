import { type Cents, cents, type CivilDate, complementaryIof, daysBetween } from '@balcao/credit-math';
import type { InstallmentRow } from '../../tables.ts';

/**
 * Complementary IOF of principal of an installment that is paid on a day: the daily rate of the sale for the days since
 * the due date, until they and the days counted at the sale reach the cap (IN RFB 907/2009 art. 3). The tax counts
 * calendar days: a weekend's due date paid on the next business day is in time for the customer, who is never charged
 * these cents, but the lender owes them. Cents, HALF_UP once; 0 when the sale had no IOF.
 */
export function lateIof(
  row: Pick<InstallmentRow, 'dueOn' | 'releasedOn' | 'lateIof'>,
  principalCents: Cents,
  paidOn: CivilDate,
): Cents {
  if (row.lateIof === null || paidOn <= row.dueOn) return cents(0);
  const { dailyRate, capDays } = row.lateIof;
  return complementaryIof({
    installmentPrincipalCents: principalCents,
    daysToDue: daysBetween(row.releasedOn, row.dueOn),
    daysLate: daysBetween(row.dueOn, paidOn),
    rates: { dailyRate, capDays, additionalRate: '0' },
  });
}
