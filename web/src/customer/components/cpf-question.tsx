import { formatCpf, isCpf, onlyDigits } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from '../data/failure.ts';
import { texts } from '../data/texts.ts';

interface CpfQuestionProps {
  lead: string;
  /** Sends a code to the phone of a CPF; what it refuses stands under the field. */
  onSend: (cpf: string) => Promise<void>;
}

/** One question: whose page it is. */
export function CpfQuestion({ lead, onSend }: CpfQuestionProps) {
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
      <p className="customer-lead">{lead}</p>
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
