import type { BatchStatus, BatchStep } from '@balcao/contract';
import { batchStatuses, batchSteps } from '@balcao/contract';
import { type Cents, cents } from '@balcao/credit-math';
import type { Account, Posting } from '../../books/index.ts';

/** From where a step takes the money, and to where. */
const ways: Readonly<Record<BatchStep, { to: Account; from: Account }>> = {
  UME_TO_BANKER: { to: 'cash_at_banker', from: 'cash_at_bank' },
  BANKER_TO_TRANSITORY: { to: 'cash_in_transitory', from: 'cash_at_banker' },
  TRANSITORY_TO_RETAILER: { to: 'retailer_payable', from: 'cash_in_transitory' },
};

const moved = (to: Account, from: Account, amount: Cents): Posting[] => [
  { account: to, amountCents: amount },
  { account: from, amountCents: cents(0 - amount) },
];

/** Only what is with the retailer is owed no more: until then the money is the provider's, elsewhere. */
export const stepPostings = (step: BatchStep, paidCents: Cents): Posting[] =>
  moved(ways[step].to, ways[step].from, paidCents);

/** The money goes back to where it came from; none where it never left. */
export function reversalPostings(status: BatchStatus, paidCents: Cents): Posting[] {
  const last = batchSteps[batchStatuses.indexOf(status) - 1];
  return last === undefined || paidCents === 0 ? [] : moved('cash_at_bank', ways[last].to, paidCents);
}

/** Paid sooner, a retailer is owed less by the discount. */
export const anticipationPostings = (discountCents: Cents): Posting[] =>
  moved('retailer_payable', 'anticipation_income', discountCents);
