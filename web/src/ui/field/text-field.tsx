import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type Passed = Omit<ComponentProps<'input'>, 'autoFocus' | 'id' | 'value' | 'onChange' | 'className'>;

interface TextFieldProps extends FieldTexts, Passed {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, hint, error, busyText, startsFocused, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <input {...rest} {...ids} className="input" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
