import { type ReactNode, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

const FORM = 'network-entry-form';

interface EntryDialogProps {
  title: string;
  /** False while something typed is wrong: it is tried, and nothing is sent. */
  isRight: boolean;
  /** From now on what is wrong may be said at its field. */
  onTry: () => void;
  onSave: () => Promise<unknown>;
  onClose: () => void;
  children: (isSending: boolean) => ReactNode;
}

/** A form that enters or changes something. What is refused leaves what was typed. */
export function EntryDialog({ title, isRight, onTry, onSave, onClose, children }: EntryDialogProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await onSave();
      onClose();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busyText={isSending ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        className="network-form"
        onSubmit={() => {
          onTry();
          if (isRight) void send();
        }}
      >
        {children(isSending)}
        {failure === undefined ? null : (
          <Banner kind="danger" isLive>
            {failure}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}
