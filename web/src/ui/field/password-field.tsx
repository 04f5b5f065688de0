import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { texts } from '../texts.ts';

type Passed = Omit<ComponentProps<'input'>, 'autoFocus' | 'id' | 'value' | 'onChange' | 'className' | 'type'>;

interface PasswordFieldProps extends FieldTexts, Passed {
  value: string;
  onChange: (value: string) => void;
}

export function PasswordField({
  label,
  hint,
  error,
  busyText,
  startsFocused,
  value,
  onChange,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <div className="input-with-button">
          <input
            {...rest}
            {...ids}
            className="input"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
