import { boolean, cents, date, instant, integer, optional, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { Account } from './accounts.ts';
import type { JournalEvent, RetailerEvent } from './journal-event.ts';

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
