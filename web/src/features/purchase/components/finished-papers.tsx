import { useQuery } from '@tanstack/react-query';
import { nextInvoice, invoiceSettingsQuery } from '../../../domain/contracts/invoice-calls.ts';
import { instrumentPath } from '../../../domain/contracts/contract-calls.ts';
import type { Contract } from '../../../domain/contracts/offer.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { hasCode } from '../../../lib/api/error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { useState } from 'react';
import { openReceiptTab } from '../receipt-tab.ts';
import { finishedTexts } from '../texts.ts';

/** What else may be printed of a finished purchase (cashier spec 2.9): each only where there is one. */
export function FinishedPapers({ contract }: { contract: Contract }) {
  const session = useSession();
  const accepted = contract.proposals.find((proposal) => proposal.wasAccepted);
  const hasInstrument = session?.configuration.safeLists.ccbExport === true && !!accepted?.partnerProposalId;
  return (
    <>
      {hasInstrument ? <ReceiptLink href={instrumentPath(contract.id)} text={finishedTexts.printInstrument} /> : null}
      <NextInvoice contract={contract} />
      {contract.awarenessTermsUrl === null ? null : (
        <ReceiptLink href={contract.awarenessTermsUrl} text={finishedTexts.printTerms} />
      )}
    </>
  );
}

const TOAST_MS = 4000;

/** The boleto of the customer's next installment, in a tab of its own; blocked by the browser, it is a link. */
function NextInvoice({ contract }: { contract: Contract }) {
  const { borrowerId, storeId, sourceProduct } = contract;
  const { data: settings } = useQuery(invoiceSettingsQuery(storeId, sourceProduct));
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  if (!settings?.enabledToGenerateBorrowerInvoice || !borrowerId) return null;

  const print = async () => {
    setBusy(true);
    const tab = openReceiptTab(finishedTexts.makingInvoice);
    try {
      const { invoiceUrl } = await nextInvoice(borrowerId);
      tab.show(invoiceUrl);
      setBlockedUrl(tab.isOpen ? null : invoiceUrl);
      toast.show({ kind: 'success', text: finishedTexts.invoiceMade, ms: TOAST_MS });
    } catch (error) {
      tab.close();
      const hasNone = hasCode(error, 'NO_PENDING_INSTALLMENTS_FOR_BORROWER');
      const text = hasNone ? finishedTexts.noInstallments : finishedTexts.invoiceFailed;
      toast.show({ kind: hasNone ? 'attention' : 'danger', text, ms: TOAST_MS });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="receipt" busyText={isBusy ? finishedTexts.makingInvoice : undefined} onClick={() => void print()}>
        {finishedTexts.printInvoice}
      </Button>
      {blockedUrl === null ? null : <ReceiptLink href={blockedUrl} text={finishedTexts.openInvoice} />}
    </>
  );
}
