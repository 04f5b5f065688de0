import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { answerForBank, type Batch, type Desk, payByPix } from '../calls.ts';
import { texts } from '../texts.ts';
import { useDeskAct } from '../use-treasury.ts';

/** Has the bank pay the batch by Pix, once its sum and whose it is were said. */
export function PayByPix({ batch }: { batch: Batch }) {
  const [isOpen, setOpen] = useState(false);
  const pay = useDeskAct(() => payByPix(batch), texts.askedPix, { isQuiet: true });
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.payByPix}</Button>
      {isOpen ? (
        <Dialog
          open
          title={texts.payByPixTitle}
          onClose={pay.isPending ? undefined : close}
          actions={
            <>
              <Button disabled={pay.isPending} onClick={close}>
                {texts.cancel}
              </Button>
              <Button
                kind="primary"
                busyText={pay.isPending ? texts.payingByPix : undefined}
                onClick={() => pay.mutate(undefined, { onSuccess: close })}
              >
                {texts.payByPix}
              </Button>
            </>
          }
        >
          <p>{texts.payByPixWhat(formatReais(batch.paid), batch.retailerName)}</p>
          {pay.error ? (
            <Banner kind="danger" isLive>
              {errorText(pay.error, brandName())}
            </Banner>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}

/** What the bank said last of the batch's Pix, or that it has not; in a demonstration somebody answers for it. */
export function PayoutState({ batch, desk }: { batch: Batch; desk: Pick<Desk, 'payouts'> }) {
  const answer = useDeskAct((isPaid: boolean) => answerForBank(batch, isPaid), texts.bankSaid);
  if (batch.isPaidOut)
    return (
      <Banner
        kind="info"
        actions={
          desk.payouts.isDemonstration && batch.held === null ? (
            <div role="group" aria-label={texts.demonstrationBank} className="treasury-acts">
              <Button disabled={answer.isPending} onClick={() => answer.mutate(true)}>
                {texts.bankPaid}
              </Button>
              <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
                {texts.bankRefused}
              </Button>
            </div>
          ) : undefined
        }
      >
        {texts.paidOutHint}
      </Banner>
    );
  if (batch.payoutFault === null || batch.reversed !== null) return null;
  const isBack = batch.status === 'AT_RETAILER';
  return <Banner kind="danger">{(isBack ? texts.payoutReturned : texts.payoutRefused)(batch.payoutFault)}</Banner>;
}
