import type { CivilDate } from '@balcao/contract';
import type { Cents } from '@balcao/credit-math';
import { centsOf, factList } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
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

const c = contractPostings.fact('c');

/** Scalar subquery: sums of a contract's entries of some events, by event and accounts. Never null. */
export const contractSumsFact = (borrowerId: Template, contractId: Template, events: readonly ContractEvent[]) =>
  factList(
    { event: c.event, debit: c.debit, credit: c.credit, amountCents: centsOf(sql`sum(c.amount_cents)`) },
    sql`from ${contractPostings.sql} c where c.borrower_id = ${borrowerId} and c.contract_id = ${contractId}
      and c.event in (${sql.join(events.map((event) => sql.lit(event)))}) group by c.event, c.debit, c.credit`,
  );
