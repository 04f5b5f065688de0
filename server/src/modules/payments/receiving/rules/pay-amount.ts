import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { refuse } from '../../../../kernel/refusal.ts';
import type { FeeRow, InstallmentRow } from '../../tables.ts';
import { feesToCollect } from '../../amounts/rules/open-fees.ts';
import type { PayableItem } from './paid-items.ts';
import { openOf, payoffOn } from '../../payoff/rules/payoff.ts';
import { spendWithFees } from './spend-with-fees.ts';

/** Least money that is received on a contract at once, unless less pays it off. */
const MINIMUM = cents(100);

export interface AmountAsk {
  amountCents: Cents;
  /** What the cashier saw pays the contract off; undefined when the client does not say. */
  expectedPayoffCents?: Cents | undefined;
}

/**
 * What an amount of money settles of a contract: all open fees (ruling C16), then its installments, lowest number
 * first, the last one in part.
 * @throws Refusal NOTHING_TO_PAY, INSTALLMENT_IN_RENEGOTIATION, PAYMENT_TOTAL_CHANGED with the payoff of the day as
 * `total`, AMOUNT_ABOVE_PAYOFF with `payoff`, AMOUNT_TOO_SMALL with `minimum`; amounts in cents.
 */
export function itemsOfAmount(
  installments: readonly InstallmentRow[],
  fees: readonly FeeRow[],
  { amountCents, expectedPayoffCents }: AmountAsk,
  on: CivilDate,
  newId: () => string,
): PayableItem[] {
  const open = openOf(installments);
  const payoffCents = payoffOn(open, fees, on, newId).totalCents;
  if (expectedPayoffCents !== undefined && expectedPayoffCents !== payoffCents) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total: payoffCents } });
  }
  if (amountCents > payoffCents) refuse('AMOUNT_ABOVE_PAYOFF', { details: { payoff: payoffCents } });
  const feesCents = sumCents(feesToCollect(fees, on).map((fee) => fee.amountCents));
  const minimumCents = cents(Math.min(payoffCents, Math.max(MINIMUM, feesCents + 1)));
  if (amountCents < minimumCents) refuse('AMOUNT_TOO_SMALL', { details: { minimum: minimumCents } });
  return spendWithFees({ installments: open, fees }, amountCents, on, newId).items;
}
