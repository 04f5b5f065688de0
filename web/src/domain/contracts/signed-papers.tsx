import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session/session.ts';
import { ReceiptLink } from '../counter/receipt-link.tsx';
import { instrumentPath } from './contract-calls.ts';
import { invoiceSettingsQuery } from './invoice-calls.ts';
import { NextInvoice } from './next-invoice.tsx';
import { acceptedOf, type Contract } from './offer.ts';
import { paperTexts } from './texts.ts';

interface SignedPapersProps {
  contract: Contract;
  /** Something of it may still be paid. */
  isOpen?: boolean;
}

/** What the customer signed, and the next boleto: each only where there is one. */
export function SignedPapers({ contract, isOpen = true }: SignedPapersProps) {
  const session = useSession();
  const { id, borrowerId, storeId, sourceProduct, awarenessTermsUrl } = contract;
  const { data: invoices } = useQuery({ ...invoiceSettingsQuery(storeId, sourceProduct), enabled: isOpen });
  const accepted = acceptedOf(contract);
  const isOfInstitution = accepted !== undefined && accepted.partnerProposalId !== null;
  const mayExport = session?.configuration.safeLists.ccbExport === true;
  return (
    <>
      {isOfInstitution && mayExport ? <ReceiptLink href={instrumentPath(id)} text={paperTexts.instrument} /> : null}
      {/* The store lends itself: what the customer signed is its contract of sale in installments. */}
      {accepted && !isOfInstitution ? <ReceiptLink href={instrumentPath(id)} text={paperTexts.saleContract} /> : null}
      {awarenessTermsUrl === null ? null : <ReceiptLink href={awarenessTermsUrl} text={paperTexts.terms} />}
      {isOpen && invoices?.enabledToGenerateBorrowerInvoice ? <NextInvoice borrowerId={borrowerId} /> : null}
    </>
  );
}
