import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

interface FailedProps {
  /** What the server said, or what became of the way to it. */
  reason: string;
  onAgain: () => void;
}

/** Nothing is known: the same is asked again. */
export function Failed({ reason, onAgain }: FailedProps) {
  return (
    <Banner
      kind="danger"
      title={texts.failed}
      isLive
      actions={
        <Button kind="primary" onClick={onAgain}>
          {texts.tryAgain}
        </Button>
      }
    >
      <p>{texts.failedHint}</p>
      <p>{reason}</p>
    </Banner>
  );
}
