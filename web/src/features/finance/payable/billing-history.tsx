import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetFormat } from '../../../domain/sheets/sheet.ts';
import { useSheetDownload } from '../../../domain/sheets/use-sheet-download.tsx';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { nextSort, type Sort, sortRows } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import type { FinanceStore } from '../use-finance.ts';
import { billingColumns } from './billing-columns.tsx';
import { type ShownStatus, shownStatus } from './billing-status.ts';
import { type Billing, paymentsOf } from './calls.ts';
import { paymentColumns, rowsOf } from './payment-sheet.ts';
import { PixDialog } from './pix-dialog.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';
import { periodText, sheetTexts, statusTexts, texts } from './texts.ts';

const statusOptions = [
  { value: '', label: texts.everyStatus },
  ...(['pending', 'paid', 'expired', 'reissued'] as const).map((value) => ({ value, label: statusTexts[value] })),
];

interface BillingHistoryProps {
  retailerId: string;
  stores: readonly FinanceStore[];
  /** Undefined while they are on their way. */
  billings: readonly Billing[] | undefined;
  hasFailed: boolean;
}

/** The boletos of a retailer: picked by a click, their payments go out as a sheet each. */
export function BillingHistory({ retailerId, stores, billings, hasFailed }: BillingHistoryProps) {
  const queries = useQueryClient();
  const { download, isBusy, dialog } = useSheetDownload();
  const [status, setStatus] = useState<ShownStatus | ''>('');
  const [sort, setSort] = useState<Sort>({ column: 'period', direction: 'descending' });
  const [reissuing, setReissuing] = useState<Billing>();
  const [paying, setPaying] = useState<Billing>();
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? id;
  const columns = billingColumns({ nameOf, onReissue: setReissuing, onPix: setPaying });
  const found = (billings ?? []).filter((billing) => status === '' || shownStatus(billing) === status);
  const rows = sortRows(found, columns, sort);
  const selection = useSelection(rows.map(({ id }) => id));
  const picked = rows.filter(({ id }) => selection.keys.has(id));
  const refresh = () => void queries.invalidateQueries({ queryKey: queryKeys.billingsOf(retailerId) });
  const downloadPicked = async (format: SheetFormat) => {
    for (const { id, startDate, endDate } of picked)
      await download({
        fileName: sheetTexts.file(startDate, endDate),
        sheetName: sheetTexts.payments,
        columns: paymentColumns(stores),
        rows: (signal) => rowsOf(paymentsOf(retailerId, id, signal)),
        format,
        saved: texts.downloaded,
        failed: texts.downloadFault,
      });
  };
  return (
    <section className="payable-history" aria-labelledby="payable-history">
      <div className="payable-tools">
        <div>
          <h2 id="payable-history">{texts.history(rows.length)}</h2>
          <p className="payable-note" role="status">
            {picked.length > 0 ? texts.pickedHint : texts.pickHint}
          </p>
        </div>
        <Select
          label={texts.status}
          options={statusOptions}
          value={status}
          onChange={(value) => {
            setStatus(value as ShownStatus | '');
            selection.clear();
          }}
        />
        <Button kind="primary" disabled={picked.length === 0 || isBusy} onClick={() => void downloadPicked('xlsx')}>
          {texts.download}
        </Button>
        <Button disabled={picked.length === 0 || isBusy} onClick={() => void downloadPicked('csv')}>
          {texts.downloadCsv}
        </Button>
      </div>
      <DataTable
        isDense
        caption={texts.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={(billing) => texts.rowName(periodText(billing))}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column))}
        selection={selection}
        picksByRow
        isLoading={billings === undefined && !hasFailed}
        empty={<EmptyState title={texts.none} />}
      />
      {dialog}
      {paying ? (
        <PixDialog
          retailerId={retailerId}
          billing={paying}
          onClose={() => {
            setPaying(undefined);
            refresh();
          }}
        />
      ) : null}
      {reissuing ? (
        <ReissueDialog
          retailerId={retailerId}
          billing={reissuing}
          onClose={() => {
            setReissuing(undefined);
            refresh();
          }}
        />
      ) : null}
    </section>
  );
}
