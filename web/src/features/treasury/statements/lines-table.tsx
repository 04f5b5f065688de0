import { formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { type AskedLines, type BankDesk, type BankLine, type LineState, matchLine } from './calls.ts';
import { type LineAsk, LineDialog } from './line-dialog.tsx';
import { texts } from './texts.ts';
import { useBankAct, useBankLines } from './use-statements.ts';
import { memoOf, movementText } from './words.ts';

/** Its books or the guess, and why it has none. */
function Books({ line: { movements, reason, note, matched, state } }: { line: BankLine }) {
  const [first] = movements;
  const by = matched?.name ? texts.matchedBy(matched.name) : texts.byItself;
  return (
    <div className="bank-books">
      {first ? (
        <span>
          {movementText(first)} {movements.length > 1 ? texts.moreMovements(movements.length) : null}
        </span>
      ) : null}
      {reason === null ? null : <span className={first ? 'treasury-note' : undefined}>{texts.why[reason]}</span>}
      {note === null ? null : <span className="treasury-note">{note}</span>}
      {state === 'MATCHED' ? <span className="treasury-note">{by}</span> : null}
    </div>
  );
}

const columnsOf = (rows: readonly BankLine[], onAsk: (ask: LineAsk) => void): readonly Column<BankLine>[] => [
  { key: 'on', header: texts.on, width: '12ch', render: ({ on }) => formatDate(on) },
  { key: 'memo', header: texts.memo, render: (line) => <span className="bank-memo">{memoOf(line)}</span> },
  { key: 'books', header: texts.books, render: (line) => <Books line={line} /> },
  ...(rows.some(({ state }) => state === 'MATCHED')
    ? []
    : [{ key: 'owner', header: texts.owner, width: '15ch', render: ({ owner }: BankLine) => owner?.name }]),
  {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    width: '13ch',
    render: ({ amount }) => <Money reais={amount} />,
  },
  {
    key: 'acts',
    header: texts.acts,
    isHeaderHidden: true,
    width: rows.some(({ state }) => state === 'SUGGESTED') ? '22ch' : '8ch',
    render: (line) => <Acts line={line} onAsk={onAsk} />,
  },
];

function Acts({ line, onAsk }: { line: BankLine; onAsk: (ask: LineAsk) => void }) {
  const confirm = useBankAct(() => matchLine(line, line.movements), texts.confirmed);
  const item = (key: LineAsk['act'], label: string, isDanger = false) => ({
    key,
    label,
    isDanger,
    onChoose: () => onAsk({ act: key, line }),
  });
  const isMatched = line.state === 'MATCHED';
  const items = [
    ...(isMatched ? [] : [item('CHOOSE', texts.choose)]),
    ...(!isMatched && line.amount < 0 ? [item('FEE', texts.fee)] : []),
    ...(isMatched ? [] : [item('GIVE', texts.give)]),
    ...(line.state === 'LEFT_OVER' ? [] : [item('PART', isMatched ? texts.partMatched : texts.part, isMatched)]),
  ];
  return (
    <div className="bank-acts">
      {line.state === 'SUGGESTED' ? (
        <Button
          aria-label={texts.confirmOf(memoOf(line))}
          busyText={confirm.isPending ? texts.matching : undefined}
          onClick={() => confirm.mutate()}
        >
          {texts.confirm}
        </Button>
      ) : null}
      <MenuButton isIconOnly label={texts.more(memoOf(line))} items={items} />
    </div>
  );
}

const emptyTexts = {
  SUGGESTED: texts.emptySuggested,
  LEFT_OVER: texts.emptyLeftOver,
  MATCHED: texts.emptyMatched,
} satisfies Record<LineState, string>;

/** Lines in one state, or to be explained up to a day, with what a person does with each. */
export function LinesTable({ of, desk }: { of: AskedLines; desk: BankDesk }) {
  const { data, isLoading, error, refetch } = useBankLines(of);
  const state = 'state' in of ? of.state : undefined;
  const [ask, setAsk] = useState<LineAsk>();
  const rows = data?.items ?? [];
  return (
    <>
      <DataTable
        caption={state === undefined ? texts.toExplain : texts.state[state]}
        columns={columnsOf(rows, setAsk)}
        rows={rows}
        rowKey={({ id }) => id}
        totals={
          data && rows.length > 1 && data.count === rows.length ? { amount: <Money reais={data.sum} /> } : undefined
        }
        isLoading={isLoading}
        failure={
          error ? { text: `${texts.fault}. ${errorText(error, brandName())}`, retry: () => void refetch() } : undefined
        }
        empty={
          state === undefined ? (
            <EmptyState title={texts.nothingToExplain}>{texts.nothingToExplainHint}</EmptyState>
          ) : (
            <EmptyState title={emptyTexts[state]}>{desk.statements.length === 0 ? texts.emptyHint : null}</EmptyState>
          )
        }
      />
      {data && data.count > rows.length ? (
        <p className="treasury-note">{texts.morePages(rows.length, data.count)}</p>
      ) : null}
      {ask ? <LineDialog ask={ask} desk={desk} onClose={() => setAsk(undefined)} /> : null}
    </>
  );
}
