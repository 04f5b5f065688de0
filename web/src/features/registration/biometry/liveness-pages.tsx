import { faceAdvice } from '../../../domain/face/reasons/texts.ts';
import { FaceCapture } from '../../../domain/face/face-capture.tsx';
import { photographTexts as pageTexts } from '../../../domain/photographs/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PermissionsPanel } from './components/permissions-panel.tsx';
import type { BiometryState } from './rules/next.ts';
import { livenessTexts as texts } from './texts.ts';
import { useLiveness } from './use-liveness.ts';
import '../../../domain/photographs/photographs.css';

interface LivenessPagesProps {
  borrowerId: string;
  /** The face is taken; `skippedDocumentCapture` when the document need not be. */
  onDone: (state: BiometryState) => void;
}

/** Leave to use the camera, what to do before it, the pictures, and what came of them. */
export function LivenessPages({ borrowerId, onDone }: LivenessPagesProps) {
  const { step, start, send } = useLiveness(borrowerId);
  if (step.at === 'permissions') return <PermissionsPanel onReady={start} />;
  if (step.at === 'capture') return <FaceCapture challenge={step.challenge} onShots={send} />;
  if (step.at === 'retry') {
    const { reasons, problem } = step;
    return (
      <div className="biometry">
        <Banner kind="danger" title={problem?.message ?? texts.retryTitle} isLive>
          {problem ? problem.help : faceAdvice(reasons)}
        </Banner>
        <Button kind="primary" icon="camera" isWide onClick={start}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (step.at === 'done')
    return (
      <div className="biometry-done" role="status">
        <Icon name="checkCircle" size={48} />
        <h3>{texts.doneTitle}</h3>
        <p>{texts.done}</p>
        <Button
          kind="primary"
          isWide
          data-autofocus
          onClick={() => onDone({ livenessCheckExecuted: true, skippedDocumentCapture: step.skipsDocument })}
        >
          {pageTexts.next}
        </Button>
      </div>
    );
  return (
    <p role="status" className="biometry-wait">
      <Spinner /> {step.at === 'starting' ? texts.starting : texts.processing}
    </p>
  );
}
