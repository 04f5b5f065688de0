import { formatPhone, isMobilePhone } from '@balcao/contract/kernel';
import { useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { AskCode } from './ask-code.tsx';
import { isOver, sentenceOf } from './failure.ts';
import { changeText, type OwnData, texts } from './texts.ts';

interface PhonePartProps {
  visit: string;
  data: OwnData;
  onChanged: (data: OwnData) => void;
  onOver: () => void;
}

type Step = 'shown' | 'asked' | 'code';

/** The phone of today, what became of a change, and how to ask for one. */
export function PhonePart({ visit, data, onChanged, onOver }: PhonePartProps) {
  const [step, setStep] = useState<Step>('shown');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { phoneChange } = data;
  const said = phoneChange && changeText(phoneChange);
  const withdraw = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onChanged(await callPublic('POST /data-update/phone/withdraw', { body: { key: visit } }));
    } catch (error) {
      if (isOver(error)) return onOver();
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const verify = async (code: string) => {
    try {
      onChanged(await callPublic('POST /data-update/phone/verify', { body: { key: visit, code } }));
      setStep('shown');
    } catch (error) {
      if (isOver(error)) return onOver();
      throw error;
    }
  };
  return (
    <section className="customer-group" aria-label={texts.phone}>
      <p className="customer-fact">
        <span>{texts.phone}</span>
        <strong>{data.phoneNumber === null ? texts.noPhone : formatPhone(data.phoneNumber)}</strong>
      </p>
      {said ? (
        <Banner kind={said.kind} isLive>
          {said.text}
        </Banner>
      ) : null}
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      {phoneChange?.status === 'WAITING' ? (
        <Button isWide busyText={isBusy ? texts.withdrawing : undefined} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      ) : step === 'shown' ? (
        <Button isWide onClick={() => setStep('asked')}>
          {texts.changePhone}
        </Button>
      ) : step === 'asked' ? (
        <NewPhone visit={visit} onSent={() => setStep('code')} onBack={() => setStep('shown')} onOver={onOver} />
      ) : (
        <AskCode
          lead={texts.codeOf.PHONE}
          onVerify={verify}
          onAnother={() => setStep('asked')}
          anotherText={texts.back}
        />
      )}
    </section>
  );
}

interface NewPhoneProps {
  visit: string;
  onSent: () => void;
  onBack: () => void;
  onOver: () => void;
}

function NewPhone({ visit, onSent, onBack, onOver }: NewPhoneProps) {
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await callPublic('POST /data-update/phone', { body: { key: visit, phoneNumber: phone } });
      onSent();
    } catch (failure) {
      if (isOver(failure)) return onOver();
      setError(sentenceOf(failure));
      setBusy(false);
    }
  };
  const submit = () => {
    if (!isMobilePhone(phone)) return setError(texts.phoneInvalid);
    if (!isBusy) void send();
  };
  return (
    <Form className="customer-question" onSubmit={submit}>
      <PhoneField
        label={texts.newPhone}
        hint={texts.newPhoneHint}
        value={phone}
        onChange={(digits) => {
          setPhone(digits);
          setError(undefined);
        }}
        error={error}
        autoComplete="tel-national"
        startsFocused
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
      <Button kind="quiet" isWide onClick={onBack}>
        {texts.back}
      </Button>
    </Form>
  );
}
