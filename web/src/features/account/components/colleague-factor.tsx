import type { Wire } from '@balcao/contract';
import { isCpf } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { colleagueTexts as own, texts } from '../texts.ts';

type Colleague = Wire<'GET /operators/identification'>['answer'];

/** Somebody lost the telephone: an analyst takes the second factor away, with a reason. */
export function ColleagueFactor() {
  const toast = useToast();
  const [cpf, setCpf] = useState('');
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<Colleague>();
  const find = async () => {
    if (!isCpf(cpf)) return setError(own.invalidCpf);
    try {
      setFound(await call('GET /operators/identification', { query: { document: cpf } }));
      setError(undefined);
    } catch (failure) {
      setError(errorText(failure, brandName()));
    }
  };
  return (
    <section className="account-section">
      <h2>{own.title}</h2>
      <p className="account-hint">{own.hint}</p>
      <Form className="account-line" onSubmit={() => void find()}>
        <CpfField
          label={own.cpf}
          value={cpf}
          onChange={(digits) => {
            setCpf(digits);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit">{own.find}</Button>
      </Form>
      {found ? (
        <ReasonDialog
          title={own.reset}
          confirm={own.reset}
          busyText={own.resetting}
          cancel={texts.cancel}
          label={own.reason}
          hint={own.reasonHint}
          kind="danger"
          onSend={async (reason) => {
            const params = { id: found.id };
            await call('POST /coordinator/operators/{id}/second-factor/reset', { params, body: { reason } });
            toast.show({ kind: 'success', text: own.done(found.name) });
          }}
          onClose={() => setFound(undefined)}
        >
          <p>{own.of(found.name)}</p>
        </ReasonDialog>
      ) : null}
    </section>
  );
}
