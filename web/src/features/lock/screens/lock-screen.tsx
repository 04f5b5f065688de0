import { type FormEvent, useState } from 'react';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { giveUp, unlock } from '../../../lib/session/idle-lock.ts';
import { leave } from '../../../lib/session/leave.ts';
import type { Session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useKeysHeld } from '../../../ui/keyboard/use-keys-held.ts';
import { texts } from '../texts.ts';
import '../lock.css';

type Wait = 'opening' | 'leaving' | null;

/** Over every page and every dialog until the operator types the password. */
export function LockScreen({ session }: { session: Session }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [wait, setWait] = useState<Wait>(null);
  useKeysHeld('dialog:has(.lock)');

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (wait) return;
    if (password === '') return setError(texts.missing);
    setWait('opening');
    try {
      await unlock(password);
    } catch (failure) {
      if (hasCode(failure, 'LOGIN_LOCKED', 'OPERATOR_BLOCKED')) return giveUp();
      setPassword('');
      setError(hasCode(failure, 'UNAUTHORIZED') ? texts.wrong : errorText(failure, brandName()));
      setWait(null);
    }
  };
  const change = () => {
    if (wait) return;
    setWait('leaving');
    void leave();
  };

  return (
    <Dialog
      open
      title={texts.title}
      actions={
        <Button busyText={wait === 'leaving' ? texts.changing : undefined} onClick={change}>
          {texts.change}
        </Button>
      }
    >
      <form className="lock" noValidate onSubmit={(event) => void open(event)}>
        <p className="lock-who">{session.user.name}</p>
        <p>{texts.stays}</p>
        {/* Tells password keepers whose password this is. */}
        <input type="email" autoComplete="username" value={session.operator?.email ?? ''} readOnly hidden />
        <PasswordField
          startsFocused
          label={texts.password}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
          error={error}
        />
        <Button kind="primary" type="submit" isWide busyText={wait === 'opening' ? texts.opening : undefined}>
          {texts.open}
        </Button>
        <p className="lock-hint">{texts.changeHint}</p>
      </form>
    </Dialog>
  );
}
