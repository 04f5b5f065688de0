import { formatDate, formatPercent } from '@balcao/contract/kernel';
import type { Proposal } from '../../../domain/contracts/offer.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { installmentsText } from '../../../domain/counter/texts.ts';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import '../../../domain/counter/dialog-note.css';

interface ConfirmPurchaseDialogProps {
  proposal: Proposal | null;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked once, with the figures, before the customer gets a code. */
export function ConfirmPurchaseDialog({ proposal, open, onConfirm, onCancel }: ConfirmPurchaseDialogProps) {
  if (!proposal) return null;
  const { totalPurchaseValue, numberOfInstallments, installmentValue, lastInstallmentValue } = proposal;
  return (
    <Dialog
      open={open}
      title="Confirmar compra"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Não</Button>
          <ConfirmButton onClick={onConfirm}>Sim, enviar código</ConfirmButton>
        </>
      }
    >
      <p>
        Confirmar compra com total de <strong>{formatReais(totalPurchaseValue)}</strong> em{' '}
        {installmentsText(numberOfInstallments)} de <strong>{formatReais(installmentValue)}</strong>?
      </p>
      <p className="dialog-note">
        {lastInstallmentValue === installmentValue
          ? ''
          : `A última parcela é de ${formatReais(lastInstallmentValue)}. `}
        1º vencimento em {formatDate(proposal.firstInstallmentDueDate)}, CET de {formatPercent(proposal.cet)} a.a. O
        cliente receberá um código para autorizar a compra.
      </p>
    </Dialog>
  );
}
