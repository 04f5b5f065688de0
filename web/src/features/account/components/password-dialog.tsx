import { type ReactNode, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

interface PasswordDialogProps {
  title: string;
  confirm: string;
  busyText: string;
  kind?: 'primary' | 'danger';
  /** What is about to change; fields of its own come before the password. */
  children: ReactNode;
  hasFields?: boolean;
  /** Whether the fields may be sent; they say themselves why not. */
  check?: () => boolean;
  onSend: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** An act that nobody may do at a till that was left open: it takes the own password. What the server refuses stands under it. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, confirm, busyText, kind = 'primary', children, hasFields = false, check, onSend, onClose } = props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isSending) return;
    const isWhole = check?.() ?? true;
    if (password === '') return setError(texts.passwordMissing);
    if (!isWhole) return;
    setSending(true);
    try {
      await onSend(password);
    } catch (failure) {
      setError(errorText(failure, brandName()));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog open title={title} onClose={isSending ? undefined : onClose}>
      <Form className="account-form" onSubmit={() => void send()}>
        {children}
        <PasswordField
          startsFocused={!hasFields}
          label={texts.ownPassword}
          hint={texts.ownPasswordHint}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
          error={error}
        />
        <div className="account-acts">
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind={kind} type="submit" busyText={isSending ? busyText : undefined}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
