import { formatDateTime } from '@balcao/contract/kernel';
import { useRef, useState } from 'react';
import { needsApproval } from '../../../domain/approvals/approval-calls.ts';
import { ApprovalDialog } from '../../../domain/approvals/approval-dialog.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import type { PaymentOfHistory, UndoAsk } from '../calls.ts';
import { undoTexts as texts } from '../texts.ts';
import { itemsText } from './payments.tsx';

interface UndoDialogProps {
  payment: PaymentOfHistory;
  storeId: string;
  /** Throws what it was refused with. */
  onSend: (said: Pick<UndoAsk, 'reason' | 'approvalId'>) => Promise<void>;
  onClose: () => void;
}

/** Asks why; a second person signs where the server says that one is needed, and sees what for. */
export function UndoDialog({ payment, storeId, onSend, onClose }: UndoDialogProps) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const isPassedOn = useRef(false);
  const value = formatReais(payment.total);
  const what = (
    <>
      <p>{texts.what(formatDateTime(payment.paidAt), itemsText(payment))}</p>
      <p>
        {texts.handBack[payment.method](value)} {texts.meaning}
      </p>
    </>
  );

  if (waiting !== null) {
    return (
      <ApprovalDialog
        title={texts.title(value)}
        asked={{ act: 'payment.undo', subjectId: payment.id, facts: { reason: waiting, storeId } }}
        onApproved={(approvalId) => onSend({ reason: waiting, approvalId })}
        onClose={onClose}
      >
        {what}
        <p>{texts.reason(waiting)}</p>
      </ApprovalDialog>
    );
  }
  return (
    <ReasonDialog
      title={texts.title(value)}
      confirm={texts.confirm}
      busyText={texts.busy}
      cancel={texts.cancel}
      label={texts.label}
      hint={texts.hint}
      kind="danger"
      onSend={async (reason) => {
        try {
          await onSend({ reason });
        } catch (error) {
          if (!needsApproval(error)) throw error;
          isPassedOn.current = true;
          setWaiting(reason);
        }
      }}
      onClose={() => {
        if (!isPassedOn.current) onClose();
      }}
    >
      {what}
    </ReasonDialog>
  );
}
