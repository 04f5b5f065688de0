import type { CivilDate } from '@balcao/contract/kernel';
import { eventName } from '../../domain/books/texts.ts';
import type { SheetColumn } from '../../domain/sheets/sheet.ts';
import { everyPosting, type Posting } from './calls.ts';
import { accountColumns, type AccountingSheet } from './rules/sheets.ts';
import { texts } from './texts.ts';
import type { Span } from './use-accounting.ts';

const journalColumns: readonly SheetColumn<Posting>[] = [
  { header: texts.on, cell: ({ on }) => ({ day: on as CivilDate }) },
  { header: texts.entry, width: 38, cell: ({ entryId }) => entryId },
  ...accountColumns<Posting>(),
  { header: texts.debit, width: 18, cell: ({ amount }) => (amount > 0 ? { reais: amount } : null) },
  { header: texts.credit, width: 18, cell: ({ amount }) => (amount < 0 ? { reais: 0 - amount } : null) },
  {
    header: texts.history,
    width: 48,
    cell: ({ event, retailerName }) => [eventName(event), retailerName].filter((part) => part !== null).join(', '),
  },
  { header: texts.document, width: 38, cell: ({ contractNumber, subjectId }) => contractNumber ?? subjectId },
];

/** Every posting of a span of days, asked page by page as the sheet is written. */
export const journalSheet = (span: Span): AccountingSheet<Posting> => ({
  fileName: texts.journalFile(span.from, span.to),
  sheetName: texts.journal,
  columns: journalColumns,
  rows: (signal) => everyPosting(span, signal),
});
