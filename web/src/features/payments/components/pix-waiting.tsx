import { formatDateTime } from '@balcao/contract/kernel';
import { useId, useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { PixCharge } from '../../../domain/payments/pix-calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import './pix-waiting.css';

interface PixWaitingProps {
  charge: PixCharge;
  isCanceling: boolean;
  onCancel: () => void;
}

/** The charge while the customer pays it: value, end, and the code to be copied. */
export function PixWaiting({ charge, isCanceling, onCancel }: PixWaitingProps) {
  const codeId = useId();
  const [isCopied, setCopied] = useState(false);
  const code = charge.brCode ?? '';
  const copy = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open
      title={`Receber ${formatReais(charge.value)} por Pix`}
      actions={
        <>
          <Button busyText={isCanceling ? 'Cancelando...' : undefined} onClick={onCancel}>
            Cancelar cobrança
          </Button>
          <Button kind="primary" data-autofocus onClick={copy}>
            Copiar código
          </Button>
        </>
      }
    >
      <div className="pix-waiting">
        <p role="status" className="pix-waiting-state">
          <Spinner />
          {isCopied ? 'Código copiado. ' : ''}Aguardando o pagamento do cliente...
        </p>
        <label htmlFor={codeId}>Pix copia e cola</label>
        <textarea
          id={codeId}
          className="input pix-waiting-code"
          readOnly
          rows={6}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="pix-waiting-end">
          O cliente também recebeu o código por WhatsApp. Vale até {formatDateTime(charge.expiresAt)}.
        </p>
      </div>
    </Dialog>
  );
}
