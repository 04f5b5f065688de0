export { accounts, type Account, type Posting } from './accounts.ts';
export {
  journalFragments,
  journalsFragments,
  type JournalEntry,
  type PostedEntry,
  postedEntriesFact,
  postedFact,
} from './journal.ts';
export { type RetailerEntry, retailerEntryFragments } from './retailer-journal.ts';
export { owedEntries, type OwedEntry, type OwedPlace } from './owed.ts';
