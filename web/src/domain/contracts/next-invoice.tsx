import { useState } from 'react';
import { hasCode } from '../../lib/api/error.ts';
import { Button } from '../../ui/button/button.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { ReceiptLink } from '../counter/receipt-link.tsx';
import { openReceiptTab } from '../receipts/receipt-tab.ts';
import { nextInvoice } from './invoice-calls.ts';
import { invoiceTexts } from './texts.ts';

const TOAST_MS = 4_000;

/** The boleto of the customer's next installment, in a tab of its own; blocked by the browser, it is a link. */
export function NextInvoice({ borrowerId }: { borrowerId: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const print = async () => {
    setBusy(true);
    const tab = openReceiptTab(invoiceTexts.making);
    try {
      const { invoiceUrl } = await nextInvoice(borrowerId);
      tab.show(invoiceUrl);
      setBlockedUrl(tab.isOpen ? null : invoiceUrl);
      toast.show({ kind: 'success', text: invoiceTexts.made, ms: TOAST_MS });
    } catch (error) {
      tab.close();
      const hasNone = hasCode(error, 'NO_PENDING_INSTALLMENTS_FOR_BORROWER');
      const text = hasNone ? invoiceTexts.noInstallments : invoiceTexts.failed;
      toast.show({ kind: hasNone ? 'attention' : 'danger', text, ms: TOAST_MS });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="receipt" busyText={isBusy ? invoiceTexts.making : undefined} onClick={() => void print()}>
        {invoiceTexts.print}
      </Button>
      {blockedUrl === null ? null : <ReceiptLink href={blockedUrl} text={invoiceTexts.open} />}
    </>
  );
}
