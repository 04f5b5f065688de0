import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

interface ResumedNoticeProps {
  text: string;
  /** 'Começar outra compra'. */
  startAgain: string;
  /** Left out once something is on its way that must be finished first. */
  onStartAgain?: (() => void) | undefined;
}

/** Says that the screen came back to where it was, and how to leave that behind. */
export function ResumedNotice({ text, startAgain, onStartAgain }: ResumedNoticeProps) {
  return (
    <Banner
      kind="info"
      isLive
      actions={onStartAgain ? <Button onClick={onStartAgain}>{startAgain}</Button> : undefined}
    >
      {text}
    </Banner>
  );
}
