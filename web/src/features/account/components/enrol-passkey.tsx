import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { factorTexts } from '../texts.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface EnrolPasskeyProps {
  /** With the recovery codes that came of it, if any. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** A name and the password; then the browser asks for finger, face or key. */
export function EnrolPasskey({ onAdded, onClose }: EnrolPasskeyProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const check = () => {
    const fault = name.trim() === '' ? factorTexts.nameMissing : undefined;
    setError(fault);
    return fault === undefined;
  };
  const add = async (password: string) => {
    const { makePasskey } = await import('../../../domain/accounts/passkey.ts');
    const offer = await call('POST /users/me/second-factor/passkeys/offer', { body: { password } });
    const body = { name: name.trim(), response: await makePasskey(offer) };
    onAdded((await call('POST /users/me/second-factor/passkeys', { body })).recoveryCodes);
  };
  return (
    <PasswordDialog
      title={factorTexts.passkeyTitle}
      confirm={factorTexts.addPasskey}
      busyText={factorTexts.makingPasskey}
      hasFields
      check={check}
      onSend={add}
      onClose={onClose}
    >
      <p>{factorTexts.passkeyHint}</p>
      <TextField
        startsFocused
        label={factorTexts.passkeyName}
        hint={factorTexts.passkeyNameHint}
        maxLength={40}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setError(undefined);
        }}
        error={error}
      />
    </PasswordDialog>
  );
}
