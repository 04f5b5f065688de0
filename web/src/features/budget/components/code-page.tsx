import { formatPhone } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

interface CodePageProps {
  phone: string;
  /** @throws ApiError what stands under the field. */
  onConfirm: (code: string) => Promise<void>;
  onChangePhone: () => void;
}

/** A visitor proves the phone, before anything is said of a CPF. */
export function CodePage({ phone, onConfirm, onChangePhone }: CodePageProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm(code);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(errorText(failure, brandName()));
      setBusy(false);
    }
  };
  const send = () => {
    if (code.length !== 6) return setError(texts.code.missing);
    if (!isBusy) void confirm();
  };
  return (
    <Form className="budget-form" onSubmit={send}>
      <p>{texts.code.lead(formatPhone(`+55${phone}`))}</p>
      <CodeField
        label={texts.code.label}
        mask="###-###"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setError(undefined);
        }}
        error={error}
        startsFocused
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.code.checking : undefined}>
        {texts.code.confirm}
      </Button>
      <Button kind="quiet" isWide onClick={onChangePhone}>
        {texts.code.change}
      </Button>
    </Form>
  );
}
