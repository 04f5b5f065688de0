import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { texts } from './texts.ts';

type Passed = Omit<ComponentProps<'textarea'>, 'autoFocus' | 'id' | 'value' | 'onChange' | 'className'>;

interface TextAreaProps extends FieldTexts, Passed {
  value: string;
  onChange: (value: string) => void;
}

/** From which share of `maxLength` on the letters left are told. */
const nearlyFull = 0.8;

/** Several lines; with `maxLength` it says how much is left once it matters. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, busyText, startsFocused, value, onChange, maxLength, rows = 3, ...rest } = props;
  const left = maxLength === undefined ? null : maxLength - value.length;
  const isNearlyFull = left !== null && maxLength !== undefined && value.length >= maxLength * nearlyFull;
  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <>
          <textarea
            {...rest}
            {...ids}
            className="input input-area"
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <p className="field-count" role="status">
            {isNearlyFull ? texts.lettersLeft(left) : ''}
          </p>
        </>
      )}
    </Field>
  );
}
