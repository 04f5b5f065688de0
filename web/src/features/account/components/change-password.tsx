import { useState } from 'react';
import { NewPasswordFields } from '../../../domain/accounts/new-password-fields.tsx';
import { useNewPassword } from '../../../domain/accounts/new-password.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { passwordTexts, texts } from '../texts.ts';
import { useReread } from '../use-security.ts';

/** The own password; the form shows when it is asked for. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="account-section">
      <h2>{passwordTexts.title}</h2>
      <p className="account-hint">{passwordTexts.hint}</p>
      {isOpen ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <div className="account-acts">
          <Button onClick={() => setOpen(true)}>{passwordTexts.change}</Button>
        </div>
      )}
    </section>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const reread = useReread();
  const password = useNewPassword();
  const [current, setCurrent] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const isWhole = password.check();
    if (current === '') return setError(texts.passwordMissing);
    if (!isWhole || isSending) return;
    setSending(true);
    try {
      await call('PUT /users/me/password', { body: { currentPassword: current, newPassword: password.typed } });
      toast.show({ kind: 'success', text: passwordTexts.changed });
      onClose();
      await reread();
    } catch (failure) {
      const sentence = errorText(failure, brandName());
      if (hasCode(failure, 'PASSWORD_NOT_NEW')) password.refuse(sentence);
      else setError(sentence);
    } finally {
      setSending(false);
    }
  };

  return (
    <Form className="account-form" onSubmit={() => void send()}>
      <PasswordField
        startsFocused
        label={passwordTexts.current}
        value={current}
        onChange={(typed) => {
          setCurrent(typed);
          setError(undefined);
        }}
        error={error}
      />
      <NewPasswordFields of={password} />
      <div className="account-acts">
        <Button onClick={onClose} disabled={isSending}>
          {texts.cancel}
        </Button>
        <Button kind="primary" type="submit" busyText={isSending ? passwordTexts.changing : undefined}>
          {passwordTexts.change}
        </Button>
      </div>
    </Form>
  );
}
