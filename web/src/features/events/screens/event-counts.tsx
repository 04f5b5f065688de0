import { formatDayMonth, formatPercent } from '@balcao/contract/kernel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { courseOf, type EventCounts, type EventRow, funnelOf, rowsOf } from '../rules/summary.ts';
import { eventText, stepTexts, texts } from '../texts.ts';
import '../events.css';

const periods = [7, 14, 30, 90];
const DEFAULT_DAYS = 14;
const figure = new Intl.NumberFormat('pt-BR');
const format = (value: number) => figure.format(value);

const columns: readonly Column<EventRow>[] = [
  { key: 'name', header: texts.name, render: ({ name }) => eventText(name) },
  { key: 'today', header: texts.today, align: 'end', width: '14ch', render: ({ today }) => format(today) },
  { key: 'total', header: texts.total, align: 'end', width: '14ch', render: ({ total }) => format(total) },
];

const countsQuery = (days: number, retailerId?: string) =>
  queryOptions({
    queryKey: queryKeys.eventCounts(days, retailerId),
    queryFn: ({ signal }) =>
      call('GET /events', { query: { days, ...(retailerId !== undefined && { retailerId }) }, signal }),
  });

/** How often the screens of a retailer are used: the way to a sale, one event by day, all by name. */
export function EventCountsPage() {
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [retailerId, setRetailerId] = useState<string>();
  // Stays when the period changes.
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery(countsQuery(days, retailerId));
  // What the page begins with: whose else may be counted is known whatever comes of another question.
  const { data: first } = useQuery({ ...countsQuery(DEFAULT_DAYS), staleTime: Infinity });
  const retailers = useMemo(() => first?.retailers.map(({ id, name }) => ({ value: id, label: name })) ?? [], [first]);
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <p className="events-hint">{texts.hint}</p>
      <div className="events-chosen">
        {retailers.length > 1 ? (
          <Combobox
            label={texts.retailer}
            value={retailerId ?? first?.retailer.id ?? ''}
            onChange={setRetailerId}
            options={retailers}
          />
        ) : null}
        <Select
          label={texts.period}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
          options={periods.map((period) => ({ value: String(period), label: texts.days(period) }))}
        />
      </div>
      {error ? (
        <EmptyState
          title={errorText(error, brandName())}
          actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        />
      ) : !data ? (
        <SkeletonRows label={texts.loading} rows={6} />
      ) : data.counts.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <Counted answer={data} chosen={chosen} onChoose={setChosen} />
      )}
    </CounterLayout>
  );
}

interface CountedProps {
  answer: EventCounts;
  /** The event that is looked at, when it happened at all. */
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

function Counted({ answer, chosen, onChoose }: CountedProps) {
  const rows = rowsOf(answer);
  const funnel = funnelOf(rows);
  const [looks = 0, sales = 0] = [funnel[0]?.count, funnel.at(-1)?.count];
  const name = rows.find((row) => row.name === chosen)?.name ?? rows[0]?.name ?? '';
  return (
    <div className="events">
      <section>
        <BarChart
          title={texts.funnel}
          pointHeader={texts.step}
          valueHeader={texts.count}
          points={funnel.map((step) => ({ label: stepTexts[step.name] ?? step.name, value: step.count }))}
          format={format}
        />
        {looks > 0 && sales <= looks ? <p className="events-hint">{texts.kept(formatPercent(sales / looks))}</p> : null}
      </section>
      <section>
        <Select
          label={texts.event}
          value={name}
          onChange={onChoose}
          options={rows.map((row) => ({ value: row.name, label: eventText(row.name) }))}
        />
        <BarChart
          title={texts.byDay(eventText(name))}
          pointHeader={texts.day}
          valueHeader={texts.count}
          points={courseOf(answer, name).map(({ day, count }) => ({ label: formatDayMonth(day), value: count }))}
          format={format}
        />
      </section>
      <section className="events-table">
        <DataTable caption={texts.table} columns={columns} rows={rows} rowKey={(row) => row.name} />
      </section>
    </div>
  );
}
