import { useMutation } from '@tanstack/react-query';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { sendAgain, type SentMessage } from '../message-calls.ts';
import { texts } from '../texts.ts';

interface SendAgainDialogProps {
  message: SentMessage;
  onClose: () => void;
  onSent: () => void;
}

/** What sending again means, and why it was refused where it was. */
export function SendAgainDialog({ message, onClose, onSent }: SendAgainDialogProps) {
  const toast = useToast();
  const again = useMutation({
    mutationFn: () => sendAgain(message.id),
    onSuccess: () => {
      toast.show({ kind: 'success', text: texts.isQueued });
      onSent();
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={texts.againTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            kind="primary"
            data-autofocus
            busyText={again.isPending ? texts.sending : undefined}
            onClick={() => again.mutate()}
          >
            {texts.again}
          </Button>
        </>
      }
    >
      <p>
        <strong>{message.title ?? texts.unknownTemplate}</strong>
      </p>
      <p>{texts.againMeaning(message.recipient)}</p>
      {again.error ? (
        <Banner kind="danger" isLive>
          {errorText(again.error, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}
