import type { Cents } from '@balcao/contract';
import { bankBusinessDayAfter, cents, type CivilDate } from '@balcao/credit-math';
import type { Posting } from './accounts.ts';

/** When a bank credits what was paid by boleto on a day, and what that moves (ADR 0120). `bankHolidays`: of the country, declared. */
export const boletoCredit = (paidOn: CivilDate, amountCents: Cents, bankHolidays: readonly CivilDate[]) => ({
  event: 'BOLETO_CREDIT' as const,
  on: bankBusinessDayAfter(paidOn, 1, new Set(bankHolidays)),
  postings: [
    { account: 'cash_at_bank', amountCents },
    { account: 'boletos_to_credit', amountCents: cents(0 - amountCents) },
  ] satisfies Posting[],
});
