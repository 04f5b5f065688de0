import { formatDate, today } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { useList } from '../../../domain/lists/use-list.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { incentiveTexts } from '../../../domain/incentives/texts.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Statement, StatementEntry } from '../calls.ts';
import { MonthSelect } from '../components/month-select.tsx';
import { OwnTotals } from '../components/own-totals.tsx';
import { daysOf, isMonth, lastMonths } from '../rules/months.ts';
import { eventText, ownTexts } from '../texts.ts';
import '../incentives.css';

const shape = { name: 'own-incentives', filters: ['mes'], sorts: ['-on', 'on'] } as const;

const columns: readonly Column<StatementEntry>[] = [
  { key: 'on', header: ownTexts.day, isSortable: true, width: '13ch', render: ({ on }) => formatDate(on) },
  { key: 'what', header: ownTexts.what, render: eventText },
  { key: 'category', header: ownTexts.category, render: ({ category }) => incentiveTexts.categories[category] },
  {
    key: 'base',
    header: ownTexts.base,
    align: 'end',
    render: ({ event, baseValue }) => (event === 'SALE' ? formatReais(baseValue) : ''),
  },
  { key: 'value', header: ownTexts.value, align: 'end', width: '14ch', render: ({ value }) => formatReais(value) },
];

/** What the signed-in seller earned, gave back and was paid of a month. */
export function OwnIncentives() {
  const navigate = useNavigate();
  const [totals, setTotals] = useState<Statement>();
  const now = lastMonths(today())[0] ?? '';
  const monthIn = (text: string | undefined) => (isMonth(text) ? text : now);
  const list = useList<StatementEntry, 'mes', 'on'>(shape, async ({ filters, sort, cursor }, signal) => {
    const query = { ...daysOf(monthIn(filters.mes)), sort, ...(cursor !== undefined && { cursor }) };
    const statement = await call('GET /incentives/statement', { query, signal });
    setTotals(statement);
    return statement;
  });
  const month = monthIn(list.filters.mes);
  const paid = useQuery({
    queryKey: queryKeys.ownPayouts(),
    queryFn: ({ signal }) => call('GET /incentives/payouts/mine', { signal }),
    staleTime: 0,
  });
  useShortcut({
    key: 'Escape',
    label: ownTexts.account,
    run: () => void navigate({ to: '/conta' }),
  });
  return (
    <CounterLayout title={ownTexts.title} back={<BackLink to="/conta">{ownTexts.account}</BackLink>}>
      <MonthSelect month={month} onChange={(value) => list.setFilter('mes', value)} />
      {paid.data && !paid.data.hasPixKey ? (
        <Banner kind="attention">
          {ownTexts.noKey} <Link to="/configuracao">{ownTexts.settings}</Link>
        </Banner>
      ) : null}
      {totals ? <OwnTotals of={totals} payout={paid.data?.items.find((one) => one.month === month)} /> : null}
      <DataTable
        caption={ownTexts.caption}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSort={list.sortBy}
        isLoading={list.isLoading}
        isStale={list.isStale}
        failure={list.failure}
        empty={<EmptyState title={ownTexts.none}>{ownTexts.noneHint}</EmptyState>}
      />
      <ListPager list={list} />
    </CounterLayout>
  );
}
