import { codeLimits } from '@balcao/contract/constants';
import type { Channel } from '../../../../domain/contracts/offer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { resendSecondsLeft } from '../../rules/resend-countdown.ts';
import { channelNames, codeTexts } from '../../texts.ts';
import { useCountdown } from '../../../../domain/counter/use-countdown.ts';

type SentChannel = Exclude<Channel, 'ANALYST_CALL'>;
const everyChannel = ['SMS', 'WHATSAPP', 'PHONE_CALL'] as const satisfies readonly SentChannel[];
const icons = { SMS: 'message', WHATSAPP: 'send', PHONE_CALL: 'phone' } as const;

interface CodeResendProps {
  readyAt: number;
  isSending: boolean;
  /** A code is being checked or sent. */
  isBusy: boolean;
  onResend: (channel: Channel) => void;
  channels?: readonly SentChannel[];
  /** What is sent again, where it is no code. */
  words?: Readonly<Record<'resend' | 'resendWait' | 'resendBy' | 'sendingAnother', string>> & {
    readonly resendIn: (seconds: number) => string;
  };
}

/** Another code, by another way if need be, once a minute. */
export function CodeResend({
  readyAt,
  isSending,
  isBusy,
  onResend,
  channels = everyChannel,
  words = codeTexts,
}: CodeResendProps) {
  const left = useCountdown((now) => resendSecondsLeft(readyAt, now));
  return (
    <div className="code-resend" role="group" aria-label={words.resend}>
      {left > 0 ? (
        <ProgressBar
          label={words.resendWait}
          value={codeLimits.resendAfterSeconds - left}
          max={codeLimits.resendAfterSeconds}
          text={words.resendIn(left)}
        />
      ) : (
        <p className="code-resend-text">{isSending ? words.sendingAnother : words.resendBy}</p>
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
