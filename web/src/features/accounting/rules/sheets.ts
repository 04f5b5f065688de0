import type { CivilDate } from '@balcao/contract/kernel';
import { accountName, cosifOf, eventName } from '../../../domain/books/texts.ts';
import type { Sheet, SheetColumn, SheetRows } from '../../../domain/sheets/sheet.ts';
import { everyPosting, type Line, type Posting } from '../calls.ts';
import { texts } from '../texts.ts';
import type { Span } from '../use-accounting.ts';
import { balanceSheet, incomeStatement, type Part } from './statements.ts';

type AccountingSheet<Row> = Omit<Sheet<Row>, 'rows'> & {
  fileName: string;
  rows: SheetRows<Row> | ((signal: AbortSignal) => SheetRows<Row>);
};

const accountColumns = <Row extends { account: string }>(): SheetColumn<Row>[] => [
  { header: texts.accountCode, width: 24, cell: ({ account }) => account },
  { header: texts.cosif, width: 18, cell: ({ account }) => cosifOf(account) },
  { header: texts.accountTitle, width: 36, cell: ({ account }) => accountName(account) },
];

/** The trial balance up to a day. */
export const balanceSheetOf = (lines: readonly Line[], day: string): AccountingSheet<Line> => ({
  fileName: texts.fileName(day),
  sheetName: texts.balance,
  columns: [
    ...accountColumns<Line>(),
    { header: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
    ...(['opening', 'debit', 'credit', 'closing'] as const).map((key): SheetColumn<Line> => ({
      header: texts[key],
      width: 18,
      cell: (line) => ({ reais: line[key] }),
    })),
  ],
  rows: lines,
});

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

interface StatementRow {
  statement: string;
  line: string;
  cosif: string | null;
  value: number;
}

/** Balance sheet and income statement one under the other, each part before its lines. */
export function statementRows(lines: readonly Line[]): StatementRow[] {
  const sheet = balanceSheet(lines);
  const earned = incomeStatement(lines);
  const sum = (statement: string, line: string, value: number) => ({ statement, line, cosif: null, value });
  const rowsOf = (statement: string, { key, total, lines: under }: Part): StatementRow[] => [
    sum(statement, texts.parts[key], total),
    ...under.map(({ account, value }) => ({ statement, line: accountName(account), cosif: cosifOf(account), value })),
  ];
  const [balance, income] = [texts.balanceName, texts.incomeName];
  return [
    ...[sheet.assets, sheet.liabilities, sheet.equity].flatMap((part) => rowsOf(balance, part)),
    sum(balance, texts.resultSoFar, sheet.result),
    sum(balance, texts.totalOwed, sheet.total),
    ...[earned.income, earned.expenses].flatMap((part) => rowsOf(income, part)),
    sum(income, texts.result, earned.result),
  ];
}

export const statementSheet = (lines: readonly Line[], day: string): AccountingSheet<StatementRow> => ({
  fileName: texts.statementsFile(day),
  sheetName: texts.statements,
  columns: [
    { header: texts.statement, width: 16, cell: ({ statement }) => statement },
    { header: texts.cosif, width: 18, cell: ({ cosif }) => cosif },
    { header: texts.line, width: 40, cell: ({ line }) => line },
    { header: texts.amount, width: 18, cell: ({ value }) => ({ reais: value }) },
  ],
  rows: statementRows(lines),
});
