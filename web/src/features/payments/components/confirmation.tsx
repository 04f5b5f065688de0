import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { contextTotal, selectedInstallments } from '../machine/context.ts';
import { paidLines } from '../rules/paid-lines.ts';
import { sumDue } from '../rules/total.ts';
import type { Payment } from '../use-payment.ts';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import './confirmation.css';

/** Asked once, with what is paid and how much, before the money is received. */
export function PaymentConfirmation({ payment: { snapshot, send } }: { payment: Payment }) {
  const { context } = snapshot;
  const selected = selectedInstallments(context);
  const isAgreement = selected.some((one) => one.isFromRenegotiation);
  const fees = sumDue(context.listing?.fees ?? []);
  const total = formatReais(contextTotal(context));
  return (
    <Dialog
      open
      title={`Confirmar pagamento: ${selected.length} parcela(s)`}
      onClose={() => send({ type: 'CANCEL' })}
      actions={
        <>
          <Button onClick={() => send({ type: 'CANCEL' })}>Não</Button>
          {isAgreement ? null : <Button onClick={() => send({ type: 'CONFIRM_PIX' })}>Receber por Pix</Button>}
          <ConfirmButton onClick={() => send({ type: 'CONFIRM' })}>Sim, receber {total}</ConfirmButton>
        </>
      }
    >
      <ul className="payment-confirmation">
        {paidLines(selected).map((line) => (
          <li key={line.contractNumber}>
            <span>
              {isAgreement ? 'Acordo' : 'Contrato'} {line.contractNumber}
              <small>{line.text}</small>
            </span>{' '}
            <Money reais={line.total} />
          </li>
        ))}
        {fees > 0 ? (
          <li>
            <span>+ Taxa de utilização</span> <Money reais={fees} />
          </li>
        ) : null}
      </ul>
      <p className="payment-confirmation-total">
        Total de <strong>{total}</strong>
      </p>
    </Dialog>
  );
}
