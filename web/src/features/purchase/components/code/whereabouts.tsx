import { callLimits, codeLimits } from '@balcao/contract/constants';
import type { Verification } from '../../../../domain/contracts/offer.ts';
import { whatsappAddress, whatsappText } from '../../../../lib/whatsapp.ts';
import { secondsUntil, useCountdown } from '../../../../domain/counter/use-countdown.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { callSecondsLeft } from '../../rules/resend-countdown.ts';
import { isCalled, isUndelivered } from '../../rules/verification-kind.ts';
import { codeTexts, wayNames, waysText } from '../../texts.ts';

interface CodeWhereaboutsProps {
  verification: Verification;
  analystWhatsapp: string | null;
}

/** Where the code is: in the customer's phone, or with the analyst who calls. */
export function CodeWhereabouts({ verification, analystWhatsapp }: CodeWhereaboutsProps) {
  const { phoneNumber } = verification;
  if (!isCalled(verification)) return <SentCode verification={verification} />;
  return (
    <>
      <p>
        {codeTexts.analystCalls} <strong className="code-phone">{phoneNumber}</strong> {codeTexts.analystSays}
      </p>
      <CallClock expiresAt={verification.expiresAt} />
      {analystWhatsapp === null ? null : (
        <p>
          {codeTexts.doubts}{' '}
          <a href={whatsappAddress(analystWhatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(analystWhatsapp)}
          </a>
        </p>
      )}
    </>
  );
}

/** How long until the promised call: ticking for the eye, told once when it is late. */
function CallClock({ expiresAt }: { expiresAt: string }) {
  const untilEnd = useCountdown((now) => secondsUntil(expiresAt, now));
  if (untilEnd === 0) return null;
  const left = callSecondsLeft(untilEnd);
  return (
    <>
      {left > 0 ? (
        <ProgressBar
          label={codeTexts.callWait}
          value={callLimits.promisedSeconds - left}
          max={callLimits.promisedSeconds}
          text={codeTexts.callIn(left)}
        />
      ) : null}
      <p role="status">{left > 0 ? codeTexts.callShows : codeTexts.callLate}</p>
    </>
  );
}

/** By which way the code went, and by which it did not arrive. */
function SentCode({ verification }: { verification: Verification }) {
  const { communicationChannel: channel, undeliveredChannels, phoneNumber } = verification;
  const failed = waysText(undeliveredChannels);
  if (isUndelivered(verification)) {
    return (
      <Banner kind="danger" title={codeTexts.undelivered} isLive>
        {codeTexts.phone} <strong className="code-phone">{phoneNumber}</strong> {codeTexts.undeliveredMeaning(failed)}
      </Banner>
    );
  }
  const askFor = codeTexts.askFor(codeLimits.digits);
  if (undeliveredChannels.length === 0) {
    return (
      <p>
        {codeTexts.sentBy(wayNames[channel])} <strong className="code-phone">{phoneNumber}</strong>. {askFor}
      </p>
    );
  }
  return (
    <Banner kind="attention" title={codeTexts.notDelivered(failed)} isLive>
      {channel === 'PHONE_CALL' ? codeTexts.calledWith : codeTexts.wentBy(wayNames[channel])}{' '}
      <strong className="code-phone">{phoneNumber}</strong>. {askFor}
    </Banner>
  );
}
