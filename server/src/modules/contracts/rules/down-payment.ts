import type { Cents } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';

/** What is known of a down payment that somebody at the till asks for. */
export interface DownPaymentFacts {
  /** Above it a second person approves; 0 never asks. */
  approvalAboveCents: Cents;
  /** Who approved it; null where nobody did. */
  approval: object | null;
}

/**
 * A down payment that makes a purchase fit the limit is cash that no catalogue fixed: above the bound of the store two
 * persons take it. @throws Refusal APPROVAL_REQUIRED.
 */
export function checkDownPayment(
  { downPayment = 0 }: { downPayment?: number | undefined },
  facts: DownPaymentFacts | null,
): void {
  if (!facts || facts.approval !== null || facts.approvalAboveCents === 0) return;
  if (downPayment > facts.approvalAboveCents) refuse('APPROVAL_REQUIRED');
}
