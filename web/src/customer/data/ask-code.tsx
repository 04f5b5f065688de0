import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from './failure.ts';
import { texts } from './texts.ts';

interface AskCodeProps {
  lead: string;
  /** Checks the code; what it refuses stands under the field. */
  onVerify: (code: string) => Promise<void>;
  /** Back to where another code is asked for. */
  onAnother: () => void;
  anotherText: string;
  children?: ReactNode;
}

/** One question: the six digits that a message brought. */
export function AskCode({ lead, onVerify, onAnother, anotherText, children }: AskCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      await onVerify(code);
    } catch (failure) {
      setError(sentenceOf(failure));
      setBusy(false);
    }
  };
  const send = () => {
    if (code.length !== 6) return setError(texts.codeMissing);
    if (!isBusy) void verify();
  };
  return (
    <Form className="customer-question" onSubmit={send}>
      <p className="customer-lead">{lead}</p>
      {children}
      <CodeField
        label={texts.code}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setError(undefined);
        }}
        error={error}
        startsFocused
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.verifying : undefined}>
        {texts.verify}
      </Button>
      <Button kind="quiet" isWide onClick={onAnother}>
        {anotherText}
      </Button>
    </Form>
  );
}
