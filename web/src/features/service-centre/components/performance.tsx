import type { PerformancePeriod } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { type Performance, performanceItem } from '../../../lib/session/own-performance.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { barsOf } from '../rules/bars.ts';
import { performanceTexts as texts } from '../texts.ts';
import { Path } from './path.tsx';
import { StoreRanking } from './store-ranking.tsx';

const periods = ['today', 'week', 'month'] as const satisfies readonly PerformancePeriod[];
const tabs = periods.map((key) => ({ key, label: texts.periods[key] }));

interface PanelProps {
  /** Whose; nobody's is asked for. */
  operatorId: string;
  storeId: string | undefined;
}

/** 'Seu desempenho': what this device knew last stands until the server says what is. */
export function PerformancePanel({ operatorId, storeId }: PanelProps) {
  const [period, setPeriod] = useState<PerformancePeriod>('today');
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.ownPerformance(operatorId),
    queryFn: async ({ signal }) => {
      const query = { operatorId, ...(storeId !== undefined && { storeId }) };
      const found = await call('GET /backoffice/retailers-dash/applications/operators/records/me', { query, signal });
      performanceItem.write(found);
      return found;
    },
    placeholderData: () => {
      const kept = performanceItem.read();
      return kept?.operatorId === operatorId ? kept : undefined;
    },
    enabled: operatorId !== '',
    staleTime: 0,
  });
  return (
    <section className="centre-card centre-performance" aria-labelledby="centre-performance">
      <h2 id="centre-performance">{texts.title}</h2>
      {isError && !data ? (
        <Banner kind="attention" actions={<Button onClick={() => void refetch()}>{texts.retry}</Button>}>
          {texts.failed}
        </Banner>
      ) : (
        <Tabs
          label={texts.title}
          tabs={tabs}
          current={period}
          onChange={(key) => setPeriod(periods.find((one) => one === key) ?? 'today')}
        >
          {data ? <Figures of={data} period={period} /> : <SkeletonRows rows={3} label={texts.loading} />}
          {storeId === undefined || !data ? null : (
            <>
              <Path operatorId={operatorId} storeId={storeId} period={period} />
              <StoreRanking operatorId={operatorId} storeId={storeId} period={period} />
            </>
          )}
        </Tabs>
      )}
    </section>
  );
}

function Figures({ of, period }: { of: Performance; period: PerformancePeriod }) {
  const { conversions, applications, incentive } = of[period];
  return (
    <>
      <dl className="centre-figures">
        <div>
          <dt>{texts.conversions}</dt>
          <dd>{conversions}</dd>
        </div>
        <div>
          <dt>{texts.applications}</dt>
          <dd>{applications}</dd>
        </div>
        {of.showIncentive ? (
          <div>
            <dt>{texts.incentive}</dt>
            <dd>{formatReais(incentive ?? 0)}</dd>
            <dd className="centre-statement">
              <Link to="/incentivos/meus">{texts.incentiveOf}</Link>
            </dd>
          </div>
        ) : null}
      </dl>
      <BarChart
        title={period === 'today' ? texts.lastSevenDays : texts.salesByDay}
        pointHeader={texts.day}
        valueHeader={texts.conversions}
        points={barsOf(of, period)}
        format={String}
      />
    </>
  );
}
