import { formatDateTime, sumReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { CASH_SESSIONS, type CashListed } from '../../../domain/cash/cash-calls.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { type ListPage, useList } from '../../../domain/lists/use-list.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { useStores } from '../../../domain/stores/use-stores.ts';
import { call } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { CloseFlow } from '../components/close-flow.tsx';
import { DayPaper } from '../components/day-paper.tsx';
import { Difference } from '../components/difference.tsx';
import { SessionDialog } from '../components/session-dialog.tsx';
import { type Unassigned, UnassignedDays } from '../components/unassigned-days.tsx';
import { closingTexts as texts } from '../texts.ts';
import '../cash-session.css';

const shape = { name: CASH_SESSIONS, filters: ['loja'], sorts: ['-openedAt', 'openedAt'] } as const;

type Page = ListPage<CashListed> & { unassigned: Unassigned };

const money = (reais: number | null) => (reais === null ? '' : formatReais(reais));

const columns: readonly Column<CashListed>[] = [
  {
    key: 'openedAt',
    header: texts.opened,
    isSortable: true,
    width: '18ch',
    render: (row) => formatDateTime(row.openedAt),
  },
  { key: 'drawer', header: texts.drawer, width: '10ch', render: ({ drawer, number }) => `${drawer} · Z ${number}` },
  { key: 'operator', header: texts.operator, render: ({ operator }) => operator.name },
  { key: 'expected', header: texts.expected, align: 'end', render: ({ expected }) => money(expected) },
  { key: 'counted', header: texts.counted, align: 'end', render: ({ counted }) => money(counted) },
  { key: 'difference', header: texts.difference, render: Difference },
];

/** What the closed ones of the page come to, as money to compare with the safe; none while all are open. */
function totalsOf(rows: readonly CashListed[]) {
  const closed = rows.filter(({ closedAt }) => closedAt !== null);
  if (closed.length === 0) return undefined;
  const sum = (of: 'expected' | 'counted' | 'difference') => formatReais(sumReais(closed.map((row) => row[of] ?? 0)));
  return { expected: sum('expected'), counted: sum('counted'), difference: sum('difference') };
}

/** Sessions of a store with their differences, for who answers for them; what is still open is counted and closed here. */
export function Closings() {
  const { storeId: ofDevice } = useCounter();
  const stores = useStores();
  const [seen, setSeen] = useState<CashListed>();
  const [closing, setClosing] = useState<CashListed>();
  const [unassigned, setUnassigned] = useState<Unassigned>([]);
  const list = useList<CashListed, 'loja', 'openedAt'>(shape, async ({ filters, sort, cursor }, signal) => {
    const query = { storeId: filters.loja ?? ofDevice ?? '', sort, ...(cursor !== undefined && { cursor }) };
    const page: Page = await call('GET /coordinator/cash/sessions', { query, signal });
    setUnassigned(page.unassigned);
    return page;
  });
  const storeId = list.filters.loja ?? ofDevice ?? '';
  const totals = totalsOf(list.rows);
  const action: Column<CashListed> = {
    key: 'action',
    header: texts.action,
    isHeaderHidden: true,
    width: '18ch',
    render: (row) =>
      row.closedAt === null ? (
        <Button kind="quiet" aria-label={texts.closeOf(row.operator.name)} onClick={() => setClosing(row)}>
          {texts.close}
        </Button>
      ) : (
        <Button kind="quiet" aria-label={texts.seeOf(row.drawer, row.number)} onClick={() => setSeen(row)}>
          {texts.see}
        </Button>
      ),
  };
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/caixa">{texts.till}</BackLink>}>
      <div className="cash-store">
        <Select
          label={texts.store}
          value={storeId}
          options={stores.data ?? []}
          onChange={(value) => list.setFilter('loja', value)}
        />
      </div>
      <DataTable
        caption={texts.caption}
        columns={[...columns, action]}
        rows={list.rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSort={list.sortBy}
        totals={totals}
        isLoading={list.isLoading}
        isStale={list.isStale}
        failure={list.failure}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      {totals ? <p className="cash-note">{texts.totalsHint}</p> : null}
      <ListPager list={list} />
      {storeId === '' ? null : <DayPaper storeId={storeId} />}
      <UnassignedDays days={unassigned} />
      {seen ? (
        <SessionDialog
          id={seen.id}
          title={texts.detailTitle(seen.drawer, seen.number)}
          onClose={() => setSeen(undefined)}
        />
      ) : null}
      {closing ? (
        <Dialog open size="wide" title={texts.closeOf(closing.operator.name)}>
          <CloseFlow
            sessionId={closing.id}
            onClosed={(detail) => {
              setClosing(undefined);
              setSeen(detail);
              list.refresh();
            }}
            onBack={() => {
              setClosing(undefined);
              list.refresh();
            }}
          />
        </Dialog>
      ) : null}
    </CounterLayout>
  );
}
