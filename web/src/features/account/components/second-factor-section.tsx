import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { factorTexts as own, texts } from '../texts.ts';
import { type Factors, useReread } from '../use-security.ts';
import { EnrolApp } from './enrol-app.tsx';
import { EnrolPasskey } from './enrol-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Act = 'app' | 'passkey' | 'codes' | 'removal' | { passkeyId: string; name: string };

/** What a sign-in asks for besides the password. */
export function SecondFactorSection({ of }: { of: Factors }) {
  const toast = useToast();
  const reread = useReread();
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOn = of.totpSince !== null || of.passkeys.length > 0;
  const close = () => setAct(undefined);
  const done = async (text: string, made: readonly string[] = []) => {
    close();
    setCodes(made);
    toast.show({ kind: 'success', text });
    await reread();
  };

  return (
    <section className="account-section">
      <h2>
        {own.title}
        <StatusBadge tone={isOn ? 'success' : 'neutral'} text={isOn ? texts.on : texts.off} />
      </h2>
      <p className="account-hint">{own.hint}</p>
      <ul className="account-list">
        <li>
          <div>
            <strong>{own.app}</strong>
            {of.totpSince === null ? null : <small>{own.appSince(formatDateTime(of.totpSince))}</small>}
          </div>
          {of.totpSince === null ? <Button onClick={() => setAct('app')}>{own.addApp}</Button> : null}
        </li>
        <PasskeyList of={of.passkeys} onAdd={() => setAct('passkey')} onRemove={setAct} />
        {isOn ? (
          <li>
            <div>
              <strong>{own.codes}</strong>
              <small>{own.codesLeft(of.recoveryCodesLeft)}</small>
            </div>
            <Button onClick={() => setAct('codes')}>{own.newCodes}</Button>
          </li>
        ) : null}
      </ul>
      {isOn ? (
        <div className="account-acts">
          <Button kind="quiet" onClick={() => setAct('removal')}>
            {own.remove}
          </Button>
        </div>
      ) : null}
      {act === 'app' ? <EnrolApp onAdded={(made) => void done(own.appOn, made)} onClose={close} /> : null}
      {act === 'passkey' ? <EnrolPasskey onAdded={(made) => void done(own.passkeyOn, made)} onClose={close} /> : null}
      {act === 'codes' ? (
        <PasswordDialog
          title={own.newCodes}
          confirm={own.newCodes}
          busyText={texts.confirming}
          onSend={async (password) => {
            const { recoveryCodes } = await call('POST /users/me/second-factor/recovery-codes', { body: { password } });
            close();
            setCodes(recoveryCodes);
            await reread();
          }}
          onClose={close}
        >
          <p>{own.newCodesHint}</p>
        </PasswordDialog>
      ) : null}
      {act === 'removal' || typeof act === 'object' ? (
        <RemovalDialog of={typeof act === 'object' ? act : undefined} onRemoved={done} onClose={close} />
      ) : null}
      {codes.length > 0 ? <RecoveryCodes codes={codes} onKept={() => setCodes([])} /> : null}
    </section>
  );
}

interface RemovalDialogProps {
  of: { passkeyId: string; name: string } | undefined;
  onRemoved: (text: string) => Promise<void>;
  onClose: () => void;
}

function RemovalDialog({ of, onRemoved, onClose }: RemovalDialogProps) {
  const remove = async (password: string) => {
    const body = { password, ...(of && { passkeyId: of.passkeyId }) };
    await call('POST /users/me/second-factor/removal', { body });
    await onRemoved(of ? own.passkeyRemoved : own.removed);
  };
  const title = of ? own.removePasskeyOf(of.name) : own.remove;
  return (
    <PasswordDialog
      title={title}
      confirm={of ? own.removePasskey : own.remove}
      busyText={texts.confirming}
      kind="danger"
      onSend={remove}
      onClose={onClose}
    >
      {of ? null : <p>{own.removeHint}</p>}
    </PasswordDialog>
  );
}
