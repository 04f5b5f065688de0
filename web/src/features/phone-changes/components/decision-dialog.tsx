import { useState } from 'react';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decide, release } from '../calls.ts';
import { type PhoneChange, texts } from '../texts.ts';
import { ChangeFacts } from './change-facts.tsx';

interface DecisionDialogProps {
  change: PhoneChange;
  onDecided: () => void;
  /** Given back undecided. */
  onClose: () => void;
}

/** A request that this analyst took: the facts, the reason and the two answers. */
export function DecisionDialog({ change, onDecided, onClose }: DecisionDialogProps) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState<boolean>();
  const isSending = sending !== undefined;
  const send = async (isApproved: boolean) => {
    // The other answer is no way out of one that is under way.
    if (isSending) return;
    const fault = reasonFault(reason);
    if (fault !== undefined) return setFailure(fault);
    setSending(isApproved);
    try {
      await decide(change, { isApproved, reason: reason.trim() });
      toast.show({ kind: 'success', text: isApproved ? texts.approved : texts.refused });
      onDecided();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(undefined);
    }
  };
  const giveBack = async () => {
    // It goes back by itself after ten minutes: a failure here stops nobody.
    await release(change).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.dialog}
      onClose={isSending ? undefined : () => void giveBack()}
      actions={
        <>
          <Button kind="quiet" onClick={() => void giveBack()} disabled={isSending}>
            {texts.close}
          </Button>
          <Button
            kind="danger"
            busyText={sending === false ? texts.sending : undefined}
            onClick={() => void send(false)}
          >
            {texts.refuse}
          </Button>
          <Button
            kind="primary"
            busyText={sending === true ? texts.sending : undefined}
            onClick={() => void send(true)}
          >
            {texts.approve}
          </Button>
        </>
      }
    >
      <p>
        <strong>{change.name}</strong>
      </p>
      <ChangeFacts change={change} />
      <p>{texts.advice}</p>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
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
