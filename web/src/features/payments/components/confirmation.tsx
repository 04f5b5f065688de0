import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { contextTotal, feesAlong, selectedInstallments } from '../machine/context.ts';
import { paidLines } from '../rules/paid-lines.ts';
import { sumDue } from '../rules/total.ts';
import type { Payment } from '../use-payment.ts';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { chargesOf } from '../rules/waiver.ts';
import { confirmTexts, waiverTexts } from '../texts.ts';
import { WaiverDialog } from './waiver/waiver-dialog.tsx';
import './confirmation.css';

/** Asked once, with what is paid and how much, before the money is received. */
export function PaymentConfirmation({ payment: { snapshot, send } }: { payment: Payment }) {
  const { context } = snapshot;
  const selected = selectedInstallments(context);
  const isAgreement = selected.some((one) => one.isFromRenegotiation);
  // An agreement is paid in order: by Pix, which the customer may pay or not, one at a time.
  const isOneByOne = isAgreement && selected.length > 1;
  const fees = sumDue(feesAlong(context));
  const total = formatReais(contextTotal(context));
  const [isWaiving, setWaiving] = useState(false);
  const isWaivable = !isAgreement && (chargesOf(selected) > 0 || fees > 0);
  if (isWaiving) return <WaiverDialog payment={{ snapshot, send }} onClose={() => setWaiving(false)} />;
  return (
    <Dialog
      open
      title={confirmTexts.title(selected.length)}
      onClose={() => send({ type: 'CANCEL' })}
      actions={
        <>
          <Button onClick={() => send({ type: 'CANCEL' })}>{counterTexts.no}</Button>
          {isOneByOne ? null : <Button onClick={() => send({ type: 'CONFIRM_PIX' })}>{confirmTexts.byPix}</Button>}
          <ConfirmButton onClick={() => send({ type: 'CONFIRM' })}>{confirmTexts.receive(total)}</ConfirmButton>
        </>
      }
    >
      <ul className="payment-confirmation">
        {paidLines(selected).map((line) => (
          <li key={line.contractNumber}>
            <span>
              {confirmTexts.numberOf(isAgreement, line.contractNumber)}
              <small>
                {line.text}
                {line.discount > 0 ? confirmTexts.discount(formatReais(line.discount)) : ''}
              </small>
            </span>{' '}
            <Money reais={line.total} />
          </li>
        ))}
        {fees > 0 ? (
          <li>
            <span>{confirmTexts.fee}</span> <Money reais={fees} />
          </li>
        ) : null}
      </ul>
      <p className="payment-confirmation-total">
        {confirmTexts.total} <strong>{total}</strong>
      </p>
      {isOneByOne ? <p className="payment-confirmation-note">{confirmTexts.onePix}</p> : null}
      {isWaivable ? (
        <p className="payment-confirmation-note">
          <Button onClick={() => setWaiving(true)}>{waiverTexts.offer}</Button>
        </p>
      ) : null}
    </Dialog>
  );
}
