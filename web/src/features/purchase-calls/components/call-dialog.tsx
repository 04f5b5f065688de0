import { formatDate, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decide, release } from '../calls.ts';
import { boughtText, limitText, overdueText, phoneText, planText, spaced, type TakenCall, texts } from '../texts.ts';
import { DueClock } from './due-clock.tsx';
import { FacePictures } from './face-pictures.tsx';

interface CallDialogProps {
  call: TakenCall;
  /** It left the queue while it was made: the code was typed, or the till gave up. */
  isOver: boolean;
  onDecided: () => void;
  /** Given back undecided. */
  onClose: () => void;
}

/** A call that this analyst took: whom to call, what to say, the code, and the two answers. */
export function CallDialog({ call, isOver, onDecided, onClose }: CallDialogProps) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState<boolean>();
  const isSending = sending !== undefined;
  const send = async (isApproved: boolean) => {
    // The other answer is no way out of one that is under way.
    if (isSending) return;
    const fault = reasonFault(reason);
    if (fault !== undefined) return setFailure(fault);
    setSending(isApproved);
    try {
      await decide(call, { isApproved, reason: reason.trim() });
      toast.show({ kind: 'success', text: isApproved ? texts.approved : texts.refused });
      onDecided();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(undefined);
    }
  };
  const giveBack = async () => {
    // It goes back by itself after ten minutes: a failure here stops nobody.
    await release(call).catch(() => undefined);
    onClose();
  };
  if (isOver && !isSending) return <OverDialog onClose={onClose} />;
  return (
    <Dialog
      open
      size="wide"
      title={texts.dialog}
      onClose={isSending ? undefined : () => void giveBack()}
      actions={
        <>
          <Button kind="quiet" onClick={() => void giveBack()} disabled={isSending}>
            {texts.close}
          </Button>
          <Button
            kind="danger"
            busyText={sending === false ? texts.sending : undefined}
            onClick={() => void send(false)}
          >
            {texts.refuse}
          </Button>
          <Button
            kind="primary"
            busyText={sending === true ? texts.sending : undefined}
            onClick={() => void send(true)}
          >
            {texts.approve}
          </Button>
        </>
      }
    >
      <CallFacts call={call} />
      {call.hasPictures ? <FacePictures call={call} /> : null}
      <TextArea
        label={texts.reason}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setFailure(undefined);
        }}
        error={failure}
        maxLength={200}
        readOnly={isSending}
      />
    </Dialog>
  );
}

/** Nothing is left to say or to decide. */
function OverDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title={texts.dialog}
      onClose={onClose}
      actions={
        <Button kind="primary" data-autofocus onClick={onClose}>
          {texts.closeOver}
        </Button>
      }
    >
      <Banner kind="attention" title={texts.over} isLive>
        {texts.overMeaning}
      </Banner>
    </Dialog>
  );
}

function CallFacts({ call }: { call: TakenCall }) {
  const facts = [
    [texts.cpf, call.cpf],
    [texts.sale, `${formatReais(call.purchaseValue)}, ${call.storeName}`],
    [texts.plan, planText(call)],
    [texts.seller, call.sellerName],
    [texts.limit, limitText(call)],
    [texts.bought, boughtText(call)],
    [texts.overdue, overdueText(call)],
    [texts.registered, formatDate(today(undefined, new Date(call.registeredAt)))],
  ] as const;
  return (
    <>
      <div className="purchase-call-head purchase-call-top">
        {/* Read before anything is written. */}
        <div tabIndex={-1} data-autofocus>
          <strong>{call.customerName}</strong>
          <p className="purchase-call-phone">{phoneText(call)}</p>
        </div>
        <p className="purchase-call-code">
          <span>{texts.code}</span>
          <strong>{spaced(call.code)}</strong>
        </p>
      </div>
      <p className="purchase-call-by">
        <DueClock call={call} /> {texts.reasons[call.reason]}
      </p>
      <dl className="purchase-call-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={texts.script} className="purchase-call-script">
        <h3>{texts.script}</h3>
        <ol>
          {texts.steps(call).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
