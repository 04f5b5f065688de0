import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Payout } from '../calls.ts';
import { texts } from '../texts.ts';

interface PayDialogProps {
  payouts: readonly Payout[];
  isSending: boolean;
  /** What the server said to the last try. */
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** What has left by Pix, to which keys, confirmed once with its sum. */
export function PayDialog({ payouts, isSending, failure, onConfirm, onClose }: PayDialogProps) {
  const total = payouts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <Dialog
      open
      title={texts.payTitle}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind="primary" busyText={isSending ? texts.paying : undefined} onClick={onConfirm}>
            {texts.confirmPay(formatReais(total))}
          </Button>
        </>
      }
    >
      <p>{texts.payWhat}</p>
      <ul className="incentive-keys">
        {payouts.map(({ id, operator, amount, pixKey }) => (
          <li key={id}>
            <span>
              {operator.name}
              <br />
              <span className="incentive-key">{pixKey}</span>
            </span>
            <strong>{formatReais(amount)}</strong>
          </li>
        ))}
      </ul>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
    </Dialog>
  );
}
