import type { CivilDate } from '@balcao/contract';
import type { Cents } from '@balcao/credit-math';
import { type Insert, insertMany } from '../../kernel/db/write.ts';
import type { Account } from './accounts.ts';
import type { ContractEvent } from './journal-event.ts';
import { contractPostings } from './tables.ts';

/** What happened to a contract in its lender's books on a day: an amount, below zero the other way round. */
export interface ContractPosting {
  borrowerId: string;
  contractId: string;
  onDay: CivilDate;
  event: ContractEvent;
  debit: Account;
  credit: Account;
  amountCents: Cents;
}

/** Statement that writes entries of contracts, each balanced by its form. */
export const insertContractPostings = (rows: readonly ContractPosting[], at: Date): Insert =>
  insertMany(
    contractPostings,
    rows.map((row) => ({ ...row, postedAt: at })),
  );
