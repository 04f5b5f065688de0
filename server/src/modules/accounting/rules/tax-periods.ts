import { type CivilDate, type ProviderRecordKind, revenueTaxRecords } from '@balcao/contract';
import { addDays, type RevenueTaxRow, type TaxPeriod, taxPeriodOf } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import { firstOf, monthEndOf } from './rates.ts';

/** The three periods of a month by which IOF is remitted. */
export function iofPeriods(month: string): TaxPeriod[] {
  const first = taxPeriodOf(firstOf(month));
  const second = taxPeriodOf(addDays(first.end, 1));
  return [first, second, taxPeriodOf(addDays(second.end, 1))];
}

/** The last day of the period that a tax is recorded of; null of what is of none. @throws Refusal NOT_A_TAX_PERIOD, TAX_PERIOD_NOT_OVER. */
export function checkPeriod(kind: ProviderRecordKind, start: CivilDate | null, today: CivilDate): void {
  const isTax = kind !== 'FUNDING' && kind !== 'BANK_FEE';
  if (isTax !== (start !== null)) refuse('NOT_A_TAX_PERIOD');
  if (start === null) return;
  const isIof = kind === 'IOF_REMITTANCE';
  if ((isIof ? taxPeriodOf(start).start : firstOf(start)) !== start) refuse('NOT_A_TAX_PERIOD');
  if ((isIof ? taxPeriodOf(start).end : monthEndOf(start)) >= today) refuse('TAX_PERIOD_NOT_OVER');
}
