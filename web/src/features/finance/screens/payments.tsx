import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetFormat } from '../../../domain/sheets/sheet.ts';
import { useSheetDownload } from '../../../domain/sheets/use-sheet-download.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { BillingHistory } from '../payable/billing-history.tsx';
import { billingsQuery, openPayments, unbilledQuery } from '../payable/calls.ts';
import { paymentColumns, rowsOf } from '../payable/payment-sheet.ts';
import { StoreFilter } from '../payable/store-filter.tsx';
import { SummaryCards } from '../payable/summary-cards.tsx';
import { sheetTexts, texts } from '../payable/texts.ts';
import { WaitingReceipts } from '../payable/waiting-receipts.tsx';
import { type FinanceStore, useFaultToast, useFinanceRetailer, useFinanceStores } from '../use-finance.ts';

/** 'A Pagar': what the retailer's tills took for the provider, and the boletos that ask for it. */
export function BillingPayments() {
  const { id: retailerId, options } = useFinanceRetailer();
  const stores = useFinanceStores(retailerId);
  const [chosen, setChosen] = useState<{ of: string | null; stores: readonly string[] }>({ of: null, stores: [] });
  const chosenStores = chosen.of === retailerId ? chosen.stores : none;
  return (
    <>
      <StoreFilter
        stores={stores}
        chosen={chosenStores}
        onChange={(next) => setChosen({ of: retailerId, stores: next })}
        isDisabled={retailerId === null}
      />
      {retailerId === null ? (
        <EmptyState title={texts.none} />
      ) : (
        // Another choice begins anew: rows, sort and selection are of the one before.
        <Payable key={[retailerId, ...chosenStores].join()} {...{ retailerId, stores, chosenStores }} />
      )}
      {options.length > 0 ? <WaitingReceipts /> : null}
    </>
  );
}
const none: readonly string[] = [];

interface PayableProps {
  retailerId: string;
  stores: readonly FinanceStore[];
  chosenStores: readonly string[];
}

function Payable({ retailerId, stores, chosenStores }: PayableProps) {
  const place = { retailerId, stores: chosenStores };
  const { download, isBusy, dialog } = useSheetDownload();
  const billings = useQuery(billingsQuery(place));
  const unbilled = useQuery(unbilledQuery(place));
  useFaultToast(billings.isError, texts.billingsFault);
  useFaultToast(unbilled.isError, texts.paymentsFault);
  const downloadOpen = (format: SheetFormat) =>
    void download({
      fileName: sheetTexts.openFile,
      sheetName: sheetTexts.payments,
      columns: paymentColumns(stores),
      rows: (signal) => rowsOf(openPayments(place, signal)),
      format,
      saved: texts.downloaded,
      failed: texts.downloadFault,
    });
  const hasOpen = (unbilled.data?.paymentsCount ?? 0) > 0;
  return (
    <>
      <SummaryCards
        billings={billings.data}
        unbilled={unbilled.data}
        download={
          <>
            <Button kind="quiet" disabled={!hasOpen || isBusy} onClick={() => downloadOpen('xlsx')}>
              {texts.downloadOpen}
            </Button>
            <Button kind="quiet" disabled={!hasOpen || isBusy} onClick={() => downloadOpen('csv')}>
              {texts.downloadOpenCsv}
            </Button>
          </>
        }
      />
      <BillingHistory {...{ retailerId, stores }} billings={billings.data} hasFailed={billings.isError} />
      {dialog}
    </>
  );
}
