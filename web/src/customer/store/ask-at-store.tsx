import { centsToReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { centsInText } from '../../ui/field/cents-in-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from '../data/failure.ts';
import { type StoreRequest, texts } from './texts.ts';

interface AskAtStoreProps {
  code: string;
  onAsked: (key: string, request: StoreRequest) => void;
}

const MINIMUM_CENTS = 1_000;

/** How much the purchase is of. */
export function AskAtStore({ code, onAsked }: AskAtStoreProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const cents = centsInText(typed);
    if (cents === null || cents < MINIMUM_CENTS) return setError(texts.minimum);
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { code, value: centsToReais(cents) };
      const { key, ...request } = await callPublic('POST /store-purchase', { body });
      onAsked(key, request);
    } catch (failure) {
      setError(sentenceOf(failure));
      setBusy(false);
    }
  };
  return (
    <Form className="customer-question" onSubmit={() => void submit()}>
      <p className="customer-lead">{texts.lead}</p>
      {/* Without the mask of the till's field: it would be most of what this page loads. */}
      <TextField
        label={texts.value}
        hint={texts.valueHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
        startsFocused
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.asking : undefined}>
        {texts.ask}
      </Button>
    </Form>
  );
}
