import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decide, type Taken } from '../calls.ts';
import { texts } from '../texts.ts';

interface WordDialogProps {
  taken: Taken;
  /** Reais; null of a denial. */
  limit: number | null;
  onDecided: () => void;
  onClose: () => void;
}

/** Confirms the word once, with its figures and a reason. */
export function WordDialog({ taken, limit, onDecided, onClose }: WordDialogProps) {
  const toast = useToast();
  const { customerName } = taken;
  const value = limit === null ? null : formatReais(limit);
  const send = async (reason: string) => {
    await decide(taken, limit === null ? { isApproved: false, reason } : { isApproved: true, limit, reason });
    toast.show({ kind: 'success', text: limit === null ? texts.denied : texts.approved });
    onDecided();
  };
  return (
    <ReasonDialog
      title={value === null ? texts.denyTitle : texts.approveTitle}
      confirm={value === null ? texts.denyTitle : texts.approve(value)}
      busyText={texts.sending}
      cancel={texts.back}
      label={texts.reason}
      hint={texts.reasonHint}
      kind={value === null ? 'danger' : 'primary'}
      onSend={send}
      onClose={onClose}
    >
      <p>{value === null ? texts.denying(customerName) : texts.approving(customerName, value)}</p>
    </ReasonDialog>
  );
}
