import type { PerformancePeriod, Wire } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { rankingTexts as texts, texts as reportTexts } from '../texts.ts';

const RANKING = 'GET /backoffice/retailers-dash/applications/stores/ranking';
type Ranked = Wire<typeof RANKING>['answer']['items'][number];
type Order = keyof typeof texts.orders;

const periods = ['today', 'week', 'month'] as const satisfies readonly PerformancePeriod[];
const orders = ['conversions', 'applications', 'incentive'] as const satisfies readonly Order[];
const optionsOf = <K extends string>(keys: readonly K[], names: Readonly<Record<K, string>>) =>
  keys.map((key) => ({ value: key, label: names[key] }));

const columns: readonly Column<Ranked>[] = [
  { key: 'position', header: texts.place, width: '10ch', render: ({ position }) => texts.position(position) },
  { key: 'name', header: texts.store, render: ({ name, isOwn }) => (isOwn ? `${name} (${texts.own})` : name) },
  {
    key: 'conversions',
    header: texts.orders.conversions,
    align: 'end',
    width: '14ch',
    render: ({ conversions }) => conversions,
  },
  {
    key: 'applications',
    header: texts.orders.applications,
    align: 'end',
    width: '14ch',
    render: ({ applications }) => applications,
  },
  {
    key: 'incentive',
    header: texts.orders.incentive,
    align: 'end',
    width: '16ch',
    render: ({ incentive }) => (incentive === null ? '' : formatReais(incentive)),
  },
];

/** Stores by what was done there lately, and how far customers came from a lookup to a purchase. */
export function StoresRanking() {
  const [period, setPeriod] = useState<PerformancePeriod>('month');
  const [by, setBy] = useState<Order>('conversions');
  const ranking = useQuery({
    queryKey: queryKeys.operatorRanking({ stores: true, period, by }),
    queryFn: ({ signal }) => call(RANKING, { query: { period, by }, signal }),
  });
  return (
    <section className="reports-spread" aria-labelledby="reports-ranking">
      <h2 id="reports-ranking">{texts.title}</h2>
      <div className="reports-choices">
        <Select
          label={texts.period}
          value={period}
          onChange={(value) => setPeriod(periods.find((one) => one === value) ?? 'month')}
          options={optionsOf(periods, texts.periods)}
        />
        <Select
          label={texts.by}
          value={by}
          onChange={(value) => setBy(orders.find((one) => one === value) ?? 'conversions')}
          options={optionsOf(orders, texts.orders)}
        />
      </div>
      {ranking.data ? (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={ranking.data.items}
          rowKey={({ id }) => id}
          empty={<EmptyState title={texts.none} />}
        />
      ) : ranking.isError ? (
        <Banner
          kind="attention"
          actions={<Button onClick={() => void ranking.refetch()}>{reportTexts.tryAgain}</Button>}
        >
          {texts.failed}
        </Banner>
      ) : (
        <SkeletonRows label={texts.loading} rows={3} />
      )}
      <Path period={period} />
    </section>
  );
}

/** Without an answer the page does without. */
function Path({ period }: { period: PerformancePeriod }) {
  const { data } = useQuery({
    queryKey: queryKeys.conversionOf({ retailer: true, period }),
    queryFn: ({ signal }) => call('GET /backoffice/retailers-dash/conversion', { query: { period }, signal }),
  });
  if (!data) return null;
  return (
    <BarChart
      title={texts.path}
      pointHeader={texts.step}
      valueHeader={texts.customers}
      points={[
        { label: texts.lookups, value: data.lookups },
        { label: texts.applications, value: data.applications },
        { label: texts.approvals, value: data.approvals },
        { label: texts.first, value: data.firstPurchases },
        { label: texts.recurring, value: data.recurringPurchases },
      ]}
      format={String}
    />
  );
}
