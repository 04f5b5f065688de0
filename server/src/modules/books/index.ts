export { accounts, type Account, type Posting } from './accounts.ts';
export { journalFragments, type JournalEntry } from './journal.ts';
