import { useQuery } from '@tanstack/react-query';
import { invoiceSettingsQuery } from '../../../domain/contracts/invoice-calls.ts';
import { NextInvoice } from '../../../domain/contracts/next-invoice.tsx';
import { instrumentPath } from '../../../domain/contracts/contract-calls.ts';
import type { Contract } from '../../../domain/contracts/offer.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { finishedTexts } from '../texts.ts';

/** What else may be printed of a finished purchase (cashier spec 2.9): each only where there is one. */
export function FinishedPapers({ contract }: { contract: Contract }) {
  const session = useSession();
  const accepted = contract.proposals.find((proposal) => proposal.wasAccepted);
  const hasInstrument = session?.configuration.safeLists.ccbExport === true && !!accepted?.partnerProposalId;
  // The store lends itself: what the customer signed is its contract of sale in installments.
  const isOwnCredit = accepted !== undefined && !accepted.partnerProposalId;
  return (
    <>
      {hasInstrument ? <ReceiptLink href={instrumentPath(contract.id)} text={finishedTexts.printInstrument} /> : null}
      {isOwnCredit ? <ReceiptLink href={instrumentPath(contract.id)} text={finishedTexts.printContract} /> : null}
      <InvoiceOf contract={contract} />
      {contract.awarenessTermsUrl === null ? null : (
        <ReceiptLink href={contract.awarenessTermsUrl} text={finishedTexts.printTerms} />
      )}
    </>
  );
}

/** Where the store issues boletos to its customers. */
function InvoiceOf({ contract: { borrowerId, storeId, sourceProduct } }: { contract: Contract }) {
  const { data: settings } = useQuery(invoiceSettingsQuery(storeId, sourceProduct));
  return settings?.enabledToGenerateBorrowerInvoice && borrowerId ? <NextInvoice borrowerId={borrowerId} /> : null;
}
