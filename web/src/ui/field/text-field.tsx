import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type Passed = Omit<ComponentProps<'input'>, 'autoFocus' | 'id' | 'value' | 'onChange' | 'className'>;

interface TextFieldProps extends FieldTexts, Passed {
  value: string;
  onChange: (value: string) => void;
  /** Red border without a sentence: typed but not yet valid. */
  isDanger?: boolean;
}

export function TextField({
  label,
  hint,
  error,
  busyText,
  startsFocused,
  value,
  onChange,
  isDanger,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          className={`input ${isDanger ? 'input-danger' : ''}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
