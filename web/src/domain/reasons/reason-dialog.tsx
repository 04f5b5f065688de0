import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { reasonFault } from './reason-fault.ts';

interface ReasonDialogProps {
  title: string;
  confirm: string;
  busyText: string;
  cancel: string;
  label: string;
  hint: string;
  kind?: 'primary' | 'danger';
  size?: 'normal' | 'wide';
  /** What is about to change. */
  children: ReactNode;
  /** Something else is missing, which stands beside it: nothing is sent. */
  isIncomplete?: boolean;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Shows what changes, asks why, and says it to the server once. What it refuses stands under the reason. */
export function ReasonDialog({
  kind = 'primary',
  size = 'normal',
  children,
  isIncomplete = false,
  onSend,
  onClose,
  ...texts
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const fault = reasonFault(reason);
    if (fault !== undefined) return setFailure(fault);
    if (isIncomplete) return;
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
      size={size}
      title={texts.title}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind={kind} busyText={isSending ? texts.busyText : undefined} onClick={() => void send()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {children}
      <TextArea
        label={texts.label}
        hint={texts.hint}
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
