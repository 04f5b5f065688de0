import type { ProviderRecordKind } from '@balcao/contract';
import { type Cents, cents } from '@balcao/credit-math';
import type { Account, Posting } from '../../books/index.ts';

/** What each kind moves: to the first account, from the second. */
const ways: Readonly<Record<ProviderRecordKind, readonly [to: Account, from: Account]>> = {
  FUNDING: ['cash_at_bank', 'equity'],
  BANK_FEE: ['bank_fee_expense', 'cash_at_bank'],
  IOF_REMITTANCE: ['iof_payable', 'cash_at_bank'],
  REVENUE_TAXES: ['revenue_tax_expense', 'cash_at_bank'],
  IBS_CBS: ['revenue_tax_expense', 'cash_at_bank'],
  ISS: ['revenue_tax_expense', 'cash_at_bank'],
};

export function providerPostings(kind: ProviderRecordKind, amountCents: Cents): Posting[] {
  const [to, from] = ways[kind];
  return [
    { account: to, amountCents },
    { account: from, amountCents: cents(0 - amountCents) },
  ];
}
