import { cents } from '@balcao/credit-math';
import type { Account, ContractPosting } from '../../books/index.ts';

/** One amount between two accounts; an amount of nothing is no posting. */
export type Movement = Pick<ContractPosting, 'event' | 'debit' | 'credit' | 'amountCents'>;

export const moved = (event: Movement['event'], debit: Account, credit: Account, amountCents: number): Movement[] =>
  amountCents === 0 ? [] : [{ event, debit, credit, amountCents: cents(amountCents) }];
