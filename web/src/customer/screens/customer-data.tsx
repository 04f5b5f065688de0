import { formatCpf, isCpf, onlyDigits } from '@balcao/contract/kernel';
import { useCallback, useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from '../data/failure.ts';
import { AskCode, OwnData } from '../data/own-data-later.tsx';
import { type OwnData as Data, texts } from '../data/texts.ts';
import { VisitEnd } from '../data/visit-end.tsx';

type State =
  | { at: 'cpf' }
  | { at: 'code'; visit: string }
  | { at: 'data'; visit: string; data: Data }
  | { at: 'ended' }
  | { at: 'over' };

/** A customer's own data, by CPF and a code to the known phone. Nothing is kept: the device may be a lent one. */
export function CustomerData() {
  const [state, setState] = useState<State>({ at: 'cpf' });
  const end = useCallback((at: 'ended' | 'over') => setState({ at }), []);
  if (state.at === 'ended' || state.at === 'over')
    return <VisitEnd why={state.at} onAgain={() => setState({ at: 'cpf' })} />;
  if (state.at === 'data') {
    const { visit, data } = state;
    return (
      <OwnData
        visit={visit}
        data={data}
        onChanged={(next) => setState({ at: 'data', visit, data: next })}
        onEnd={end}
      />
    );
  }
  return (
    <>
      <h1>{texts.title}</h1>
      {state.at === 'cpf' ? (
        <CpfQuestion onSent={(visit) => setState({ at: 'code', visit })} />
      ) : (
        <AskCode
          lead={texts.codeOf.CUSTOMER}
          onVerify={async (code) => {
            const { visit } = state;
            const data = await callPublic('POST /data-update/code/verify', { body: { key: visit, code } });
            setState({ at: 'data', visit, data });
          }}
          onAnother={() => setState({ at: 'cpf' })}
          anotherText={texts.another}
        />
      )}
    </>
  );
}

function CpfQuestion({ onSent }: { onSent: (visit: string) => void }) {
  const [cpf, setCpf] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      onSent((await callPublic('POST /data-update/visits', { body: { cpf } })).key);
    } catch (failure) {
      setError(sentenceOf(failure));
      setBusy(false);
    }
  };
  const submit = () => {
    if (!isCpf(cpf)) return setError(texts.cpfInvalid);
    if (!isBusy) void send();
  };
  return (
    <Form className="customer-question" onSubmit={submit}>
      <p className="customer-lead">{texts.cpfLead}</p>
      {/* Without the mask of the till's field: it would be most of what this page loads. */}
      <TextField
        label={texts.cpf}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={cpf}
        onChange={(text) => {
          setCpf(isCpf(text) ? formatCpf(onlyDigits(text)) : text);
          setError(undefined);
        }}
        error={error}
        startsFocused
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </Form>
  );
}
