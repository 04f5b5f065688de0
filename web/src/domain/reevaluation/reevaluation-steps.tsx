import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { whatsappAddress, whatsappText } from '../../lib/whatsapp.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { countdownText } from '../../ui/feedback/countdown-text.ts';
import { FullScreenLoader } from '../../ui/feedback/full-screen-loader.tsx';
import { takeFocus } from '../../ui/keyboard/take-focus.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { CodeDelivery } from '../phone-code/code-delivery.tsx';
import { useCountdown } from '../counter/use-countdown.ts';
import { reevaluationTexts as texts } from './texts.ts';
import type { Reevaluation } from './use-reevaluation.ts';
import './reevaluation.css';

interface ReevaluationStepsProps {
  of: Reevaluation;
  customerWhatsapp: string | null;
  /** Beside the act: the way out. */
  leave: ReactNode;
}

/** A customer may be decided anew, once a code has proved the phone. */
export function ReevaluationSteps({ of: reevaluation, customerWhatsapp, leave }: ReevaluationStepsProps) {
  const { verify, ask, failure, isRunning, isLate } = reevaluation;
  const act = useRef<HTMLButtonElement>(null);
  // The field of the code is gone with its question: the keys go on to the act.
  useEffect(() => {
    if (verify.isSuccess) takeFocus(act.current);
  }, [verify.isSuccess]);
  return (
    <>
      {customerWhatsapp === null ? null : (
        <p>
          {texts.phoneHint}{' '}
          <a href={whatsappAddress(customerWhatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(customerWhatsapp)}
          </a>
        </p>
      )}
      <CodeEntry of={reevaluation} />
      {failure ? (
        <Banner kind="danger" isLive>
          {errorText(failure, brandName())}
        </Banner>
      ) : null}
      <div className="reevaluation-buttons">
        <Button ref={act} kind="primary" disabled={!verify.isSuccess} onClick={ask}>
          {texts.reevaluate}
        </Button>
        {leave}
      </div>
      {isRunning ? <FullScreenLoader text={isLate ? texts.later : texts.wait} /> : null}
    </>
  );
}

/** Sends the code and takes it, at the sixth digit without a press. */
function CodeEntry({ of: { borrowerId, phone, send, verify, resendAt } }: { of: Reevaluation }) {
  const [code, setCode] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  const isKnown = typeof phone.data === 'string';
  useEffect(() => {
    if (isKnown) takeFocus(first.current);
  }, [isKnown]);
  const left = useCountdown((now) => Math.max(0, Math.ceil((resendAt - now) / 1_000)));
  if (verify.isSuccess) return <Banner kind="success" title={texts.confirmed} isLive />;
  if (phone.isError) return <Banner kind="danger">{errorText(phone.error, brandName())}</Banner>;
  if (phone.data === null) return <Banner kind="attention">{texts.noPhone}</Banner>;
  const failure = verify.error ?? send.error;
  return (
    <section className="reevaluation-code" aria-labelledby="reevaluation-code">
      <h2 id="reevaluation-code">{texts.confirm}</h2>
      <Button
        ref={first}
        disabled={phone.data === undefined || left > 0}
        busyText={send.isPending ? texts.sending : undefined}
        onClick={() => send.mutate()}
      >
        {left > 0 ? texts.sendAgain(countdownText(left)) : texts.sendCode}
      </Button>
      {send.isSuccess ? (
        <>
          <CodeDelivery borrowerId={borrowerId} phoneId={phone.data ?? ''} sending={resendAt} />
          <CodeField
            label={texts.code}
            mask="###-###"
            value={code}
            hint={texts.sent}
            error={failure ? errorText(failure, brandName(), 'registration') : undefined}
            busyText={verify.isPending ? texts.checking : undefined}
            readOnly={verify.isPending}
            startsFocused
            onChange={(digits) => {
              setCode(digits);
              if (digits.length === 6 && digits !== code) verify.mutate(digits);
            }}
          />
        </>
      ) : failure ? (
        <Banner kind="danger" isLive>
          {errorText(failure, brandName(), 'registration')}
        </Banner>
      ) : null}
    </section>
  );
}
