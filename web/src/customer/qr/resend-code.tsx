import { useState } from 'react';
import { useCountdown } from '../../domain/counter/use-countdown.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { texts, type Verification } from './texts.ts';

interface ResendCodeProps {
  visit: string;
  verification: Verification;
  onSent: (verification: Verification) => void;
}

/** Another code, or another link for the face, once a minute. */
export function ResendCode({ visit, verification, onSent }: ResendCodeProps) {
  const { proposalId, resendAllowedAt, biometry } = verification;
  const left = useCountdown((now) => Math.max(0, Math.ceil((Date.parse(resendAllowedAt) - now) / 1_000)));
  const [failure, setFailure] = useState<string>();
  const send = async (communicationChannel: 'SMS' | 'WHATSAPP') => {
    setFailure(undefined);
    try {
      const body = { key: visit, proposalId, communicationChannel };
      onSent(await callPublic('POST /qr-purchase/authorisation', { body }));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  const again = biometry === null ? texts.resend : texts.faceAgain;
  return (
    <>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button isWide disabled={left > 0} onClick={() => void send('SMS')}>
        {left > 0 ? texts.resendIn(left) : again}
      </Button>
      {left > 0 || biometry !== null ? null : (
        <Button isWide onClick={() => void send('WHATSAPP')}>
          {texts.resendWhatsapp}
        </Button>
      )}
    </>
  );
}
