import { formatDateTime } from '@balcao/contract/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { type AskedSales, everySale, salesPage } from '../calls.ts';
import { PeriodForm } from '../components/period-form.tsx';
import { SalesTable } from '../components/sales-table.tsx';
import { StoreFilter } from '../components/store-filter.tsx';
import { saleColumns } from '../rules/sales-sheet.ts';
import { texts } from '../texts.ts';
import { addressOf, usePeriod } from '../use-period.ts';
import '../reports.css';

/** The sales of a period: found, read, and taken along as a sheet. */
export function SalesReportPage() {
  const session = useSession();
  const choosesStore = session?.user.role === 'retailer_analyst';
  const { asked, first, storeId, search } = usePeriod();
  const [chosen, setChosen] = useState(storeId ?? '');
  const ofStore = choosesStore ? storeId : session?.store?.id;
  const sales = useSales(asked && { ...asked, storeId: ofStore });
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <PeriodForm
        period={first}
        isSearching={sales.isFetching && !sales.isFetchingNextPage}
        onSearch={(period) => {
          const isSame =
            asked?.startDate === period.startDate && asked.endDate === period.endDate && chosen === (storeId ?? '');
          if (isSame) void sales.refetch();
          else search(period, chosen === '' ? undefined : chosen);
        }}
      >
        {choosesStore ? <StoreFilter value={chosen} onChange={setChosen} /> : null}
      </PeriodForm>
      {session?.user.role === 'cashier' ? null : (
        <p className="reports-bar">
          <Link to="/relatorios/panorama" search={asked ? addressOf(asked, storeId) : {}}>
            {texts.panorama}
          </Link>
          <Link to="/relatorios/carteira">{texts.portfolio}</Link>
        </p>
      )}
      {asked === null ? (
        <EmptyState title={texts.notYet}>{texts.notYetHint}</EmptyState>
      ) : (
        <Found sales={sales} asked={{ ...asked, storeId: ofStore }} />
      )}
    </CounterLayout>
  );
}

const useSales = (asked: AskedSales | null) =>
  useInfiniteQuery({
    queryKey: queryKeys.salesReport(asked),
    queryFn: ({ pageParam, signal }) => {
      if (asked === null) throw new Error('no period');
      return salesPage(asked, pageParam, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: asked !== null,
    staleTime: 0,
  });

function Found({ sales, asked }: { sales: ReturnType<typeof useSales>; asked: AskedSales }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = sales;
  if (!data)
    return error ? (
      <EmptyState title={texts.failed} actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {errorText(error, brandName())}
      </EmptyState>
    ) : (
      <SkeletonRows label={texts.searching} rows={8} />
    );
  const newest = data.pages.at(-1);
  const count = newest?.count ?? 0;
  const shown = data.pages.flatMap(({ summaries }) => summaries);
  return (
    <>
      {newest?.completeUntil === undefined ? null : (
        <Banner kind="info">{texts.completeUntil(formatDateTime(newest.completeUntil))}</Banner>
      )}
      {error ? (
        <Banner kind="danger" isLive actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
          {texts.failed}
        </Banner>
      ) : null}
      <div className="reports-bar">
        <p className="reports-total" role="status">
          {texts.total(count)}
        </p>
        {count === 0 ? null : (
          <SheetButtons
            label={texts.download}
            csvLabel={texts.downloadCsv}
            sheet={{
              fileName: texts.fileName(asked.startDate, asked.endDate),
              sheetName: texts.sheet,
              columns: saleColumns,
              rows: (signal) => everySale(asked, signal),
              total: count,
              failed: texts.failed,
            }}
          />
        )}
      </div>
      {count === 0 ? <EmptyState title={texts.none}>{texts.noneHint}</EmptyState> : <SalesTable sales={shown} />}
      {hasNextPage ? (
        <div className="reports-bar">
          <p className="reports-soft">{texts.shown(shown.length, count)}</p>
          <Button busyText={isFetchingNextPage ? texts.loadingMore : undefined} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
