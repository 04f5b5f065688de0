import { formatDate, formatPercent } from '@balcao/contract/kernel';
import type { Proposal } from '../../../domain/contracts/offer.ts';
import { totalWithFee } from '../../../domain/contracts/totals.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { counterTexts, installmentsText } from '../../../domain/counter/texts.ts';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import { confirmTexts } from '../texts.ts';
import '../../../domain/counter/dialog-note.css';

interface ConfirmPurchaseDialogProps {
  proposal: Proposal | null;
  /** Reais of the usage fee, paid with the first installment. */
  fee: number;
  /** Reais received at the counter with the sale. */
  downPayment: number;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked once, with the figures, before the customer gets a code. */
export function ConfirmPurchaseDialog({
  proposal,
  fee,
  downPayment,
  open,
  onConfirm,
  onCancel,
}: ConfirmPurchaseDialogProps) {
  if (!proposal) return null;
  const { numberOfInstallments, installmentValue, lastInstallmentValue } = proposal;
  return (
    <Dialog
      open={open}
      title={confirmTexts.title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{counterTexts.no}</Button>
          <ConfirmButton onClick={onConfirm}>{confirmTexts.send}</ConfirmButton>
        </>
      }
    >
      <p>
        {confirmTexts.lead} <strong>{formatReais(totalWithFee(proposal, fee))}</strong>{' '}
        {confirmTexts.of(installmentsText(numberOfInstallments))} <strong>{formatReais(installmentValue)}</strong>
        {fee > 0 ? ` ${confirmTexts.andFee} ${formatReais(fee)}` : ''}?
      </p>
      <p className="dialog-note">
        {downPayment > 0 ? confirmTexts.downPayment(downPayment) : ''}
        {lastInstallmentValue === installmentValue ? '' : confirmTexts.last(lastInstallmentValue)}
        {confirmTexts.terms(formatDate(proposal.firstInstallmentDueDate), formatPercent(proposal.cet))}
      </p>
    </Dialog>
  );
}
