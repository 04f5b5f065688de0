import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { LimitSmsButton } from './limit-sms-button.tsx';

/** The notices below speak of the provider's own rules: under another brand they are not shown. */
const PROVIDER_BRAND = 'UME';

const kinds = {
  LEVE: {
    tone: 'attention',
    text: 'Leve',
    notice: 'Atenção: o vencimento das parcelas é fixo, conforme as regras da fatura.',
  },
  LIMITE: { tone: 'info', text: 'Limite', notice: 'O vencimento das parcelas é um mês após a compra.' },
} as const;

/** Who pays: both photographs to compare, the kind of customer, and the limit by SMS. */
export function PayerCard({ borrower, counter }: { borrower: Borrower; counter: Counter }) {
  const { tone, text, notice } = kinds[borrower.customerType];
  return (
    <CustomerCard
      borrower={borrower}
      badge={<StatusBadge tone={tone} text={text} icon={tone === 'info' ? 'info' : 'alert'} />}
      photos={
        <>
          <BorrowerPhoto borrower={borrower} size="small" caption="Comprador" isEnlargeable />
          <BorrowerPhoto borrower={borrower} kind="document" size="small" caption="Documento" isEnlargeable />
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
      {counter.brand === PROVIDER_BRAND ? <p className="customer-card-facts">{notice}</p> : null}
    </CustomerCard>
  );
}
