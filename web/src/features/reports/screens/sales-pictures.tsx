import { formatDateTime, formatDayMonth } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { soldSums, type SoldSums } from '../calls.ts';
import { KeyFigures } from '../components/key-figures.tsx';
import { PeriodForm } from '../components/period-form.tsx';
import { SpreadPanel } from '../components/spread-panel.tsx';
import { StoreFilter } from '../components/store-filter.tsx';
import { StoresRanking } from '../components/stores-ranking.tsx';
import { GoalsDialog } from '../goals/goals-dialog.tsx';
import { texts as goalTexts } from '../goals/texts.ts';
import { pictureTexts, texts } from '../texts.ts';
import { usePeriod } from '../use-period.ts';
import '../reports.css';

const thousands = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

const centOf = (reais: number) => Math.round(reais * 100) / 100;

/** What a manager looks at: the period in figures and pictures, and how the stores stand. */
export function SalesPicturesPage() {
  const { first, storeId, search } = usePeriod();
  const [chosen, setChosen] = useState(storeId ?? '');
  const [isSetting, setSetting] = useState(false);
  const toast = useToast();
  const asked = { ...first, storeId };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.salesPictures(asked),
    queryFn: ({ signal }) => soldSums(asked, signal),
    staleTime: 0,
  });
  return (
    <CounterLayout title={pictureTexts.title} back={<BackLink to="/relatorios">{pictureTexts.report}</BackLink>}>
      <PeriodForm
        period={first}
        isSearching={isFetching}
        onSearch={(period) => {
          const isSame = first.startDate === period.startDate && first.endDate === period.endDate;
          if (isSame && chosen === (storeId ?? '')) void refetch();
          else search(period, chosen === '' ? undefined : chosen);
        }}
      >
        <StoreFilter value={chosen} onChange={setChosen} />
      </PeriodForm>
      <div className="reports-bar">
        <Button onClick={() => setSetting(true)}>{goalTexts.open}</Button>
      </div>
      {isSetting ? (
        <GoalsDialog
          endDate={first.endDate}
          onClose={() => setSetting(false)}
          onSaved={() => {
            setSetting(false);
            toast.show({ kind: 'success', text: goalTexts.saved });
            void refetch();
          }}
        />
      ) : null}
      {data ? (
        <Pictures sums={data} />
      ) : error ? (
        <EmptyState title={texts.failed} actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
          {errorText(error, brandName())}
        </EmptyState>
      ) : (
        <SkeletonRows label={pictureTexts.loading} rows={6} />
      )}
      <StoresRanking />
    </CounterLayout>
  );
}

function Pictures({ sums }: { sums: SoldSums }) {
  const { total, before, days, goal, completeUntil } = sums;
  return (
    <>
      {completeUntil === undefined ? null : (
        <Banner kind="info">{texts.completeUntil(formatDateTime(completeUntil))}</Banner>
      )}
      <KeyFigures total={total} before={before} goal={goal} />
      {total.sales === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <>
          <BarChart
            title={pictureTexts.byDay}
            pointHeader={pictureTexts.day}
            valueHeader={pictureTexts.sold}
            points={days.map(({ on, principal }) => ({ label: formatDayMonth(on), value: principal }))}
            format={formatReais}
            shortFormat={(value) => thousands.format(value)}
            {...(goal !== null && { goal: { label: pictureTexts.goalADay, value: centOf(goal / days.length) } })}
          />
          <SpreadPanel sums={sums} />
        </>
      )}
    </>
  );
}
