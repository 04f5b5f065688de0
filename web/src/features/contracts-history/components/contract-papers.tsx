import { useQuery } from '@tanstack/react-query';
import { cetSheetPath, contractQuery, purchaseReceiptPath } from '../../../domain/contracts/contract-calls.ts';
import { acceptedOf, type Contract } from '../../../domain/contracts/offer.ts';
import { SignedPapers } from '../../../domain/contracts/signed-papers.tsx';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { consentPath } from '../../../domain/devices/device-calls.ts';
import { SendReceiptButton } from '../../../domain/receipts/send-receipt.tsx';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
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
  const { id, sourceProduct } = contract;
  const accepted = acceptedOf(contract);
  return (
    <div className="history-paper-acts">
      <ReceiptLink href={purchaseReceiptPath(id)} text={texts.receipt} />
      <SendReceiptButton receipts={{ kind: 'PURCHASE', ids: [id] }} />
      {accepted ? <ReceiptLink href={cetSheetPath(accepted.proposalId)} text={texts.cetSheet} /> : null}
      {sourceProduct === 'SMARTPHONE_SALE' ? <ReceiptLink href={consentPath(id)} text={texts.deviceTerm} /> : null}
      <SignedPapers contract={contract} isOpen={isOpen} />
    </div>
  );
}
