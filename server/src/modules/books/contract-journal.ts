import type { CivilDate } from '@balcao/contract';
import type { Cents } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { insertMany } from '../../kernel/db/write.ts';
import { sql } from '../../kernel/db/sql.ts';
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

/** Writes entries of contracts, each balanced by its form. */
export async function addContractPostings(db: Db | Tx, rows: readonly ContractPosting[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const dated = rows.map((row) => ({ ...row, postedAt: at }));
  await sql`${insertMany(contractPostings, dated)}`.execute(db);
}
