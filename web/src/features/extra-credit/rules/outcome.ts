import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import type { Outcome, TakenRequest } from '../calls.ts';

export type Choice = 'ALL' | 'LESS' | 'NONE';

export interface Draft {
  readonly choice: Choice;
  /** Typed of LESS; null while nothing is. */
  readonly amountCents: Cents | null;
  /** Digits. */
  readonly days: string;
  readonly reason: string;
}

export type Fault = 'AMOUNT_MISSING' | 'AMOUNT_OUT_OF_BOUNDS' | 'DAYS_OUT_OF_BOUNDS';

/** What may be granted at once: all that was asked, or as much of it as the policy lets. */
export const wholeOf = ({ requestedAmount, maxAmount }: TakenRequest): number => Math.min(requestedAmount, maxAmount);

/** What a draft would grant, in reais; null of a denial, and while nothing is typed. */
export function amountOf(draft: Draft, request: TakenRequest): number | null {
  if (draft.choice === 'NONE') return null;
  if (draft.choice === 'ALL') return wholeOf(request);
  return draft.amountCents === null ? null : centsToReais(draft.amountCents);
}

/** What is wrong with a draft beside its reason; null when nothing is. */
export function faultOf(draft: Draft, request: TakenRequest): Fault | null {
  if (draft.choice === 'NONE') return null;
  const amount = amountOf(draft, request);
  if (amount === null) return 'AMOUNT_MISSING';
  const cents = reaisToCents(amount);
  if (cents < reaisToCents(request.minAmount) || cents > reaisToCents(request.maxAmount)) return 'AMOUNT_OUT_OF_BOUNDS';
  const days = Number(draft.days);
  return days >= 1 && days <= request.maxDays ? null : 'DAYS_OUT_OF_BOUNDS';
}

/** A draft without a fault, as the server reads it. */
export function outcomeOf(draft: Draft, request: TakenRequest): Outcome {
  const reason = draft.reason.trim();
  const amount = amountOf(draft, request);
  return amount === null
    ? { isApproved: false, reason }
    : { isApproved: true, amount, days: Number(draft.days), reason };
}
