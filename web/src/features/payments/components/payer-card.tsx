import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import { limitQuery } from '../../../domain/borrowers/borrower-calls.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { LimitBar } from '../../../domain/borrowers/limit-bar.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { LimitSmsButton } from './limit-sms-button.tsx';
import { payerTexts } from '../texts.ts';
import './payer-card.css';

/** The notices below speak of the provider's own rules: under another brand they are not shown. */
const PROVIDER_BRAND = 'UME';

const tones = { LEVE: 'attention', LIMITE: 'info' } as const;

/** Who pays: both photographs to compare, the kind of customer, the limit where the store shows it, and by SMS. */
export function PayerCard({ borrower, counter }: { borrower: Borrower; counter: Counter }) {
  const tone = tones[borrower.customerType];
  const { kind, notice } = payerTexts[borrower.customerType];
  return (
    <CustomerCard
      borrower={borrower}
      badge={<StatusBadge tone={tone} text={kind} icon={tone === 'info' ? 'info' : 'alert'} />}
      photos={
        <>
          <BorrowerPhoto borrower={borrower} size="small" caption={payerTexts.buyer} isEnlargeable />
          <BorrowerPhoto borrower={borrower} kind="document" size="small" caption={payerTexts.document} isEnlargeable />
        </>
      }
      actions={
        counter.storeId === null ? undefined : (
          <LimitSmsButton
            key={borrower.id}
            borrowerId={borrower.id}
            storeId={counter.storeId}
            operatorId={counter.operatorId}
          />
        )
      }
    >
      {counter.showsLimit && counter.storeId !== null ? (
        <PayerLimit borrowerId={borrower.id} storeId={counter.storeId} />
      ) : null}
      {counter.brand === PROVIDER_BRAND ? <p className="customer-card-facts">{notice}</p> : null}
      <nav className="payer-links" aria-label={payerTexts.more}>
        <Link to="/caixa/pagamentos/contratos" state={{ borrowerId: borrower.id }}>
          {payerTexts.contracts}
        </Link>
        <Link to="/caixa/pagamentos/extrato" state={{ borrowerId: borrower.id }}>
          {payerTexts.statement}
        </Link>
        <Link to="/caixa/pagamentos/acordos" state={{ borrowerId: borrower.id }}>
          {payerTexts.renegotiate}
        </Link>
      </nav>
    </CustomerCard>
  );
}

/** Whoever fails to read it receives the payment all the same. */
function PayerLimit({ borrowerId, storeId }: { borrowerId: string; storeId: string }) {
  const { data: limit, isError } = useQuery(limitQuery(borrowerId, storeId));
  if (isError) return <p className="customer-card-facts">{payerTexts.limitFailed}</p>;
  if (limit === null) return <p className="customer-card-facts">{payerTexts.noLimit}</p>;
  return limit ? <LimitBar limit={limit} /> : null;
}
