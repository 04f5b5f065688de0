import { useQuery } from '@tanstack/react-query';
import {
  cetSheetPath,
  contractQuery,
  instrumentPath,
  purchaseReceiptPath,
} from '../../../domain/contracts/contract-calls.ts';
import { invoiceSettingsQuery } from '../../../domain/contracts/invoice-calls.ts';
import { NextInvoice } from '../../../domain/contracts/next-invoice.tsx';
import type { Contract } from '../../../domain/contracts/offer.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { consentPath } from '../../../domain/devices/device-calls.ts';
import { SendReceiptButton } from '../../../domain/receipts/send-receipt.tsx';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { paperTexts as texts } from '../texts.ts';

interface ContractPapersProps {
  contractId: string;
  /** Something of it may still be paid. */
  isOpen: boolean;
}

/** The papers of a purchase, long after the sale: what was signed, its receipt to print or to send, the next boleto. */
export function ContractPapers({ contractId, isOpen }: ContractPapersProps) {
  const { data: contract, error, refetch } = useQuery(contractQuery(contractId));
  return (
    <section className="history-part history-papers" aria-labelledby="history-papers">
      <h3 id="history-papers">{texts.title}</h3>
      {contract ? <Papers contract={contract} isOpen={isOpen} /> : null}
      {contract || error ? null : <SkeletonRows label={texts.loading} rows={1} />}
      {error ? (
        // Contracts that another retailer sold are paid here, and their papers stay there.
        <p className="history-soft">
          {hasCode(error, 'CONTRACT_NOT_FOUND') ? (
            texts.elsewhere
          ) : (
            <>
              {errorText(error, brandName())} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
            </>
          )}
        </p>
      ) : null}
    </section>
  );
}

function Papers({ contract, isOpen }: { contract: Contract; isOpen: boolean }) {
  const session = useSession();
  const { id, borrowerId, storeId, sourceProduct, awarenessTermsUrl } = contract;
  const { data: invoices } = useQuery({ ...invoiceSettingsQuery(storeId, sourceProduct), enabled: isOpen });
  const accepted = contract.proposals.find(({ wasAccepted }) => wasAccepted);
  const isOfInstitution = accepted !== undefined && accepted.partnerProposalId !== null;
  const mayExport = session?.configuration.safeLists.ccbExport === true;
  return (
    <div className="history-paper-acts">
      <ReceiptLink href={purchaseReceiptPath(id)} text={texts.receipt} />
      <SendReceiptButton receipts={{ kind: 'PURCHASE', ids: [id] }} />
      {isOfInstitution && mayExport ? <ReceiptLink href={instrumentPath(id)} text={texts.instrument} /> : null}
      {accepted && !isOfInstitution ? <ReceiptLink href={instrumentPath(id)} text={texts.saleContract} /> : null}
      {accepted ? <ReceiptLink href={cetSheetPath(accepted.proposalId)} text={texts.cetSheet} /> : null}
      {awarenessTermsUrl === null ? null : <ReceiptLink href={awarenessTermsUrl} text={texts.terms} />}
      {sourceProduct === 'SMARTPHONE_SALE' ? <ReceiptLink href={consentPath(id)} text={texts.deviceTerm} /> : null}
      {isOpen && invoices?.enabledToGenerateBorrowerInvoice ? <NextInvoice borrowerId={borrowerId} /> : null}
    </div>
  );
}
