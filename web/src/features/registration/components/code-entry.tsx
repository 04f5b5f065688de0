import { codeLimits } from '@balcao/contract/constants';
import { formatPhone } from '@balcao/contract/kernel';
import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../../domain/counter/use-countdown.ts';
import { CodeDelivery } from '../../../domain/phone-code/code-delivery.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { primaryPhone } from '../machine/context.ts';
import { codeTexts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';

/** Six digits that go by themselves; another code after a minute, by a channel that is chosen. */
export function CodeEntry({ registration: { snapshot, send } }: { registration: Registration }) {
  const { context } = snapshot;
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const left = useCountdown((now) => Math.max(0, Math.ceil((context.resendReadyAt - now) / 1_000)));
  const phone = primaryPhone(context);
  const isVerified = snapshot.matches({ onPage: 'verified' });
  const isChecking = snapshot.matches({ onPage: 'checkingCode' });
  const isWrong = context.refusal !== null && code === checked && !isChecking;
  const type = (digits: string) => {
    setCode(digits);
    if (digits.length < codeLimits.digits || digits === checked) return;
    setChecked(digits);
    send({ type: 'CHECK_CODE', code: digits });
  };
  // A wrong code is typed over.
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);
  if (isVerified) {
    return (
      <Banner kind="success" isLive>
        {codeTexts.verified}
      </Banner>
    );
  }
  return (
    <div className="registration-code">
      <p>
        {codeTexts.sentTo(context.codesSent === 0 ? '' : codeTexts.how[context.channel])}{' '}
        <strong className="registration-number">{phone ? formatPhone(phone.phoneNumber) : ''}</strong>
      </p>
      {phone === null || context.codesSent === 0 ? null : (
        <CodeDelivery
          borrowerId={context.application?.borrower.id ?? ''}
          phoneId={phone.id}
          sending={context.codesSent}
        />
      )}
      <CodeField
        mask="###-###"
        label={codeTexts.field}
        value={code}
        onChange={type}
        error={isWrong ? context.refusal?.message : undefined}
        busyText={isChecking ? codeTexts.checking : undefined}
        readOnly={isChecking}
        ref={field}
        startsFocused
      />
      <Button disabled={left > 0} onClick={() => send({ type: 'OPEN_MODAL', modal: 'channel' })}>
        {left > 0 ? codeTexts.resendIn(left) : codeTexts.resend}
      </Button>
    </div>
  );
}
