import { formatMonth } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { PayoutList } from '../calls.ts';
import { texts } from '../texts.ts';
import type { usePayouts } from '../use-payouts.ts';

interface CloseDialogProps {
  of: PayoutList;
  close: ReturnType<typeof usePayouts>['close'];
  onClosed: () => void;
  onClose: () => void;
}

/** Says what closing a month fixes, and does it once. */
export function CloseDialog({ of, close, onClosed, onClose }: CloseDialogProps) {
  const month = formatMonth(of.month);
  return (
    <Dialog
      open
      title={texts.closeTitle(month)}
      onClose={close.isPending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={close.isPending}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            busyText={close.isPending ? texts.closing : undefined}
            onClick={() =>
              close.mutate(undefined, {
                onSuccess: () => {
                  onClosed();
                  onClose();
                },
              })
            }
          >
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{texts.closeWhat(month, texts.openOf(of.openEarners, formatReais(of.openTotal)))}</p>
      {close.error ? (
        <Banner kind="danger" isLive>
          {errorText(close.error, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}
