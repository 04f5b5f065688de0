import { refuse } from '../../../../kernel/refusal.ts';

export interface OrderedInstallment {
  id: string;
  contractId: string;
  number: number;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  renegotiationId: string | null;
}

/**
 * Checks that the chosen installments may be paid together: all open, and in each contract the lowest open numbers.
 * `ofContracts` are all installments of the contracts concerned.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, INSTALLMENT_IN_RENEGOTIATION or PREVIOUS_INSTALLMENT_IS_PENDING
 * with the installment's id.
 */
export function checkOrder(chosenIds: readonly string[], ofContracts: readonly OrderedInstallment[]): void {
  const chosen = new Set(chosenIds);
  const known = new Map(ofContracts.map((row) => [row.id, row]));
  for (const id of chosen) {
    const row = known.get(id);
    if (!row || row.status === 'CANCELED') refuse('INSTALLMENT_NOT_FOUND', { details: { installmentId: id } });
    if (row.status === 'PAID') refuse('ALREADY_PAID', { details: { installmentId: id } });
    if (row.renegotiationId !== null) refuse('INSTALLMENT_IN_RENEGOTIATION', { details: { installmentId: id } });
  }
  for (const row of ofContracts) {
    if (row.status !== 'OPEN' || chosen.has(row.id)) continue;
    const later = ofContracts.find(
      (other) => chosen.has(other.id) && other.contractId === row.contractId && other.number > row.number,
    );
    if (later) refuse('PREVIOUS_INSTALLMENT_IS_PENDING', { details: { installmentId: later.id, previousId: row.id } });
  }
}
