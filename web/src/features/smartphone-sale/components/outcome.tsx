import type { DeviceEvaluation } from '../../../domain/devices/device-calls.ts';
import { DeviceSuccess } from '../../../domain/super-compra/components/device-success.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

interface OutcomeProps {
  evaluation: DeviceEvaluation;
  /** Digits. */
  cpf: string;
}

/** What came of the evaluation, and where it leads. */
export function Outcome({ evaluation, cpf }: OutcomeProps) {
  if (evaluation.decision === 'DENIED') {
    return (
      <Banner kind="attention" title={texts.denied} isLive>
        {texts.deniedHint}
      </Banner>
    );
  }
  if (evaluation.status === 'CREATED') {
    return (
      <Banner kind="info" title={texts.underReview} isLive>
        {texts.underReviewHint}
      </Banner>
    );
  }
  return <DeviceSuccess evaluation={evaluation} cpf={cpf} />;
}
