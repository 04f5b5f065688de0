import { Banner } from '../../ui/feedback/banner.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { FactorWay } from './factor.ts';
import { factorTexts } from './texts.ts';

interface FactorFieldsProps {
  way: FactorWay;
  /** What is typed, of the way that is asked for. */
  code: string;
  error: string | undefined;
  onType: (code: string) => void;
  /** All digits of the app's code are there. */
  onFull: (code: string) => void;
}

/** The field of one way of a second factor; a passkey has none, only what went wrong. */
export function FactorFields({ way, code, error, onType, onFull }: FactorFieldsProps) {
  if (way === 'totp') {
    return (
      <CodeField
        startsFocused
        label={factorTexts.totp}
        value={code}
        onChange={onType}
        onSubmit={onFull}
        error={error}
      />
    );
  }
  if (way === 'recovery') {
    return (
      <TextField
        startsFocused
        label={factorTexts.recovery}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={onType}
        error={error}
      />
    );
  }
  return error === undefined ? null : (
    <Banner kind="danger" isLive>
      {error}
    </Banner>
  );
}
