import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type LimitRequest, sendDecision } from '../requests.ts';
import { askedText, texts } from '../texts.ts';

interface DecisionDialogProps {
  request: LimitRequest;
  isApproved: boolean;
  /** Decided, or given up. */
  onClose: () => void;
}

/** Asks why, then says it to the server once. What it refuses stands under the reason. */
export function DecisionDialog({ request, isApproved, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const busyText = isApproved ? texts.approving : texts.refusing;

  const send = async () => {
    if (reason.trim().length < 3) return setFailure(texts.whyMissing);
    setSending(true);
    try {
      await sendDecision(request.id, { isApproved, reason: reason.trim() });
      toast.show({ kind: 'success', text: isApproved ? texts.approved : texts.refused });
      onClose();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      title={isApproved ? texts.approveTitle : texts.refuseTitle}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button
            kind={isApproved ? 'primary' : 'danger'}
            busyText={isSending ? busyText : undefined}
            onClick={() => void send()}
          >
            {isApproved ? texts.approve : texts.refuse}
          </Button>
        </>
      }
    >
      <p>
        <strong>{request.borrowerName}</strong>
        <br />
        {askedText(request, formatReais)}
      </p>
      <TextArea
        label={texts.why}
        hint={texts.whyHint}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setFailure(undefined);
        }}
        error={failure}
        maxLength={200}
        readOnly={isSending}
        startsFocused
      />
    </Dialog>
  );
}
