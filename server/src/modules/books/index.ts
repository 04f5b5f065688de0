export { accounts, type Account, type Posting } from './accounts.ts';
export { journalFragments, type JournalEntry, postedFact } from './journal.ts';
