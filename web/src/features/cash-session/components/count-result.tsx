import { useState } from 'react';
import type { CashCounted } from '../../../domain/cash/cash-calls.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

interface CountResultProps {
  counted: CashCounted;
  isSending: boolean;
  onCloseSession: (reason: string | undefined) => void;
  onCountAgain: () => void;
}

/** 'Falta R$ 1,50', 'Sobra R$ 0,05'; the word says which, not the colour. */
export const differenceText = (difference: number): string =>
  `${difference < 0 ? texts.missing : texts.leftOver} ${formatReais(Math.abs(difference))}`;

/** What was counted beside what was expected, told for the first time; a difference is explained before it closes. */
export function CountResult({ counted: { counted, expected, difference }, ...props }: CountResultProps) {
  const { isSending, onCloseSession, onCountAgain } = props;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const isEven = difference === 0;
  const close = () => {
    const missing = isEven ? undefined : reasonFault(reason);
    if (missing !== undefined) return setFault(missing);
    if (!isSending) onCloseSession(isEven ? undefined : reason.trim());
  };
  return (
    <Form className="cash-form" onSubmit={close}>
      <div className={`cash-difference ${isEven ? '' : 'cash-difference-off'}`} role="status">
        <dl className="cash-facts">
          <dt>{texts.counted}</dt>
          <dd>{formatReais(counted)}</dd>
          <dt>{texts.expected}</dt>
          <dd>{formatReais(expected)}</dd>
        </dl>
        {isEven ? <p>{texts.even}</p> : <strong>{differenceText(difference)}</strong>}
      </div>
      {isEven ? null : (
        <TextArea
          label={texts.why}
          hint={texts.whyHint}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setFault(undefined);
          }}
          error={fault}
          maxLength={200}
          rows={2}
          readOnly={isSending}
          startsFocused
        />
      )}
      <div className="cash-acts">
        <Button onClick={onCountAgain} disabled={isSending}>
          {texts.countAgain}
        </Button>
        <Button
          kind="primary"
          type="submit"
          busyText={isSending ? texts.closing : undefined}
          autoFocus={isEven}
          // The Enter that counted, still held, is no answer.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {texts.closeSession}
        </Button>
      </div>
    </Form>
  );
}
