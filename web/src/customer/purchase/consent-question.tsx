import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { factsOf, type OpenedPurchase, texts } from './texts.ts';
import '../data/data.css';

interface ConsentQuestionProps {
  opened: OpenedPurchase;
  isBusy: boolean;
  failure: string | undefined;
  onConsent: () => void;
  onDecline: () => void;
}

/** What is authorised, on one paper, and the leave to take pictures. */
export function ConsentQuestion({ opened, isBusy, failure, onConsent, onDecline }: ConsentQuestionProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <p className="customer-lead">{texts.hello(opened.firstName)}</p>
      <section className="customer-group" aria-label={texts.paper}>
        {factsOf(opened).map(([term, fact]) => (
          <p key={term} className="customer-fact">
            <span>{term}</span>
            <strong>{fact}</strong>
          </p>
        ))}
      </section>
      <Checkbox
        label={texts.consent}
        isChecked={isAgreed}
        onChange={setAgreed}
        error={isMissing && !isAgreed ? texts.consentMissing : undefined}
      />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button
        kind="primary"
        isWide
        busyText={isBusy ? texts.going : undefined}
        onClick={() => (isAgreed ? onConsent() : setMissing(true))}
      >
        {texts.go}
      </Button>
      <p className="customer-lead">{texts.other}</p>
      <Button kind="quiet" isWide onClick={onDecline}>
        {texts.decline}
      </Button>
    </>
  );
}
