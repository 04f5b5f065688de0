import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decide, release, type TakenRequest } from '../calls.ts';
import { amountOf, type Draft, type Fault, faultOf, outcomeOf } from '../rules/outcome.ts';
import { texts } from '../texts.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { RequestFacts } from './request-facts.tsx';

interface RequestDialogProps {
  request: TakenRequest;
  onDecided: () => void;
  /** Given back undecided. */
  onClose: () => void;
}

/** A request that this analyst took: what it is decided on, and the decision. */
export function RequestDialog({ request, onDecided, onClose }: RequestDialogProps) {
  const toast = useToast();
  const isBlocked = (request.limit?.blockedBy ?? null) !== null;
  const [draft, setDraft] = useState<Draft>({
    choice: isBlocked ? 'NONE' : 'ALL',
    amountCents: null,
    days: String(request.maxDays),
    reason: '',
  });
  const [fault, setFault] = useState<Fault | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isDenial = draft.choice === 'NONE';
  const amount = amountOf(draft, request);
  const change = (next: Draft) => {
    setDraft(next);
    setFault(null);
    setFailure(undefined);
  };
  const send = async () => {
    const wrong = faultOf(draft, request);
    const whyNot = reasonFault(draft.reason);
    setFault(wrong);
    setFailure(whyNot);
    if (wrong !== null || whyNot !== undefined) return;
    setSending(true);
    try {
      await decide(request, outcomeOf(draft, request));
      toast.show({ kind: 'success', text: isDenial ? texts.denied : texts.approved });
      onDecided();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(false);
    }
  };
  const giveBack = async () => {
    // It goes back by itself after ten minutes: a failure here stops nobody.
    await release(request).catch(() => undefined);
    onClose();
  };
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
            kind={isDenial ? 'danger' : 'primary'}
            busyText={isSending ? texts.sending : undefined}
            onClick={() => void send()}
          >
            {isDenial ? texts.deny : texts.approve(amount === null ? null : formatReais(amount))}
          </Button>
        </>
      }
    >
      <RequestFacts request={request} />
      <OutcomeForm
        request={request}
        draft={draft}
        onChange={change}
        fault={fault}
        failure={failure}
        isSending={isSending}
      />
    </Dialog>
  );
}
