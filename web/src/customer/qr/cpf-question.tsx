import { formatCpf, isCpf, onlyDigits } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from '../data/failure.ts';
import { texts } from './texts.ts';

/** Who buys. What is refused stands under the field. */
export function CpfQuestion({ onSend }: { onSend: (cpf: string) => Promise<void> }) {
  const [cpf, setCpf] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await onSend(cpf);
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
