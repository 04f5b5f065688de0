import { useState } from 'react';
import type { SheetFormat } from '../../../domain/sheets/sheet.ts';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { useSheetDownload } from '../../../domain/sheets/use-sheet-download.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useToast } from '../../../ui/toast/toasts.ts';
import { Anticipation } from '../receivable/anticipation.tsx';
import { contractColumns, contractsFile, transferColumns } from '../receivable/sheets.ts';
import { SummaryCards } from '../receivable/summary-cards.tsx';
import { texts } from '../receivable/texts.ts';
import type { Transfer } from '../receivable/transfer-figures.ts';
import { TransferFilters } from '../receivable/transfer-filters.tsx';
import { TransfersTable } from '../receivable/transfers-table.tsx';
import { useAsked, useTransfers } from '../receivable/use-transfers.ts';
import { useFinanceRetailer, useFinanceStores } from '../use-finance.ts';

/** What the retailer has to receive: the transfers of its sales. */
export function Originations() {
  const { id: retailerId } = useFinanceRetailer();
  const stores = useFinanceStores(retailerId);
  const [asked, ask] = useAsked();
  const list = useTransfers(retailerId, asked);
  const sheets = useSheetDownload();
  const saving = useSavedContracts(retailerId, asked.storeId, sheets.download);
  const { start, end } = asked;
  const failure = list.isError
    ? { text: errorText(list.error, brandName()), retry: () => void list.refetch() }
    : undefined;
  return (
    <>
      <TransferFilters asked={asked} onChange={ask} stores={stores} hasRetailer={retailerId !== null} />
      {retailerId === null ? null : (
        <>
          <SummaryCards rows={list.rows} isKnown={list.data !== undefined} />
          <Anticipation retailerId={retailerId} />
          <div className="finance-head">
            <h2>{texts.history(list.rows.length)}</h2>
            <SheetButtons
              label={texts.downloadAll}
              disabled={list.rows.length === 0 || start === null || end === null}
              sheet={{
                fileName: texts.sheets.transfersFile(start ?? '', end ?? ''),
                sheetName: texts.sheets.transfers,
                columns: transferColumns,
                rows: list.rows,
              }}
            />
          </div>
          <TransfersTable
            rows={list.rows}
            isLoading={list.isLoading}
            isStale={list.isFetching && !list.isLoading}
            failure={failure}
            {...saving}
          />
        </>
      )}
      {sheets.dialog}
    </>
  );
}

/** The contracts of a batch as a sheet, one at a time. */
function useSavedContracts(
  retailerId: string | null,
  storeId: string,
  download: ReturnType<typeof useSheetDownload>['download'],
) {
  const [saving, setSaving] = useState<string>();
  const toast = useToast();
  const save = async (batch: Transfer, format: SheetFormat) => {
    if (saving !== undefined) return;
    setSaving(batch.batchId);
    try {
      const rows = await call('GET /backofficeOriginations/batches/{batchId}/originations', {
        params: { batchId: batch.batchId },
        query: { retailerId: retailerId ?? '', ...(storeId !== '' && { storeId }) },
      });
      await download({
        fileName: contractsFile(batch),
        sheetName: texts.sheets.contracts,
        columns: contractColumns,
        rows,
        format,
        failed: texts.contractsFault,
      });
    } catch {
      toast.show({ kind: 'danger', text: texts.contractsFault });
    } finally {
      setSaving(undefined);
    }
  };
  return { saving, onSave: (batch: Transfer, format: SheetFormat) => void save(batch, format) };
}
