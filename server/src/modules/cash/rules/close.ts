import type { Cents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';

/** What a session says of its count. */
export interface Countable {
  closedAt: unknown;
  cashCents: Cents;
  moved: number;
  countedCents: Cents | null;
  countedMoved: number | null;
}

/** What was counted less what was expected. */
export const differenceOf = (countedCents: Cents, expectedCents: Cents): Cents => cents(countedCents - expectedCents);

/** @throws Refusal CASH_SESSION_CLOSED. */
export function checkOpen({ closedAt }: Pick<Countable, 'closedAt'>): void {
  if (closedAt !== null) refuse('CASH_SESSION_CLOSED');
}

/**
 * A session may be closed as it was counted, and shown.
 * @returns what was counted, and the reason to keep: none where there is no difference.
 * @throws Refusal CASH_SESSION_CLOSED, CASH_NOT_COUNTED, CASH_COUNT_OUTDATED, CASH_DIFFERENCE_UNEXPLAINED.
 */
export function checkClose(
  session: Countable,
  shown: { countedCents: Cents; reason: string | undefined },
): { differenceCents: Cents; reason: string | null } {
  checkOpen(session);
  if (session.countedCents === null) refuse('CASH_NOT_COUNTED');
  if (session.countedMoved !== session.moved || shown.countedCents !== session.countedCents)
    refuse('CASH_COUNT_OUTDATED');
  const differenceCents = differenceOf(session.countedCents, session.cashCents);
  if (differenceCents === 0) return { differenceCents, reason: null };
  return { differenceCents, reason: shown.reason ?? refuse('CASH_DIFFERENCE_UNEXPLAINED') };
}
