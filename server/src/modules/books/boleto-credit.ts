import type { Cents } from '@balcao/contract';
import { bankBusinessDayAfter, cents, type CivilDate } from '@balcao/credit-math';
import type { Posting } from './accounts.ts';

/** When a bank credits what was paid by boleto on a day, and what that moves (ADR 0120). */
export const boletoCredit = (paidOn: CivilDate, amountCents: Cents) => ({
  event: 'BOLETO_CREDIT' as const,
  on: bankBusinessDayAfter(paidOn, 1),
  postings: [
    { account: 'cash_at_bank', amountCents },
    { account: 'boletos_to_credit', amountCents: cents(0 - amountCents) },
  ] satisfies Posting[],
});
