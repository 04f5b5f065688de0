import { secondsUntil, useCountdown } from '../../../../domain/counter/use-countdown.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { codeTexts, faceTexts } from '../../texts.ts';

interface CallOverProps {
  expiresAt: string;
  isAsking: boolean;
  onAgain: () => void;
}

/** Nobody called in time: another call may be asked for. */
export function CallOver({ expiresAt, isAsking, onAgain }: CallOverProps) {
  const left = useCountdown((now) => secondsUntil(expiresAt, now));
  if (left > 0) return null;
  const again = (
    <Button busyText={isAsking ? faceTexts.askingAnalyst : undefined} onClick={onAgain}>
      {codeTexts.callAgain}
    </Button>
  );
  return (
    <Banner kind="attention" isLive actions={again}>
      {codeTexts.callOver}
    </Banner>
  );
}
