import { type CivilDate, formatDate, sumReais } from '@balcao/contract/kernel';
import { accountName } from '../../../domain/books/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Line, TrialBalance } from '../calls.ts';
import { BOOKS_BEGAN, firstDay, lastDay } from '../rules/months.ts';
import { journalSheet } from '../journal-sheet.ts';
import { balanceSheetOf } from '../rules/sheets.ts';
import { texts } from '../texts.ts';
import { type Span, useTrialBalance } from '../use-accounting.ts';
import { Asked } from './asked.tsx';
import { PostingsPanel } from './postings-panel.tsx';
import { UntilField } from './until-field.tsx';

const figures = ['opening', 'debit', 'credit', 'closing'] as const;

type Open = (account: string, of: 'balance' | 'span') => void;

const columnsOf = (onOpen: Open): readonly Column<Line>[] => [
  { key: 'account', header: texts.account, render: ({ account }) => accountName(account) },
  { key: 'kind', header: texts.kind, width: '11ch', render: ({ kind }) => texts.kinds[kind] },
  ...figures.map((key): Column<Line> => ({
    key,
    header: texts[key],
    align: 'end',
    width: '16ch',
    render: (line) =>
      key === 'closing' ? (
        <button
          type="button"
          className="accounting-figure"
          aria-label={texts.seeBalanceOf(accountName(line.account), formatReais(line.closing))}
          onClick={() => onOpen(line.account, 'balance')}
        >
          {formatReais(line.closing)}
        </button>
      ) : (
        formatReais(line[key])
      ),
  })),
  {
    key: 'see',
    header: texts.see,
    isHeaderHidden: true,
    width: '8ch',
    render: ({ account }) => (
      <Button kind="quiet" aria-label={texts.seeOf(accountName(account))} onClick={() => onOpen(account, 'span')}>
        {texts.seeShort}
      </Button>
    ),
  },
];

interface BalanceTabProps {
  month: string;
  until: CivilDate | null;
  account: string | undefined;
  /** The account is open with all that makes its balance, not with what moved in the span alone. */
  isWhole: boolean;
  onUntil: (day: CivilDate | null) => void;
  onAccount: (account: string | undefined, of: 'balance' | 'span') => void;
}

/** The trial balance of a month up to a day; each figure opens down to what it is made of. */
export function BalanceTab({ month, until, account, isWhole, onUntil, onAccount }: BalanceTabProps) {
  const span = { from: firstDay(month), to: until ?? lastDay(month) };
  return (
    <>
      <UntilField month={month} until={span.to} onUntil={onUntil} />
      <Asked query={useTrialBalance(span)}>
        {(found) => <Balance found={found} span={span} account={account} isWhole={isWhole} onAccount={onAccount} />}
      </Asked>
    </>
  );
}

type BalanceProps = Pick<BalanceTabProps, 'account' | 'isWhole' | 'onAccount'> & { found: TrialBalance; span: Span };

function Balance({ found, span, account, isWhole, onAccount }: BalanceProps) {
  const { lines, closedThrough } = found;
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
        <SheetButtons sheet={balanceSheetOf(lines, span.to)} />
        <SheetButtons sheet={journalSheet(span)} label={texts.journalXlsx} csvLabel={texts.journalCsv} />
      </div>
      {account === undefined ? null : (
        <PostingsPanel
          key={`${account} ${isWhole} ${span.to}`}
          account={account}
          title={isWhole ? texts.balancePostings(accountName(account), formatDate(span.to)) : undefined}
          span={isWhole ? { from: BOOKS_BEGAN, to: span.to } : span}
          onClose={() => onAccount(undefined, 'span')}
        />
      )}
    </>
  );
}
