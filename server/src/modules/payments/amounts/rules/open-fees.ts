import type { CivilDate } from '@balcao/contract';
import type { FeeRow } from '../../tables.ts';

/**
 * Fees that a payment of a day takes along (rulings C16, C27): those whose contract's first installment fell due, was
 * settled before, or is settled by it. So the CET, which counts a fee with the first installment, is true.
 */
export function feesToCollect(
  fees: readonly FeeRow[],
  on: CivilDate,
  settledIds: ReadonlySet<string | null> = new Set(),
): FeeRow[] {
  return fees.filter((fee) => fee.isFirstSettled || fee.opensOn <= on || settledIds.has(fee.firstInstallmentId));
}
