import type { CivilDate } from '@balcao/contract';
import { refuse } from '../../../../kernel/refusal.ts';

export interface OrderedInstallment {
  id: string;
  contractId: string;
  number: number;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  dueOn: CivilDate;
  renegotiationId: string | null;
}

/**
 * Checks that the chosen installments may be paid together: all open, and in each contract the lowest open numbers, and
 * the highest where nothing before them stays due. `ofContracts` are all installments of the contracts concerned.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, INSTALLMENT_IN_RENEGOTIATION or PREVIOUS_INSTALLMENT_IS_PENDING
 * with the installment's id.
 */
export function checkOrder(
  chosenIds: readonly string[],
  ofContracts: readonly OrderedInstallment[],
  on: CivilDate,
): void {
  const chosen = new Set(chosenIds);
  const known = new Map(ofContracts.map((row) => [row.id, row]));
  for (const id of chosen) {
    const row = known.get(id);
    if (!row || row.status === 'CANCELED') refuse('INSTALLMENT_NOT_FOUND', { details: { installmentId: id } });
    if (row.status === 'PAID') refuse('ALREADY_PAID', { details: { installmentId: id } });
    if (row.renegotiationId !== null) refuse('INSTALLMENT_IN_RENEGOTIATION', { details: { installmentId: id } });
  }
  const skipped = skippedInstallment(chosen, ofContracts, on);
  if (skipped) refuse('PREVIOUS_INSTALLMENT_IS_PENDING', { details: skipped });
}

/**
 * An installment that may not be paid before another that stays open, null when there is none: the other is due, or one
 * between or after them stays open too, so that it is no prepayment from the last backwards.
 */
export function skippedInstallment(
  chosen: ReadonlySet<string>,
  ofContracts: readonly OrderedInstallment[],
  on: CivilDate,
): { installmentId: string; previousId: string } | null {
  const open = ofContracts.filter((row) => row.status === 'OPEN');
  const left = open.filter((row) => !chosen.has(row.id));
  for (const row of left) {
    const above = open.filter((other) => other.contractId === row.contractId && other.number > row.number);
    const later = above.find(
      (other) =>
        chosen.has(other.id) &&
        (row.dueOn <= on || above.some((one) => !chosen.has(one.id) && one.number > other.number)),
    );
    if (later) return { installmentId: later.id, previousId: row.id };
  }
  return null;
}
