import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

type Passed = Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'className' | 'children'>;

interface SelectProps extends FieldTexts, Passed {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** First, empty choice: 'Selecione uma loja'. */
  placeholder?: string;
}

/** The platform's own select: phones and keyboards already know how to use it. */
export function Select({
  label,
  hint,
  error,
  busyText,
  startsFocused,
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <div className="select-frame">
          <select
            {...rest}
            {...ids}
            className="input select"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </div>
      )}
    </Field>
  );
}
