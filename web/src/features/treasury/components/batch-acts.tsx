import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type Batch, holdBatch, resumeBatch, reverseBatch, sendEmail } from '../calls.ts';
import { texts } from '../texts.ts';
import { useDeskAct } from '../use-treasury.ts';
import { PayByPix } from './payout.tsx';
import { StepDialog } from './step-dialog.tsx';

type Open = 'step' | 'hold' | 'reverse';

/** What the provider's analyst may do with a batch now: the next step, or what comes after it was held back. */
export function BatchActs({ batch, hasPix }: { batch: Batch; hasPix: boolean }) {
  const [open, setOpen] = useState<Open>();
  const hold = useDeskAct((reason: string) => holdBatch(batch, reason), texts.held, { isQuiet: true });
  const reverse = useDeskAct((reason: string) => reverseBatch(batch, reason), texts.reversed, { isQuiet: true });
  const resume = useDeskAct(() => resumeBatch(batch), texts.resumed);
  const isAtBank = batch.isPaidOut || (batch.remittance !== null && batch.status === 'AT_TRANSITORY_ACCOUNT');
  const next = isAtBank ? undefined : batch.steps.find(({ finished }) => finished === null)?.step;
  const close = () => setOpen(undefined);
  const reasons = { cancel: texts.cancel, label: texts.reason, hint: texts.reasonHint, onClose: close };
  if (batch.reversed !== null || batch.paid === 0) return null;
  return (
    <div className="treasury-acts">
      {batch.held === null ? (
        <>
          <Button onClick={() => setOpen('hold')}>{texts.hold}</Button>
          {next === 'TRANSITORY_TO_RETAILER' && hasPix ? <PayByPix batch={batch} /> : null}
          {next ? (
            <Button kind="primary" onClick={() => setOpen('step')}>
              {texts.act[next]}
            </Button>
          ) : isAtBank ? null : (
            <EmailAgain batch={batch} />
          )}
        </>
      ) : batch.held.mayDecide ? (
        <>
          <Button kind="danger" onClick={() => setOpen('reverse')}>
            {texts.reverse}
          </Button>
          <Button
            kind="primary"
            busyText={resume.isPending ? texts.resuming : undefined}
            onClick={() => resume.mutate(undefined)}
          >
            {texts.resume}
          </Button>
        </>
      ) : (
        <p className="treasury-note">{texts.needsOther}</p>
      )}
      {open === 'step' && next ? <StepDialog batch={batch} step={next} onClose={close} /> : null}
      {open === 'hold' ? (
        <ReasonDialog
          {...reasons}
          title={texts.holdTitle}
          confirm={texts.hold}
          busyText={texts.holding}
          onSend={(reason) => hold.mutateAsync(reason)}
        >
          <p>{texts.holdWhat}</p>
        </ReasonDialog>
      ) : null}
      {open === 'reverse' ? (
        <ReasonDialog
          {...reasons}
          kind="danger"
          title={texts.reverseTitle}
          confirm={texts.reverse}
          busyText={texts.reversing}
          onSend={(reason) => reverse.mutateAsync(reason)}
        >
          <p>{texts.reverseWhat(formatReais(batch.paid))}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
}

function EmailAgain({ batch }: { batch: Batch }) {
  const email = useDeskAct(() => sendEmail(batch), texts.emailed);
  return (
    <>
      <span className="treasury-note">
        {batch.email.hasAddress ? texts.email[batch.email.status] : texts.noAddress}
      </span>
      {batch.email.hasAddress ? (
        <Button busyText={email.isPending ? texts.sendingEmail : undefined} onClick={() => email.mutate(undefined)}>
          {texts.sendEmail}
        </Button>
      ) : null}
    </>
  );
}
