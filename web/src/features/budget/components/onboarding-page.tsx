import { formatPhone } from '@balcao/contract/kernel';
import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';

interface OnboardingPageProps {
  phone: string;
  onChangePhone: () => void;
  onHow: () => void;
  onStart: () => void;
}

/** What is to come, in two steps. */
export function OnboardingPage({ phone, onChangePhone, onHow, onStart }: OnboardingPageProps) {
  const { onboarding } = texts;
  return (
    <div className="budget-form">
      <p className="budget-phone">
        {onboarding.phone(formatPhone(`+55${phone}`))}
        <Button kind="quiet" onClick={onChangePhone}>
          {onboarding.change}
        </Button>
      </p>
      <p>{onboarding.lead}</p>
      <ol className="budget-steps">
        {onboarding.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button kind="primary" isWide onClick={onStart}>
        {onboarding.start}
      </Button>
      <Button kind="quiet" isWide onClick={onHow}>
        {onboarding.how}
      </Button>
    </div>
  );
}

/** What the analysis is, and that nothing is promised. */
export function HowPage({ onClose }: { onClose: () => void }) {
  return (
    <div className="budget-form">
      <p>{texts.how.text}</p>
      <p className="budget-note">{texts.how.note}</p>
      <Button kind="primary" isWide onClick={onClose}>
        {texts.how.close}
      </Button>
    </div>
  );
}
