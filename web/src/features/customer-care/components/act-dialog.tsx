import { isCpf } from '@balcao/contract/kernel';
import { useState } from 'react';
import { careTexts } from '../../../domain/care/texts.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { ApiError } from '../../../lib/api/error.ts';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type CustomerCare, sendCopy, sendRequest, sendWithdrawal } from '../calls.ts';
import { texts } from '../texts.ts';

export type CareAct =
  | { kind: 'COPY' }
  | { kind: 'ERASE' }
  | { kind: 'MERGE' }
  | { kind: 'WITHDRAW'; consent: CustomerCare['consents'][number] };

const words = {
  COPY: {
    title: texts.copyTitle,
    confirm: texts.copy,
    busyText: texts.copying,
    lead: texts.copyLead,
    done: texts.copied,
  },
  ERASE: {
    title: texts.eraseTitle,
    confirm: texts.erase,
    busyText: texts.asking,
    lead: texts.eraseLead,
    done: texts.asked,
  },
  MERGE: {
    title: texts.mergeTitle,
    confirm: texts.merge,
    busyText: texts.asking,
    lead: texts.mergeLead,
    done: texts.asked,
  },
  WITHDRAW: {
    title: texts.withdrawTitle,
    confirm: texts.withdraw,
    busyText: texts.withdrawing,
    lead: texts.withdrawHint,
    done: texts.withdrawn,
  },
} as const;

interface ActDialogProps {
  id: string;
  name: string;
  act: CareAct;
  onDone: () => void;
  onClose: () => void;
}

/** What an act does, why it is done, and of a merge which record ends. */
export function ActDialog({ id, name, act, onDone, onClose }: ActDialogProps) {
  const toast = useToast();
  const [cpf, setCpf] = useState('');
  const { lead, done, ...shown } = words[act.kind];
  const send = async (reason: string) => {
    if (act.kind === 'COPY') await sendCopy(id, reason);
    else if (act.kind === 'WITHDRAW') await sendWithdrawal(id, act.consent.id, reason);
    else if (act.kind === 'ERASE') await sendRequest(id, { kind: 'ERASURE', reason });
    else if (isCpf(cpf)) await sendRequest(id, { kind: 'MERGE', reason, duplicateDocument: cpf });
    else throw new ApiError({ status: 404, code: 'MERGE_DUPLICATE_NOT_FOUND' });
    toast.show({ kind: 'success', text: done });
    onDone();
  };
  return (
    <ReasonDialog
      {...shown}
      kind={act.kind === 'COPY' ? 'primary' : 'danger'}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
        {act.kind === 'WITHDRAW' ? `: ${careTexts.purposes[act.consent.purpose]}` : null}
        <br />
        {lead}
      </p>
      {act.kind === 'MERGE' ? (
        <CpfField
          label={texts.duplicateCpf}
          value={cpf}
          onChange={setCpf}
          error={cpf !== '' && !isCpf(cpf) ? texts.duplicateFault : undefined}
        />
      ) : null}
    </ReasonDialog>
  );
}
