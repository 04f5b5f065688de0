import { formatDate } from '@balcao/contract/kernel';
import type { SheetFormat } from '../../../domain/sheets/sheet.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { TableFailure } from '../../../ui/table/table-state.tsx';
import { PaidLines } from './paid-lines.tsx';
import { texts } from './texts.ts';
import type { Transfer, TransferFigures } from './transfer-figures.ts';
import { contractDays, transferDay } from './transfer-words.ts';

interface TransfersTableProps {
  rows: readonly TransferFigures[];
  isLoading: boolean;
  isStale: boolean;
  failure: TableFailure | undefined;
  /** The batch whose contracts are on their way. */
  saving: string | undefined;
  onSave: (batch: Transfer, format: SheetFormat) => void;
}

type Save = Pick<TransfersTableProps, 'saving' | 'onSave'>;

const columnsOf = (brand: string, { saving, onSave }: Save): readonly Column<TransferFigures>[] => [
  {
    key: 'status',
    header: texts.status,
    render: ({ batch: { status } }) => (
      <StatusBadge tone={status === 'TRANSFERRED' ? 'success' : 'attention'} text={texts.statuses[status]} />
    ),
  },
  { key: 'on', header: texts.transferredOn, render: ({ batch }) => transferDay(batch) },
  { key: 'of', header: texts.ofContracts, render: ({ batch }) => contractDays(batch) },
  { key: 'count', header: texts.count, align: 'end', render: ({ count }) => count },
  {
    key: 'transferred',
    header: texts.transferred,
    align: 'end',
    render: ({ transferred }) => <Money cents={transferred} />,
  },
  { key: 'discounts', header: texts.discounts, align: 'end', render: ({ discount }) => <Money cents={discount} /> },
  { key: 'total', header: texts.total, align: 'end', render: (row) => <PaidLines of={row} /> },
  { key: 'principal', header: texts.principal, align: 'end', render: ({ principal }) => <Money cents={principal} /> },
  { key: 'fee', header: texts.fee(brand), align: 'end', render: ({ fee }) => <Money cents={fee} /> },
  {
    key: 'contracts',
    header: texts.contracts,
    render: ({ batch, count }) =>
      count === 0 ? null : (
        <>
          <Button
            kind="quiet"
            aria-label={texts.downloadOf(formatDate(batch.date))}
            busyText={saving === batch.batchId ? texts.downloading : undefined}
            onClick={() => onSave(batch, 'xlsx')}
          >
            {texts.download}
          </Button>
          <Button
            kind="quiet"
            aria-label={texts.downloadCsvOf(formatDate(batch.date))}
            disabled={saving === batch.batchId}
            onClick={() => onSave(batch, 'csv')}
          >
            {texts.csv}
          </Button>
        </>
      ),
  },
];

/** The history, newest first, in a frame of 400 px. */
export function TransfersTable({ rows, isLoading, isStale, failure, ...save }: TransfersTableProps) {
  return (
    <div className="finance-table">
      <DataTable
        isDense
        caption={texts.caption}
        columns={columnsOf(brandName(), save)}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        isStale={isStale}
        failure={failure}
        empty={<EmptyState title={texts.nothingFound}>{texts.nothingHint}</EmptyState>}
      />
    </div>
  );
}
