import { type CivilDate, type ProviderRecordKind, revenueTaxRecords } from '@balcao/contract';
import { addDays, cents, type RevenueTaxRow, revenueTaxes, type TaxPeriod, taxPeriodOf } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import { firstOf, monthEndOf } from './rates.ts';

/** The three periods of a month by which IOF is remitted. */
export function iofPeriods(month: string): TaxPeriod[] {
  const first = taxPeriodOf(firstOf(month));
  const second = taxPeriodOf(addDays(first.end, 1));
  return [first, second, taxPeriodOf(addDays(second.end, 1))];
}

const none = { creditCents: cents(0), servicesCents: cents(0) };
const isDue = (kind: ProviderRecordKind, on: CivilDate, rows: readonly RevenueTaxRow[]) =>
  revenueTaxes(none, on, rows).some(({ tax }) => revenueTaxRecords[tax] === kind);

/**
 * Refuses a tax of anything but one of its own periods that is over, by the rates of revenue's taxes; other records have none.
 * @throws Refusal NOT_A_TAX_PERIOD, TAX_PERIOD_NOT_OVER.
 */
export function checkPeriod(
  kind: ProviderRecordKind,
  start: CivilDate | null,
  { today, rows }: { today: CivilDate; rows: readonly RevenueTaxRow[] },
): void {
  const isTax = kind !== 'FUNDING' && kind !== 'BANK_FEE';
  if (isTax !== (start !== null)) refuse('NOT_A_TAX_PERIOD');
  if (start === null) return;
  const isIof = kind === 'IOF_REMITTANCE';
  const period = isIof ? taxPeriodOf(start) : { start: firstOf(start), end: monthEndOf(start) };
  if (period.start !== start || !(isIof || isDue(kind, period.end, rows))) refuse('NOT_A_TAX_PERIOD');
  if (period.end >= today) refuse('TAX_PERIOD_NOT_OVER');
}
