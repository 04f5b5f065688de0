import type { ReactNode } from 'react';
import { secondsUntil, useCountdown } from '../../../../domain/counter/use-countdown.ts';
import { counterTexts } from '../../../../domain/counter/texts.ts';
import type { Channel, Verification } from '../../../../domain/contracts/offer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { faceTexts } from '../../texts.ts';
import { CodeResend } from '../code/resend.tsx';
import { FaceWays } from './ways.tsx';
import '../code/dialog.css';
import './face.css';

interface FaceDialogProps {
  verification: Verification;
  resendReadyAt: number;
  wait: 'confirming' | 'asking' | 'sending' | null;
  /** The operator asked, and the face was not confirmed. */
  isMissed: boolean;
  onConfirm: () => void;
  onAskAnalyst: () => void;
  onResend: (channel: Channel) => void;
  onCancel: () => void;
  /** How to serve somebody else meanwhile. */
  meanwhile: ReactNode;
}

const channels = ['SMS', 'WHATSAPP'] as const;

/** The customer shows their face on a page of their own; this tab waits for it. */
export function FaceDialog(props: FaceDialogProps) {
  const { verification, resendReadyAt, wait, isMissed, onConfirm, onAskAnalyst, onResend, onCancel, meanwhile } = props;
  const { biometry, analystVerificationAllowedTimestamp: callFrom } = verification;
  return (
    <Dialog
      open
      size="wide"
      title={faceTexts.title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{counterTexts.cancel}</Button>
          <Button
            kind="primary"
            data-autofocus
            busyText={wait === 'confirming' ? faceTexts.confirming : undefined}
            onClick={onConfirm}
          >
            {faceTexts.confirm}
          </Button>
        </>
      }
    >
      {isMissed ? (
        <Banner kind="attention" isLive>
          {faceTexts.missed}
        </Banner>
      ) : null}
      <FaceWays verification={verification} />
      <p role="status" className="face-state">
        <Spinner /> {biometry?.wasOpened ? faceTexts.opened : faceTexts.waiting} <strong>{faceTexts.stay}</strong>
        {biometry && biometry.triesLeft < 3 ? ` ${faceTexts.triesLeft(biometry.triesLeft)}` : ''}
      </p>
      <CodeResend
        readyAt={resendReadyAt}
        isSending={wait === 'sending'}
        isBusy={wait !== null}
        channels={channels}
        words={faceTexts}
        onResend={onResend}
      />
      {callFrom === null ? null : <CallInstead from={callFrom} isAsking={wait === 'asking'} onAsk={onAskAnalyst} />}
      {meanwhile}
    </Dialog>
  );
}

/** A person calls instead, a while after the link. */
function CallInstead({ from, isAsking, onAsk }: { from: string; isAsking: boolean; onAsk: () => void }) {
  const left = useCountdown((now) => secondsUntil(from, now));
  if (left > 0) return <p className="face-call-wait">{faceTexts.analystIn(left)}</p>;
  return (
    <Button kind="quiet" icon="phone" busyText={isAsking ? faceTexts.askingAnalyst : undefined} onClick={onAsk}>
      {faceTexts.askAnalyst}
    </Button>
  );
}
