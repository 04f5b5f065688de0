import { codeLimits } from '@balcao/contract/constants';
import type { Channel } from '../../../../domain/contracts/offer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { resendSecondsLeft } from '../../rules/resend-countdown.ts';
import { channelNames, codeTexts } from '../../texts.ts';
import { useCountdown } from '../../../../domain/counter/use-countdown.ts';

const channels = ['SMS', 'WHATSAPP', 'PHONE_CALL'] as const satisfies readonly Channel[];
const icons = { SMS: 'message', WHATSAPP: 'send', PHONE_CALL: 'phone' } as const;

interface CodeResendProps {
  readyAt: number;
  isSending: boolean;
  /** A code is being checked or sent. */
  isBusy: boolean;
  onResend: (channel: Channel) => void;
}

/** Another code, by another way if need be, once a minute. */
export function CodeResend({ readyAt, isSending, isBusy, onResend }: CodeResendProps) {
  const left = useCountdown((now) => resendSecondsLeft(readyAt, now));
  return (
    <div className="code-resend" role="group" aria-label={codeTexts.resend}>
      {left > 0 ? (
        <ProgressBar
          label={codeTexts.resendWait}
          value={codeLimits.resendAfterSeconds - left}
          max={codeLimits.resendAfterSeconds}
          text={codeTexts.resendIn(left)}
        />
      ) : (
        <p className="code-resend-text">{isSending ? codeTexts.sendingAnother : codeTexts.resendBy}</p>
      )}
      <div className="code-resend-channels">
        {channels.map((channel) => (
          <Button key={channel} icon={icons[channel]} disabled={left > 0 || isBusy} onClick={() => onResend(channel)}>
            {channelNames[channel]}
          </Button>
        ))}
      </div>
    </div>
  );
}
