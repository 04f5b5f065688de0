import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { PatternFormat } from 'react-number-format';
import { Field, type FieldTexts } from './field.tsx';

type Passed = Pick<
  ComponentProps<'input'>,
  'disabled' | 'readOnly' | 'placeholder' | 'name' | 'autoComplete' | 'onBlur' | 'ref'
>;

export interface DigitsFieldProps extends FieldTexts, Passed {
  /** Digits only, without the mask. */
  value: string;
  onChange: (digits: string) => void;
  /** Enter, also from a barcode reader; gets what the control holds at that instant. */
  onSubmit?: ((digits: string) => void) | undefined;
  /** Red border without a sentence. */
  invalid?: boolean | undefined;
}

interface MaskedFieldProps extends DigitsFieldProps {
  /** '#' is a digit: '###.###.###-##'. */
  mask: string;
  className?: string;
  /** Picks the digits out of pasted text; all of them when left out. */
  pickDigits?: (pasted: string) => string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A masked field that holds digits; CPF, codes and IMEI are made of it. */
export function DigitsField(props: MaskedFieldProps) {
  const {
    label,
    hint,
    error,
    busyText,
    startsFocused,
    value,
    onChange,
    onSubmit,
    invalid,
    mask,
    className = '',
    pickDigits = digitsOf,
    ref,
    ...rest
  } = props;
  const length = mask.split('#').length - 1;

  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !onSubmit) return;
    event.preventDefault();
    onSubmit(digitsOf(event.currentTarget.value));
  };
  // Pasting replaces the whole value: a mask would mix old and new digits.
  const replaceByPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = pickDigits(event.clipboardData.getData('text')).slice(0, length);
    if (digits) onChange(digits);
  };

  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <PatternFormat
          {...rest}
          {...ids}
          {...(ref ? { getInputRef: ref } : {})}
          format={mask}
          type="text"
          inputMode="numeric"
          className={`input input-digits ${className} ${invalid ? 'input-danger' : ''}`}
          value={value}
          valueIsNumericString
          onValueChange={(values, info) => {
            if (info.event) onChange(values.value);
          }}
          onKeyDown={submitOnEnter}
          onPaste={replaceByPaste}
        />
      )}
    </Field>
  );
}
