import { type Cents, cents, sumCents } from '@balcao/credit-math';
import type { Account, ContractPosting } from '../../books/index.ts';
import { type Movement, moved } from './moved.ts';

/** What payments since a write-off booked as income, or took off it, by the names of `payment_items`. */
export interface ReceivedSince {
  interestCents: Cents;
  contractInterestCents: Cents;
  fineCents: Cents;
  lateInterestCents: Cents;
  bonusCents: Cents;
  discountCents: Cents;
  forgivenCents: Cents;
  waivedCents: Cents;
}

/** What of a contract that is written off is known: what came since, and what its entries hold. */
export interface WrittenOff {
  received: ReceivedSince;
  /** Sums of its entries WRITE_OFF and RECOVERY. */
  entries: readonly Pick<ContractPosting, 'event' | 'debit' | 'credit' | 'amountCents'>[];
}

/** On which accounts a payment put what it brought besides principal: income below zero. */
const bookedOf = (received: ReceivedSince): [Account, number][] => [
  ['interest_income', 0 - received.interestCents - received.contractInterestCents],
  ['fine_income', 0 - received.fineCents],
  ['late_interest_income', 0 - received.lateInterestCents],
  ['punctuality_discount', received.bonusCents],
  ['early_payment_discount', received.discountCents - received.forgivenCents],
  ['renegotiation_discount', received.forgivenCents - received.waivedCents],
  ['waived_charges', received.waivedCents],
];

/**
 * All that somebody paid of what was written off is recovery: the payment took principal off a loan that is gone, and
 * booked interest and charges that nobody expected any more. What is controlled in memorandum accounts is less by it, and
 * ends with the debt.
 */
export function recoveryMovements(
  principal: { paidCents: number; leftCents: Cents },
  { received, entries }: WrittenOff,
): Movement[] {
  const sumOf = (of: (one: WrittenOff['entries'][number]) => boolean) =>
    sumCents(entries.filter(of).map(({ amountCents }) => amountCents));
  const doneOn = (account: Account) => sumOf((one) => one.credit === 'recovery_income' && one.debit === account);
  const income = [
    ...moved('RECOVERY', 'loans_receivable', 'recovery_income', principal.paidCents),
    ...bookedOf(received).flatMap(([account, booked]) =>
      moved('RECOVERY', account, 'recovery_income', 0 - booked - doneOn(account)),
    ),
  ];
  const grossCents = sumOf(({ debit }) => debit === 'memo_written_off');
  const controlledCents = grossCents - sumOf(({ credit }) => credit === 'memo_written_off');
  const recoveredCents =
    sumOf(({ credit }) => credit === 'recovery_income') + sumCents(income.map(({ amountCents }) => amountCents));
  const leftCents = principal.leftCents === 0 ? 0 : Math.max(0, grossCents - recoveredCents);
  return [
    ...income,
    ...moved('RECOVERY', 'memo_written_off_contra', 'memo_written_off', cents(controlledCents - leftCents)),
  ];
}
