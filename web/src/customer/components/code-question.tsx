import { toAuthenticationCode } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { texts } from '../texts.ts';

interface CodeQuestionProps {
  isAsking: boolean;
  /** Gets the code as it is printed. */
  onAsk: (code: string) => void;
}

export function CodeQuestion({ isAsking, onAsk }: CodeQuestionProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { check } = texts;
  const send = () => {
    const code = toAuthenticationCode(typed);
    if (code === null) return setError(check.invalid);
    if (!isAsking) onAsk(code);
  };
  return (
    <form
      className="customer-question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="customer-lead">{check.lead}</p>
      <TextField
        label={check.code}
        hint={check.hint}
        error={error}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        startsFocused
        name="authenticationCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
      />
      <Button kind="primary" type="submit" isWide busyText={isAsking ? check.asking : undefined}>
        {check.ask}
      </Button>
    </form>
  );
}
