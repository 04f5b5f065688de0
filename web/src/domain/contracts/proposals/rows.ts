import { sorted } from '../../lists/sorted.ts';
import type { Proposal } from '../offer.ts';
import { texts } from '../texts.ts';
import { contractValue } from '../totals.ts';

export interface ProposalRow {
  readonly proposal: Proposal;
  /** Reais: the value of the contract. */
  readonly total: number;
  /** Reais: the last installment when rounding made it differ from the others. */
  readonly lastInstallmentValue: number | null;
}

/** The options of an offer, fewest installments first. */
export function proposalRows(proposals: readonly Proposal[], couponValue = 0): readonly ProposalRow[] {
  return sorted(proposals, (a, b) => a.numberOfInstallments - b.numberOfInstallments).map((proposal) => ({
    proposal,
    total: contractValue(proposal, couponValue),
    lastInstallmentValue:
      proposal.lastInstallmentValue === proposal.installmentValue ? null : proposal.lastInstallmentValue,
  }));
}

/** Heading of the options (cashier spec 2.5). */
export function proposalsHeading(proposals: readonly Proposal[]): string {
  return proposals.some((proposal) => proposal.dueDateRule === 'BIWEEKLY') ? texts.biweeklyHeading : texts.heading;
}
