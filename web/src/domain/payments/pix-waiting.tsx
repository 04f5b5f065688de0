import { formatDateTime } from '@balcao/contract/kernel';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { QrPicture } from '../../ui/code/qr-code.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ServeAnother } from '../counter/serve-another.tsx';
import { formatReais } from '../money/format-reais.ts';
import type { PixCharge } from './pix-calls.ts';
import { pixTexts } from './texts.ts';
import './pix-waiting.css';

interface PixWaitingProps {
  charge: PixCharge;
  isCanceling: boolean;
  /** What becomes of the charge once another is served. */
  leaveMeaning: string;
  onCancel: () => void;
  onServeAnother: () => void;
}

/** The charge while the customer pays it: value, end, the code to be read by camera, and to be copied. */
export function PixWaiting({ charge, isCanceling, leaveMeaning, onCancel, onServeAnother }: PixWaitingProps) {
  const codeId = useId();
  const [isCopied, setCopied] = useState(false);
  const code = charge.brCode ?? '';
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = () => {
    // Pages without TLS have no clipboard, and a browser may refuse it: the code is selected, to be copied by hand.
    const written = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied(true),
      () => {
        setCopied(false);
        box.current?.focus();
      },
    );
  };
  return (
    <Dialog
      open
      size="wide"
      title={pixTexts.title(formatReais(charge.value))}
      actions={
        <>
          <Button busyText={isCanceling ? pixTexts.canceling : undefined} onClick={onCancel}>
            {pixTexts.cancel}
          </Button>
          <Button kind="primary" data-autofocus onClick={copy}>
            {pixTexts.copy}
          </Button>
        </>
      }
    >
      <div className="pix-waiting">
        <p role="status" className="pix-waiting-state">
          <Spinner />
          {isCopied ? pixTexts.copied : ''}
          {pixTexts.waiting}
        </p>
        <div className="pix-waiting-ways">
          {code === '' ? null : <QrPicture text={code} label={pixTexts.qrCode(formatReais(charge.value))} />}
          <div className="pix-waiting-text">
            <label htmlFor={codeId}>{pixTexts.code}</label>
            <textarea
              ref={box}
              id={codeId}
              className="input pix-waiting-code"
              readOnly
              rows={6}
              value={code}
              onFocus={(event) => event.currentTarget.select()}
            />
            <p className="pix-waiting-end">{pixTexts.sentToo(formatDateTime(charge.expiresAt))}</p>
          </div>
        </div>
        <ServeAnother meaning={leaveMeaning} isBusy={isCanceling} onLeave={onServeAnother} />
      </div>
    </Dialog>
  );
}
