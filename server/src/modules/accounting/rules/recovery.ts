import { type Cents, cents, sumCents } from '@balcao/credit-math';
import type { Account, ContractPosting } from '../../books/index.ts';
import { incomePostings, type PaidIncome } from '../../payments/index.ts';
import { type Movement, moved } from './moved.ts';

/** What of a contract that is written off is known: what came since, and what its entries hold. */
export interface WrittenOff {
  /** What payments since booked as income, or took off it. */
  received: PaidIncome;
  /** Sums of its entries WRITE_OFF and RECOVERY. */
  entries: readonly Pick<ContractPosting, 'event' | 'debit' | 'credit' | 'amountCents'>[];
}

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
    ...incomePostings([received]).flatMap(({ account, amountCents }) =>
      moved('RECOVERY', account, 'recovery_income', 0 - amountCents - doneOn(account)),
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
