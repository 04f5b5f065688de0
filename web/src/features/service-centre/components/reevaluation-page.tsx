import { useState } from 'react';
import { useCountdown } from '../../../domain/counter/use-countdown.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { countdownText } from '../../../ui/feedback/countdown-text.ts';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import type { ApplicationState, CentreCustomer } from '../calls.ts';
import { reevaluationTexts as texts } from '../texts.ts';
import { useReevaluation } from '../use-reevaluation.ts';
import { CustomerHead } from './customer-head.tsx';
import { ReevaluationResult } from './reevaluation-result.tsx';

interface ReevaluationPageProps {
  borrower: CentreCustomer['borrower'];
  /** Digits. */
  document: string;
  storeId: string;
  customerWhatsapp: string | null;
  onClose: () => void;
}

/** A customer may be decided anew, once a code has proved the phone. */
export function ReevaluationPage({ borrower, document, storeId, customerWhatsapp, onClose }: ReevaluationPageProps) {
  const reevaluation = useReevaluation({ borrowerId: borrower.id, document, storeId });
  const { verify, ask, outcome, isRunning, isLate } = reevaluation;
  if (outcome) return <ReevaluationResult outcome={outcome satisfies ApplicationState} onClose={onClose} />;
  return (
    <>
      <CustomerHead title={texts.title} borrower={borrower} />
      {customerWhatsapp === null ? null : (
        <p>
          {texts.phoneHint}{' '}
          <a href={whatsappAddress(customerWhatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(customerWhatsapp)}
          </a>
        </p>
      )}
      <CodeEntry of={reevaluation} />
      {ask.isError ? (
        <Banner kind="danger" isLive>
          {errorText(ask.error, brandName())}
        </Banner>
      ) : null}
      <div className="centre-buttons">
        <Button kind="primary" disabled={!verify.isSuccess} onClick={() => ask.mutate()}>
          {texts.reevaluate}
        </Button>
        <Button onClick={onClose}>{texts.leave}</Button>
      </div>
      {isRunning ? <FullScreenLoader text={isLate ? texts.later : texts.wait} /> : null}
    </>
  );
}

/** Sends the code and takes it, at the sixth digit without a press. */
function CodeEntry({ of: { phone, send, verify, resendAt } }: { of: ReturnType<typeof useReevaluation> }) {
  const [code, setCode] = useState('');
  const left = useCountdown((now) => Math.max(0, Math.ceil((resendAt - now) / 1_000)));
  if (verify.isSuccess) return <Banner kind="success" title={texts.confirmed} isLive />;
  if (phone.isError) return <Banner kind="danger">{errorText(phone.error, brandName())}</Banner>;
  if (phone.data === null) return <Banner kind="attention">{texts.noPhone}</Banner>;
  const failure = verify.error ?? send.error;
  return (
    <section className="centre-code" aria-labelledby="centre-code">
      <h2 id="centre-code">{texts.confirm}</h2>
      <Button
        disabled={phone.data === undefined || left > 0}
        busyText={send.isPending ? texts.sending : undefined}
        onClick={() => send.mutate()}
      >
        {left > 0 ? texts.sendAgain(countdownText(left)) : texts.sendCode}
      </Button>
      {send.isSuccess ? (
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
      ) : failure ? (
        <Banner kind="danger" isLive>
          {errorText(failure, brandName(), 'registration')}
        </Banner>
      ) : null}
    </section>
  );
}
