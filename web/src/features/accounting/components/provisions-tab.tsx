import { formatDate } from '@balcao/contract/kernel';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { everyProvisioned, type Provisioned, type Provisions } from '../calls.ts';
import { lastDay } from '../rules/months.ts';
import { provisionSheet } from '../rules/sheets.ts';
import { texts } from '../texts.ts';
import { useProvisioned, useProvisions } from '../use-accounting.ts';
import { Asked } from './asked.tsx';

type Bucket = Provisions['buckets'][number];
const sums = ['gross', 'incurred', 'additional'] as const;

const sumColumns = <Row extends Record<(typeof sums)[number], number>>(): readonly Column<Row>[] =>
  sums.map((key) => ({ key, header: texts[key], align: 'end', width: '17ch', render: (row) => formatReais(row[key]) }));

const bucketColumns: readonly Column<Bucket>[] = [
  { key: 'bucket', header: texts.bucket, render: ({ bucket }) => texts.bucketDays(bucket) },
  { key: 'count', header: texts.contracts, align: 'end', width: '12ch', render: ({ count }) => count },
  ...sumColumns<Bucket>(),
];
const itemColumns: readonly Column<Provisioned>[] = [
  { key: 'contract', header: texts.contract, width: '16ch', render: ({ contractNumber }) => contractNumber },
  { key: 'late', header: texts.daysLate, align: 'end', width: '14ch', render: ({ daysLate }) => daysLate },
  {
    key: 'since',
    header: texts.problemSince,
    render: ({ problemSince, isWrittenOff }) =>
      isWrittenOff ? (
        <StatusBadge tone="danger" text={texts.writtenOff} />
      ) : problemSince === null ? (
        '-'
      ) : (
        formatDate(problemSince)
      ),
  },
  ...sumColumns<Provisioned>(),
];

/** What was set aside at the end of a month, by days late and by contract. */
export function ProvisionsTab({ month }: { month: string }) {
  return (
    <Asked query={useProvisions(lastDay(month))}>
      {({ on, count, buckets, gross, incurred, additional }) => {
        if (count === 0) return <EmptyState title={texts.noProvisions}>{texts.noProvisionsHint}</EmptyState>;
        const totals = {
          gross: formatReais(gross),
          incurred: formatReais(incurred),
          additional: formatReais(additional),
        };
        return (
          <>
            <h2>{texts.buckets}</h2>
            <DataTable
              caption={texts.buckets}
              columns={bucketColumns}
              rows={buckets}
              rowKey={({ bucket }) => bucket}
              totals={{ ...totals, count }}
            />
            <h2>{texts.byContract}</h2>
            <ByContract on={on} count={count} />
            <div className="accounting-acts">
              <SheetButtons sheet={provisionSheet(on, (signal) => everyProvisioned(on, signal))} />
            </div>
          </>
        );
      }}
    </Asked>
  );
}

/** Contracts page upon page, the latest first. */
function ByContract({ on, count }: { on: string; count: number }) {
  const pages = useProvisioned(on);
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <DataTable
        caption={texts.byContract}
        columns={itemColumns}
        rows={items}
        rowKey={({ contractId }) => contractId}
        isLoading={pages.isLoading}
        failure={
          pages.error
            ? { text: `${texts.fault}. ${errorText(pages.error, brandName())}`, retry: () => void pages.refetch() }
            : undefined
        }
      />
      {pages.hasNextPage ? (
        <div className="accounting-acts">
          <Button
            busyText={pages.isFetchingNextPage ? texts.loadingMore : undefined}
            onClick={() => void pages.fetchNextPage()}
          >
            {texts.moreContracts}
          </Button>
          <p className="accounting-note">{texts.shownContracts(items.length, count)}</p>
        </div>
      ) : null}
    </>
  );
}
