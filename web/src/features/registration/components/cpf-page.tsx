import { isCpf } from '@balcao/contract/kernel';
import { useId } from 'react';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { PageFrame } from './page-frame.tsx';

/** The first question: whose registration. It begins one, or goes on where it stands. */
export function CpfPage({ registration: { snapshot, send } }: { registration: Registration }) {
  const { cpf, refusal } = snapshot.context;
  const formId = useId();
  const isOpening = snapshot.matches('opening');
  return (
    <PageFrame
      title={texts.cpfTitle}
      lead={texts.cpfLead}
      onBack={() => send({ type: 'BACK' })}
      next={{ form: formId, busyText: isOpening ? texts.opening : undefined }}
    >
      <Form id={formId} onSubmit={() => send({ type: 'SEARCH' })}>
        <CpfField
          label={texts.cpf}
          value={cpf}
          onChange={(digits) => send({ type: 'CPF_CHANGED', cpf: digits })}
          problem={cpf !== '' && !isCpf(cpf) ? texts.cpfWrong : undefined}
          error={refusal?.message}
          placeholder="000.000.000-00"
          readOnly={isOpening}
          startsFocused
        />
      </Form>
    </PageFrame>
  );
}
