import { type CivilDate, sumReais } from '@balcao/contract/kernel';
import { accountName } from '../../../domain/books/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { SheetColumn, SheetFormat } from '../../../domain/sheets/sheet.ts';
import { useSheetDownload } from '../../../domain/sheets/use-sheet-download.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Line, TrialBalance } from '../calls.ts';
import { firstDay, lastDay } from '../rules/months.ts';
import { texts } from '../texts.ts';
import { type Span, useTrialBalance } from '../use-accounting.ts';
import { Asked } from './asked.tsx';
import { PostingsPanel } from './postings-panel.tsx';

const figures = ['opening', 'debit', 'credit', 'closing'] as const;

const columnsOf = (onOpen: (account: string) => void): readonly Column<Line>[] => [
  { key: 'account', header: texts.account, render: ({ account }) => accountName(account) },
  { key: 'kind', header: texts.kind, width: '11ch', render: ({ kind }) => texts.kinds[kind] },
  ...figures.map((key): Column<Line> => ({
    key,
    header: texts[key],
    align: 'end',
    width: '16ch',
    render: (line) => formatReais(line[key]),
  })),
  {
    key: 'see',
    header: texts.see,
    isHeaderHidden: true,
    width: '8ch',
    render: ({ account }) => (
      <Button kind="quiet" aria-label={texts.seeOf(accountName(account))} onClick={() => onOpen(account)}>
        {texts.seeShort}
      </Button>
    ),
  },
];

const sheetColumns: readonly SheetColumn<Line>[] = [
  { header: texts.account, width: 36, cell: ({ account }) => accountName(account) },
  { header: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
  ...figures.map((key): SheetColumn<Line> => ({
    header: texts[key],
    width: 18,
    cell: (line) => ({ reais: line[key] }),
  })),
];

interface BalanceTabProps {
  month: string;
  until: CivilDate | null;
  account: string | undefined;
  onUntil: (day: CivilDate | null) => void;
  onAccount: (account: string | undefined) => void;
}

/** The trial balance of a month up to a day; each figure opens down to what it is made of. */
export function BalanceTab({ month, until, account, onUntil, onAccount }: BalanceTabProps) {
  const span = { from: firstDay(month), to: until ?? lastDay(month) };
  const limits = { min: span.from, max: lastDay(month) };
  return (
    <>
      <div className="accounting-ask">
        <DateField
          key={month}
          label={texts.until}
          value={span.to}
          {...limits}
          onChange={(day) => day && onUntil(day)}
        />
      </div>
      <Asked query={useTrialBalance(span)}>
        {(found) => <Balance found={found} span={span} account={account} onAccount={onAccount} />}
      </Asked>
    </>
  );
}

type BalanceProps = Pick<BalanceTabProps, 'account' | 'onAccount'> & { found: TrialBalance; span: Span };

function Balance({ found, span, account, onAccount }: BalanceProps) {
  const { lines, closedThrough } = found;
  const sheets = useSheetDownload();
  const save = (format: SheetFormat) =>
    void sheets.download({
      fileName: texts.fileName(span.to),
      sheetName: texts.balance,
      columns: sheetColumns,
      rows: lines,
      format,
    });
  if (lines.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
  const sumOf = (key: (typeof figures)[number]) => sumReais(lines.map((line) => line[key]));
  const totals = Object.fromEntries(figures.map((key) => [key, formatReais(sumOf(key))]));
  const isClosed = closedThrough !== null && span.to <= closedThrough;
  return (
    <>
      <p className="accounting-note">{isClosed ? texts.closedMonth : texts.openMonth}</p>
      {sumOf('closing') === 0 ? null : <Banner kind="danger">{texts.unbalanced}</Banner>}
      <DataTable
        caption={texts.balance}
        columns={columnsOf(onAccount)}
        rows={lines}
        rowKey={(line) => line.account}
        isSelected={(line) => line.account === account}
        totals={totals}
      />
      <div className="accounting-acts">
        <Button disabled={sheets.isBusy} onClick={() => save('xlsx')}>
          {texts.xlsx}
        </Button>
        <Button disabled={sheets.isBusy} onClick={() => save('csv')}>
          {texts.csv}
        </Button>
      </div>
      {sheets.dialog}
      {account === undefined ? null : (
        <PostingsPanel key={account} account={account} span={span} onClose={() => onAccount(undefined)} />
      )}
    </>
  );
}
