import { useState } from 'react';
import { useCountdown } from '../../../domain/counter/use-countdown.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { cancelQr, type QrPurchase } from '../qr-calls.ts';
import { texts, waitTexts } from '../texts.ts';

interface CodeStepProps {
  purchase: QrPurchase & { status: keyof typeof waitTexts };
  onCanceled: () => void;
  /** It was settled before the word to cancel came. */
  onTooLate: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The code, as large as the place allows, until a phone opened it; then who acts. */
export function CodeStep({ purchase, onCanceled, onTooLate }: CodeStepProps) {
  const { id, value, status, qrCodeString, endsAt } = purchase;
  const left = useCountdown((now) => Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1_000)));
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await cancelQr(id);
      onCanceled();
    } catch {
      setBusy(false);
      onTooLate();
    }
  };
  return (
    <div className="qr-code">
      <p className="qr-figure">{formatReais(value)}</p>
      {qrCodeString === null ? (
        <p className="qr-opened">
          <Icon name="phone" />
        </p>
      ) : (
        <QrCode text={qrCodeString} label={texts.qrLabel(value)} textLabel={texts.link} correction="H" />
      )}
      <div className="qr-wait">
        <p role="status" className="qr-wait-now">
          <Spinner /> <strong>{waitTexts[status].now}</strong>
        </p>
        <p className="qr-soft">{waitTexts[status].next}</p>
        <p className="qr-soft qr-time">{texts.endsIn(clock(left))}</p>
      </div>
      <Button
        busyText={isBusy ? texts.canceling : undefined}
        onClick={() => (status === 'WAITING' ? void cancel() : setAsking(true))}
      >
        {texts.cancel}
      </Button>
      <Dialog
        open={isAsking}
        title={texts.cancelTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void cancel()}>
              {texts.cancelYes}
            </Button>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {texts.cancelNo}
            </Button>
          </>
        }
      >
        <p>{texts.cancelMeaning}</p>
      </Dialog>
    </div>
  );
}
