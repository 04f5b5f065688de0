import type { Wire } from '@balcao/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { factorTexts, texts } from '../texts.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Offer = Wire<'POST /users/me/second-factor/totp'>['answer'];

interface EnrolAppProps {
  /** With the recovery codes that came of it, if any. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** First the password, then the QR code and its first six digits. */
export function EnrolApp({ onAdded, onClose }: EnrolAppProps) {
  const [offer, setOffer] = useState<Offer>();
  if (offer) return <FirstCode offer={offer} onAdded={onAdded} onClose={onClose} />;
  return (
    <PasswordDialog
      title={factorTexts.appTitle}
      confirm={factorTexts.next}
      busyText={texts.confirming}
      onSend={async (password) => setOffer(await call('POST /users/me/second-factor/totp', { body: { password } }))}
      onClose={onClose}
    >
      <p>{factorTexts.hint}</p>
    </PasswordDialog>
  );
}

function FirstCode({ offer, onAdded, onClose }: EnrolAppProps & { offer: Offer }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (digits: string) => {
    if (isSending) return;
    if (digits.length < 6) return setError(factorTexts.codeMissing);
    setSending(true);
    try {
      onAdded((await call('POST /users/me/second-factor/totp/confirmation', { body: { code: digits } })).recoveryCodes);
    } catch (failure) {
      setError(errorText(failure, brandName()));
      setSending(false);
    }
  };
  return (
    <Dialog open title={factorTexts.appTitle} onClose={isSending ? undefined : onClose}>
      <Form className="account-form" onSubmit={() => void send(code)}>
        <p>{factorTexts.scan}</p>
        <div className="account-qr">
          <QrCode text={offer.address} label={factorTexts.qr} textLabel={factorTexts.secret} shown={offer.secret} />
        </div>
        <CodeField
          startsFocused
          label={factorTexts.code}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setError(undefined);
          }}
          onSubmit={(digits) => void send(digits)}
          error={error}
        />
        <div className="account-acts">
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" busyText={isSending ? factorTexts.turningOn : undefined}>
            {factorTexts.turnOn}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
