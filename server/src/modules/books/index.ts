export { accounts, type Account, kindOfAccount, type Posting } from './accounts.ts';
export { boletoCredit } from './boleto-credit.ts';
export { type ContractPosting, contractSumsFact, insertContractPostings } from './contract-journal.ts';
export {
  journalFragments,
  journalsFragments,
  type JournalEntry,
  type PostedEntry,
  postedEntriesFact,
  postedFact,
} from './journal.ts';
export { type RetailerEntry, retailerEntriesFragments, retailerEntryFragments } from './retailer-journal.ts';
export { type BankMove, bankMovesOfDays, bankMovesOfSubjects, type BankSubject } from './bank-moves.ts';
export { owedEntries, type OwedEntry, type OwedPlace } from './owed.ts';
export { BEGINNING, bookedLines, closedThrough, firstPostedOn, movesOf, type Span } from './ledger.ts';
export { closeMonthFragments, closedMonths, type ClosedMonth } from './months.ts';
