import { type CivilDate, percentOfFraction } from '@balcao/contract/kernel';
import { accountName, cosifOf } from '../../../domain/books/texts.ts';
import type { Sheet, SheetColumn, SheetRows } from '../../../domain/sheets/sheet.ts';
import type { Line, Provisioned, Taxes } from '../calls.ts';
import { texts } from '../texts.ts';
import { balanceSheet, incomeStatement, type Part } from './statements.ts';
import { statusOf } from './tax-status.ts';

export type AccountingSheet<Row> = Omit<Sheet<Row>, 'rows'> & {
  fileName: string;
  rows: SheetRows<Row> | ((signal: AbortSignal) => SheetRows<Row>);
};

/** What each row says of its account. */
export const accountColumns = <Row extends { account: string }>(): SheetColumn<Row>[] => [
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

interface StatementRow {
  statement: string;
  line: string;
  cosif: string | null;
  value: number;
}

/** Balance sheet and income statement one under the other, each part before its lines. */
function statementRows(lines: readonly Line[]): StatementRow[] {
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

/** Revenue code by which IOF on credit to people is paid. */
const IOF_CODE = '7893';

/** IOF of a month by ten days, as its DARF asks for it. */
export const iofSheet = ({ month, iof }: Pick<Taxes, 'month' | 'iof'>): AccountingSheet<Taxes['iof'][number]> => ({
  fileName: texts.iofFile(month),
  sheetName: texts.iofSheetName,
  columns: [
    { header: texts.periodStart, cell: ({ start }) => ({ day: start as CivilDate }) },
    { header: texts.periodEnd, cell: ({ end }) => ({ day: end as CivilDate }) },
    { header: texts.revenueCode, cell: () => IOF_CODE },
    { header: texts.remitBy, cell: ({ remitBy }) => ({ day: remitBy as CivilDate }) },
    { header: texts.amount, width: 18, cell: ({ value }) => ({ reais: value }) },
    { header: texts.status, width: 40, cell: (period) => statusOf(period, period.value) },
  ],
  rows: iof,
});

/** What is owed of the revenue of a month, a tax a row. */
export const revenueSheet = (
  month: string,
  { payments }: NonNullable<Taxes['revenue']>,
): AccountingSheet<NonNullable<Taxes['revenue']>['payments'][number]['rates'][number]> => ({
  fileName: texts.revenueFile(month),
  sheetName: texts.taxes,
  columns: [
    { header: texts.tax, cell: ({ tax }) => texts.taxNames[tax] },
    { header: texts.taxOn, width: 24, cell: ({ revenue }) => texts.revenueParts[revenue] },
    { header: texts.ratePercent, cell: ({ rate }) => percentOfFraction(rate) },
    { header: texts.taxBase, width: 18, cell: ({ base }) => ({ reais: base }) },
    { header: texts.amount, width: 18, cell: ({ value }) => ({ reais: value }) },
    { header: texts.norm, width: 48, cell: ({ source }) => source },
  ],
  rows: payments.flatMap(({ rates }) => rates),
});

/** What was set aside at a month's end, a contract a row. */
export const provisionSheet = (
  on: string,
  rows: (signal: AbortSignal) => SheetRows<Provisioned>,
): AccountingSheet<Provisioned> => ({
  fileName: texts.provisionFile(on),
  sheetName: texts.provisions,
  columns: [
    { header: texts.contract, width: 18, cell: ({ contractNumber }) => contractNumber },
    { header: texts.daysLate, cell: ({ daysLate }) => ({ whole: daysLate }) },
    {
      header: texts.problemSince,
      width: 20,
      cell: ({ problemSince }) => problemSince && { day: problemSince as CivilDate },
    },
    { header: texts.writtenOff, cell: ({ isWrittenOff }) => (isWrittenOff ? texts.yes : texts.no) },
    ...(['gross', 'incurred', 'additional'] as const).map((key): SheetColumn<Provisioned> => ({
      header: texts[key],
      width: 18,
      cell: (item) => ({ reais: item[key] }),
    })),
  ],
  rows,
});
