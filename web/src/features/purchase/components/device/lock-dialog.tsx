import { handbookAddress } from '../../../../domain/devices/handbook-address.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmButton } from '../../../../domain/counter/confirm-button.tsx';
import { counterTexts } from '../../../../domain/counter/texts.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import type { Purchase } from '../../use-purchase.ts';
import { lockTexts as texts } from '../../rules/device/texts.ts';

/** The lock step: registered by itself, then confirmed by who holds the device. */
export function LockDialog({ purchase: { snapshot, send, sell } }: { purchase: Purchase }) {
  const { lock, refusal } = snapshot.context;
  const isConfirming = snapshot.matches({ locking: 'confirming' });
  const isSubmitting = snapshot.matches({ locking: 'submitting' });
  const hasFailed = snapshot.matches({ locking: 'notSubmitted' });
  const isAsking = snapshot.matches({ locking: 'waiting' }) || isConfirming;
  return (
    <Dialog
      open
      title={texts.title}
      size="wide"
      actions={
        <>
          <Button disabled={isSubmitting || isConfirming} onClick={() => send({ type: 'CANCEL' })}>
            {texts.cancel}
          </Button>
          {hasFailed ? (
            <ConfirmButton onClick={() => send({ type: 'RETRY' })}>{counterTexts.tryAgain}</ConfirmButton>
          ) : (
            <ConfirmButton
              disabled={!isAsking}
              busyText={isConfirming ? texts.confirming : undefined}
              onClick={() => sell({ type: 'CONFIRM_LOCK' })}
            >
              {texts.confirm}
            </ConfirmButton>
          )}
        </>
      }
    >
      {isSubmitting ? (
        <p role="status">
          <Spinner /> {texts.submitting}
        </p>
      ) : null}
      {hasFailed ? (
        <Banner kind="danger" title={texts.notSubmitted} isLive>
          {refusal?.message}
        </Banner>
      ) : null}
      {isAsking && lock ? (
        <>
          {refusal ? (
            <Banner kind="attention" title={texts.notConfirmed} isLive>
              {refusal.code === 'DEVICE_NOT_LOCKED' ? texts.notConfirmedHint : refusal.message}
            </Banner>
          ) : null}
          <p>{texts.follow}</p>
          <p>
            <a
              className="button"
              href={lock.handbookUrl ?? handbookAddress(lock.brand)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.handbook(lock.brand)} <span className="visually-hidden">{texts.inNewTab}</span>
            </a>
          </p>
        </>
      ) : null}
    </Dialog>
  );
}
