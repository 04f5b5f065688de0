import type { BorrowerStatus, ErrorCode } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';

export interface Asked {
  /** Null of a CPF that nobody has. */
  borrower: { status: BorrowerStatus; isPurchaseDisabled: boolean } | null;
  hasLimit: boolean;
  /** Why the limit may not be used on the day; null where it may. */
  block: 'MANUALLY_BLOCKED' | 'OVERDUE_INSTALLMENTS' | 'OPEN_RENEGOTIATIONS' | null;
}

/** What a customer who is not approved is told; who never ended the registration is told to. */
const byStatus: Record<Exclude<BorrowerStatus, 'APPROVED'>, ErrorCode> = {
  INCOMPLETE: 'CPF_NOT_FOUND',
  DENIED: 'NOT_APPROVED',
  MANUAL_ANALYSIS: 'MANUAL_EVALUATION',
  UNDER_ANALYSIS: 'MANUAL_EVALUATION',
  PRE_APPROVED: 'MANUAL_EVALUATION',
};

/**
 * Whether a budget is made for a customer.
 * @throws Refusal CPF_NOT_FOUND, NOT_APPROVED, MANUAL_EVALUATION, LIMIT_IS_BLOCKED, LIMIT_NOT_FOUND, OVERDUE_INSTALLMENTS,
 * OPEN_RENEGOTIATIONS.
 */
export function checkMayAsk({ borrower, hasLimit, block }: Asked): void {
  if (!borrower) refuse('CPF_NOT_FOUND');
  if (borrower.status !== 'APPROVED') refuse(byStatus[borrower.status]);
  if (borrower.isPurchaseDisabled) refuse('LIMIT_IS_BLOCKED');
  if (!hasLimit) refuse('LIMIT_NOT_FOUND');
  if (block) refuse(block === 'MANUALLY_BLOCKED' ? 'LIMIT_IS_BLOCKED' : block);
}
