import { type ReactNode, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { texts } from '../texts.ts';

interface ReasonDialogProps {
  title: string;
  confirm: string;
  busyText: string;
  cancel: string;
  /** What is about to change. */
  children: ReactNode;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Shows what changes, asks why, and says it to the server once. What it refuses stands under the reason. */
export function ReasonDialog({ title, confirm, busyText, cancel, children, onSend, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (reason.trim().length < 3) return setFailure(texts.reasonMissing);
    setSending(true);
    try {
      await onSend(reason.trim());
      onClose();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      title={title}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {cancel}
          </Button>
          <Button kind="primary" busyText={isSending ? busyText : undefined} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
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
