import type { CashHandMove, Cents } from '@balcao/contract';
import { centsToReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { needsApproval } from '../../../domain/approvals/approval-calls.ts';
import { ApprovalDialog } from '../../../domain/approvals/approval-dialog.tsx';
import { type HandMove, moveCash } from '../../../domain/cash/cash-calls.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

interface HandMoveDialogProps {
  sessionId: string;
  kind: CashHandMove;
  onDone: () => void;
  onClose: () => void;
}

const FORM = 'hand-move';

/** Money put in or taken out by hand, and why; a second person is asked when the server says that one is needed. */
export function HandMoveDialog({ sessionId, kind, onDone, onClose }: HandMoveDialogProps) {
  const [amount, setAmount] = useState<Cents | null>(null);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ amount?: string | undefined; reason?: string | undefined }>({});
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<HandMove>();
  const written = amount === null || amount === 0 ? null : formatReais(centsToReais(amount));

  const send = async () => {
    if (isSending) return;
    const missing = amount === null || amount === 0 ? texts.amountMissing : undefined;
    const unsaid = reasonFault(reason);
    setFaults({ amount: missing, reason: unsaid });
    if (amount === null || missing !== undefined || unsaid !== undefined) return;
    const move = { kind, amount: centsToReais(amount), reason: reason.trim() };
    setSending(true);
    try {
      await moveCash(sessionId, move);
      onDone();
    } catch (error) {
      if (needsApproval(error)) setAsked(move);
      else setFaults({ reason: errorText(error, brandName()) });
      setSending(false);
    }
  };

  if (asked)
    return (
      <ApprovalDialog
        title={texts.approvalTitle[kind]}
        asked={{ act: 'cash.move', subjectId: sessionId, facts: { ...asked } }}
        onApproved={async (approvalId) => {
          await moveCash(sessionId, { ...asked, approvalId });
          onDone();
        }}
        // What was typed stays: the amount may be made smaller.
        onClose={() => setAsked(undefined)}
      >
        <p>
          <strong>{texts.approvalFacts(formatReais(asked.amount), asked.reason)}</strong>
        </p>
      </ApprovalDialog>
    );

  return (
    <Dialog
      open
      title={texts.moveTitle[kind]}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busyText={isSending ? texts.moving : undefined}>
            {written === null ? texts.actEmpty[kind] : texts.act[kind](written)}
          </Button>
        </>
      }
    >
      <Form id={FORM} className="cash-form" onSubmit={() => void send()}>
        <MoneyField
          label={texts.amount}
          valueCents={amount}
          onChangeCents={(cents) => {
            setAmount(cents);
            setFaults({ ...faults, amount: undefined });
          }}
          error={faults.amount}
          readOnly={isSending}
          startsFocused
        />
        <TextArea
          label={texts.reason}
          hint={texts.moveHint[kind]}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setFaults({ ...faults, reason: undefined });
          }}
          error={faults.reason}
          maxLength={200}
          rows={2}
          readOnly={isSending}
        />
      </Form>
    </Dialog>
  );
}
