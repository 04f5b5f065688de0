import { isSimplePin } from '@balcao/contract/constants';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { noteOwnPin } from '../../../lib/session/idle-lock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { pinTexts, texts } from '../texts.ts';
import { useReread } from '../use-security.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** The PIN that opens an idle till in the place of the password. */
export function PinSection({ hasPin }: { hasPin: boolean }) {
  const toast = useToast();
  const reread = useReread();
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const told = async (has: boolean) => {
    noteOwnPin(has);
    toast.show({ kind: 'success', text: has ? pinTexts.saved : pinTexts.removed });
    await reread();
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await call('DELETE /users/me/pin');
      await told(false);
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()) });
    } finally {
      setRemoving(false);
    }
  };
  return (
    <section className="account-section">
      <h2>
        {pinTexts.title}
        <StatusBadge tone={hasPin ? 'success' : 'neutral'} text={hasPin ? texts.on : texts.off} />
      </h2>
      <p className="account-hint">{pinTexts.hint}</p>
      <div className="account-acts">
        <Button onClick={() => setOpen(true)}>{hasPin ? pinTexts.change : pinTexts.set}</Button>
        {hasPin ? (
          <Button kind="quiet" busyText={isRemoving ? pinTexts.removing : undefined} onClick={() => void remove()}>
            {pinTexts.remove}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <PinDialog
          title={hasPin ? pinTexts.change : pinTexts.set}
          onClose={() => setOpen(false)}
          onSaved={async () => {
            setOpen(false);
            await told(true);
          }}
        />
      ) : null}
    </section>
  );
}

interface PinDialogProps {
  title: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function PinDialog({ title, onClose, onSaved }: PinDialogProps) {
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<{ pin?: string | undefined; repeated?: string | undefined }>({});
  const check = () => {
    const fault = /^\d{4,6}$/.test(pin) ? (isSimplePin(pin) ? pinTexts.simple : undefined) : pinTexts.length;
    const differs = fault === undefined && pin !== repeated ? pinTexts.differs : undefined;
    setErrors({ pin: fault, repeated: differs });
    return fault === undefined && differs === undefined;
  };
  const save = async (password: string) => {
    try {
      await call('PUT /users/me/pin', { body: { password, pin } });
    } catch (failure) {
      // The others are about the password, and stand under it.
      if (!hasCode(failure, 'PIN_TOO_SIMPLE')) throw failure;
      return setErrors({ pin: errorText(failure, brandName()) });
    }
    await onSaved();
  };
  const field = (set: (digits: string) => void) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 6,
    onChange: (typed: string) => {
      set(typed.replaceAll(/\D/g, ''));
      setErrors({});
    },
  });
  return (
    <PasswordDialog
      title={title}
      confirm={texts.save}
      busyText={texts.saving}
      hasFields
      check={check}
      onSend={save}
      onClose={onClose}
    >
      <PasswordField startsFocused label={pinTexts.pin} value={pin} error={errors.pin} {...field(setPin)} />
      <PasswordField label={pinTexts.repeat} value={repeated} error={errors.repeated} {...field(setRepeated)} />
    </PasswordDialog>
  );
}
