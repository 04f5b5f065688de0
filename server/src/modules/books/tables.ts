import { boolean, cents, date, instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { Account } from './accounts.ts';
import type { ContractEvent, JournalEvent, RetailerEvent } from './journal-event.ts';

/** One event that moved money; `subjectId` is the contract or payment it belongs to. */
export const journalEntries = table('journal_entries', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  event: text<JournalEvent>('event'),
  subjectId: uuid('subject_id'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  postedAt: instant('posted_at'),
  /** Business day in the retailer's zone. */
  postedOn: date('posted_on'),
  /** It moved cash at a store, which a drawer there knows of. */
  isInDrawer: optional(boolean('is_in_drawer')),
});

export const journalLines = table('journal_lines', {
  borrowerId: uuid('borrower_id'),
  entryId: uuid('entry_id'),
  /** Place in the entry, from 1. */
  line: integer('line'),
  account: text<Account>('account'),
  amountCents: cents('amount_cents'),
});

/** One event about a retailer as a whole, and about no customer; `subjectId` is what it belongs to. */
export const retailerEntries = table('retailer_entries', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  event: text<RetailerEvent>('event'),
  subjectId: uuid('subject_id'),
  postedAt: instant('posted_at'),
  /** Business day in the retailer's zone. */
  postedOn: date('posted_on'),
});

export const retailerLines = table('retailer_lines', {
  retailerId: uuid('retailer_id'),
  entryId: uuid('entry_id'),
  /** Place in the entry, from 1. */
  line: integer('line'),
  account: text<Account>('account'),
  amountCents: cents('amount_cents'),
});

/** A contract's own entry: one amount, from the account that is credited to the one that is debited. */
export const contractPostings = table('contract_postings', {
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  onDay: date('on_day'),
  event: text<ContractEvent>('event'),
  debit: text<Account>('debit'),
  credit: text<Account>('credit'),
  amountCents: cents('amount_cents'),
  postedAt: instant('posted_at'),
});

/** A month that is closed: what was posted from `cutAt` on falls into a later one. */
export const ledgerMonths = table('ledger_months', 'shared', {
  month: date('month'),
  monthEnd: date('month_end'),
  previousMonth: nullable(date('previous_month')),
  /** In which its days were counted. */
  zone: text('zone'),
  cutAt: instant('cut_at'),
  askedBy: uuid('asked_by'),
  askedByName: text('asked_by_name'),
  askedAt: instant('asked_at'),
  closedBy: uuid('closed_by'),
  closedByName: text('closed_by_name'),
  closedAt: instant('closed_at'),
});

/** What the days of a closed month came to. */
export const ledgerDays = table('ledger_days', 'shared', {
  month: date('month'),
  onDay: date('on_day'),
  account: text<Account>('account'),
  debitCents: cents('debit_cents'),
  creditCents: cents('credit_cents'),
});
