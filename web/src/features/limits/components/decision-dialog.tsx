import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type LimitRequest, sendDecision } from '../requests.ts';
import { askedText, texts } from '../texts.ts';

interface DecisionDialogProps {
  request: LimitRequest;
  isApproved: boolean;
  onDecided: () => void;
  onClose: () => void;
}

/** What is asked for, and the decision with its reason. */
export function DecisionDialog({ request, isApproved, onDecided, onClose }: DecisionDialogProps) {
  const toast = useToast();
  const decide = async (reason: string) => {
    await sendDecision(request.id, { isApproved, reason });
    toast.show({ kind: 'success', text: isApproved ? texts.approved : texts.refused });
    onDecided();
  };
  return (
    <ReasonDialog
      title={isApproved ? texts.approveTitle : texts.refuseTitle}
      confirm={isApproved ? texts.approve : texts.refuse}
      busyText={isApproved ? texts.approving : texts.refusing}
      kind={isApproved ? 'primary' : 'danger'}
      cancel={texts.cancel}
      label={texts.why}
      hint={texts.whyHint}
      onSend={decide}
      onClose={onClose}
    >
      <p>
        <strong>{request.borrowerName}</strong>
        <br />
        {askedText(request, formatReais)}
      </p>
    </ReasonDialog>
  );
}
