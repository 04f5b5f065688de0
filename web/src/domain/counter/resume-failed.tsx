import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { counterTexts } from './texts.ts';

interface ResumeFailedProps {
  title: string;
  reason: string;
  startAgain: string;
  onRetry: () => void;
  onStartAgain: () => void;
}

/** The work in progress is still kept, but the server did not bring it back. */
export function ResumeFailed({ title, reason, startAgain, onRetry, onStartAgain }: ResumeFailedProps) {
  return (
    <Banner
      kind="attention"
      title={title}
      isLive
      actions={
        <>
          <Button kind="primary" onClick={onRetry}>
            {counterTexts.tryAgain}
          </Button>
          <Button onClick={onStartAgain}>{startAgain}</Button>
        </>
      }
    >
      {reason}
    </Banner>
  );
}
