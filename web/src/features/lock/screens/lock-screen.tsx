import { type FormEvent, useState } from 'react';
import { leave } from '../../../lib/session/leave.ts';
import type { Session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useKeysHeld } from '../../../ui/keyboard/use-keys-held.ts';
import { FactorForm } from '../components/factor-form.tsx';
import { texts } from '../texts.ts';
import { useUnlock } from '../use-unlock.ts';
import '../lock.css';

/** Over every page and every dialog until the operator types the PIN, or the password; with the second factor where the session ran out. */
export function LockScreen({ session }: { session: Session }) {
  const { way, mayUsePin, secret, error, isOpening, owed, type, turnTo, open, startOver } = useUnlock(session);
  const [isLeaving, setLeaving] = useState(false);
  useKeysHeld('dialog:has(.lock)');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLeaving) void open();
  };
  const change = () => {
    if (isOpening) return;
    setLeaving(true);
    void leave();
  };

  return (
    <Dialog
      open
      title={texts.title}
      actions={
        <>
          {mayUsePin && !owed ? (
            <Button kind="quiet" onClick={() => turnTo(way === 'pin' ? 'password' : 'pin')}>
              {way === 'pin' ? texts.passwordWay : texts.pinWay}
            </Button>
          ) : null}
          <Button busyText={isLeaving ? texts.changing : undefined} onClick={change}>
            {texts.change}
          </Button>
        </>
      }
    >
      <div className="lock">
        <p className="lock-who">{session.user.name}</p>
        <p>{texts.stays}</p>
        {owed ? (
          <FactorForm owed={owed} isLeaving={isLeaving} onOver={startOver} />
        ) : (
          <form className="lock" noValidate onSubmit={submit}>
            {/* Tells password keepers whose password this is. */}
            <input type="email" autoComplete="username" value={session.operator?.email ?? ''} readOnly hidden />
            <PasswordField
              key={way}
              startsFocused
              label={way === 'pin' ? texts.pin : texts.password}
              {...(way === 'pin' && { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 })}
              value={secret}
              onChange={type}
              error={error}
            />
            <Button kind="primary" type="submit" isWide busyText={isOpening ? texts.opening : undefined}>
              {texts.open}
            </Button>
          </form>
        )}
        <p className="lock-hint">{texts.changeHint}</p>
      </div>
    </Dialog>
  );
}
