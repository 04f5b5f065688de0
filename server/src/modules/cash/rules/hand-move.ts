import type { CashHandMove, Cents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import { checkOpen } from './close.ts';

interface Wanted {
  kind: CashHandMove;
  amountCents: Cents;
}

interface Drawer {
  closedAt: unknown;
  cashCents: Cents;
}

/**
 * What a move by hand does to the drawer.
 * @param approvalAboveCents above it a second person is asked; 0 never asks.
 * @throws Refusal CASH_SESSION_CLOSED, CASH_NOT_ENOUGH, APPROVAL_REQUIRED.
 */
export function handMoveCents(
  drawer: Drawer,
  { kind, amountCents }: Wanted,
  { approvalAboveCents, isApproved }: { approvalAboveCents: Cents; isApproved: boolean },
): Cents {
  checkOpen(drawer);
  if (kind === 'WITHDRAWAL' && amountCents > drawer.cashCents) refuse('CASH_NOT_ENOUGH');
  if (approvalAboveCents > 0 && amountCents > approvalAboveCents && !isApproved) refuse('APPROVAL_REQUIRED');
  return kind === 'SUPPLY' ? amountCents : cents(0 - amountCents);
}
