import { formatDateTime, sumReais } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { SendReceiptButton } from '../../../domain/receipts/send-receipt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { PaymentHistory, PaymentOfHistory } from '../calls.ts';
import { paymentTexts as texts, undoTexts } from '../texts.ts';

/** 'parcela 2, parcela 3 (parte) e taxa de utilização': what a payment was for. */
export function itemsText({ items }: PaymentOfHistory): string {
  const words = items.map(({ kind, installmentOrder, isPartial }) => {
    if (kind === 'FEE') return texts.fee;
    return installmentOrder === null ? texts.agreement : texts.item(installmentOrder, isPartial);
  });
  return new Intl.ListFormat('pt-BR').format([...new Set(words)]);
}

/** What was forgiven of it, by whose leave and why; another retailer's people are not named. */
function waivedText(
  { items }: PaymentOfHistory,
  { approvedBy, reason }: NonNullable<PaymentOfHistory['waiver']>,
): string {
  const value = formatReais(sumReais(items.map(({ waived }) => waived)));
  return [texts.waived(value, approvedBy), ...(reason === null ? [] : [undoTexts.reason(reason)])].join(' ');
}

interface PaymentsProps {
  payments: PaymentHistory;
  onUndo: (payment: PaymentOfHistory) => void;
}

/** What was received of a contract, newest first, each with its receipt; the latest that stands may be taken back. */
export function Payments({ payments, onUndo }: PaymentsProps) {
  if (payments.length === 0) return <p className="history-soft">{texts.none}</p>;
  const latest = payments.find(({ isUndone }) => !isUndone);
  return (
    <ol className="history-payments">
      {payments.map((payment) => (
        <li key={payment.id}>
          <div className="history-payment-what">
            <p>
              <strong>
                <Money reais={payment.total} />
              </strong>{' '}
              <span>{itemsText(payment)}</span>
            </p>
            <p className="history-soft">
              {formatDateTime(payment.paidAt)} · {texts.method[payment.method]} · {payment.storeName}
              {payment.operatorName === null ? '' : ` · ${texts.by(payment.operatorName)}`}
            </p>
            {payment.waiver ? <p className="history-soft">{waivedText(payment, payment.waiver)}</p> : null}
            {payment.undo ? (
              <p className="history-undone">
                <StatusBadge
                  tone="attention"
                  icon="back"
                  text={texts.undone(formatDateTime(payment.undo.at), payment.undo.by)}
                />{' '}
                {payment.undo.reason === null ? null : undoTexts.reason(payment.undo.reason)}
              </p>
            ) : null}
          </div>
          <div className="history-payment-acts">
            <ReceiptLink href={paymentReceiptsPath([payment.id])} text={texts.receipt} />
            <SendReceiptButton receipts={{ kind: 'PAYMENT', ids: [payment.id] }} />
            {payment === latest ? <Button onClick={() => onUndo(payment)}>{texts.undo}</Button> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
