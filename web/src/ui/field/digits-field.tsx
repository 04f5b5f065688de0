import type { ClipboardEvent, ComponentProps } from 'react';
import { PatternFormat } from 'react-number-format';
import { useEnter } from '../keyboard/use-keys.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useTold } from './use-told.ts';

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
  /** What is wrong with the value as it stands; said once it is whole, left or submitted. */
  problem?: string | undefined;
  /** What Enter does, in the keyboard map: 'Pesquisar'. */
  submitLabel?: string | undefined;
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
    problem,
    submitLabel,
    mask,
    className = '',
    pickDigits = digitsOf,
    onBlur,
    ref,
    ...rest
  } = props;
  const length = mask.split('#').length - 1;

  const told = useTold(problem, value.length === length);
  const submitOnEnter = useEnter(submitLabel ?? label, onSubmit !== undefined, (event) => {
    told.tell();
    onSubmit?.(digitsOf(event.currentTarget.value));
  });
  // Pasting replaces the whole value: a mask would mix old and new digits.
  const replaceByPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = pickDigits(event.clipboardData.getData('text')).slice(0, length);
    if (digits) onChange(digits);
  };

  return (
    <Field label={label} hint={hint} error={error ?? told.problem} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <PatternFormat
          {...rest}
          {...ids}
          {...(ref ? { getInputRef: ref } : {})}
          format={mask}
          type="text"
          inputMode="numeric"
          className={`input input-digits ${className}`}
          value={value}
          valueIsNumericString
          onValueChange={(values, info) => {
            if (!info.event) return;
            told.takeBack();
            onChange(values.value);
          }}
          onKeyDown={submitOnEnter}
          onPaste={replaceByPaste}
          onBlur={(event) => {
            told.tell();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
