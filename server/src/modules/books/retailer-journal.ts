import { civilDate, sumCents } from '@balcao/credit-math';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Posting } from './accounts.ts';
import type { RetailerEvent } from './journal-event.ts';
import { retailerEntries, retailerLines } from './tables.ts';

/** One event that moved money between a retailer and the provider; `subjectId` is what it belongs to. */
export interface RetailerEntry {
  retailerId: string;
  event: RetailerEvent;
  subjectId: string;
  at: Date;
  /** Business day in the retailer's zone. */
  on: string;
  postings: readonly Posting[];
}

/**
 * The entry and its lines as parts of a guarded write, as `journalFragments` makes them of a customer's.
 * @throws Error when the postings do not sum to zero.
 */
export function retailerEntryFragments(entry: RetailerEntry): Fragment[] {
  const { row, lines } = rowsOf(entry);
  return [
    part('retailer_entry', insertOne(retailerEntries, row)),
    part('retailer_lines', insertMany(retailerLines, lines), lines.length),
  ];
}

/** Many entries with their lines as two parts of a guarded write; none without any. @throws Error as {@link retailerEntryFragments}. */
export function retailerEntriesFragments(entries: readonly RetailerEntry[]): Fragment[] {
  if (entries.length === 0) return [];
  const made = entries.map(rowsOf);
  const rows = made.map(({ row }) => row);
  const lines = made.flatMap((entry) => entry.lines);
  return [
    part('retailer_entries', insertMany(retailerEntries, rows), rows.length),
    part('retailer_lines', insertMany(retailerLines, lines), lines.length),
  ];
}

function rowsOf({ retailerId, event, subjectId, at, on, postings }: RetailerEntry) {
  const moved = postings.filter(({ amountCents }) => amountCents !== 0);
  const sum = sumCents(moved.map(({ amountCents }) => amountCents));
  if (sum !== 0 || moved.length === 0) throw new Error(`unbalanced ${event} entry: ${sum} cents`);
  const id = newId();
  const lines = moved.map(({ account, amountCents }, index) => ({
    retailerId,
    entryId: id,
    line: index + 1,
    account,
    amountCents,
  }));
  const row = { retailerId, id, event, subjectId, postedAt: at, postedOn: civilDate(on) };
  return { row, lines };
}
