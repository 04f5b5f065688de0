import { centsToReais, reaisToCents, wholeCents } from '@balcao/contract/kernel';
import { sorted } from '../../lists/sorted.ts';
import type { Proposal } from '../offer.ts';
import { texts } from '../texts.ts';

export interface ProposalRow {
  readonly proposal: Proposal;
  /** Reais: what the customer pays in all, plus what a coupon takes off (ruling C17). */
  readonly total: number;
  /** Reais: the last installment when rounding made it differ from the others. */
  readonly lastInstallmentValue: number | null;
}

function rowTotal(proposal: Proposal, couponValue: number): number {
  const isEven = proposal.lastInstallmentValue === proposal.installmentValue;
  const installments = isEven
    ? reaisToCents(proposal.installmentValue) * proposal.numberOfInstallments
    : reaisToCents(proposal.totalPurchaseValue);
  return centsToReais(wholeCents(installments + reaisToCents(couponValue)));
}

/** The options of an offer, fewest installments first. */
export function proposalRows(proposals: readonly Proposal[], couponValue = 0): readonly ProposalRow[] {
  return sorted(proposals, (a, b) => a.numberOfInstallments - b.numberOfInstallments).map((proposal) => ({
    proposal,
    total: rowTotal(proposal, couponValue),
    lastInstallmentValue:
      proposal.lastInstallmentValue === proposal.installmentValue ? null : proposal.lastInstallmentValue,
  }));
}

/** Heading of the options (cashier spec 2.5). */
export function proposalsHeading(proposals: readonly Proposal[]): string {
  return proposals.some((proposal) => proposal.dueDateRule === 'BIWEEKLY') ? texts.biweeklyHeading : texts.heading;
}
