import type { ComponentProps, KeyboardEvent } from 'react';
import { PatternFormat } from 'react-number-format';
import type { FieldIds } from '../field/field.tsx';
import { texts } from './texts.ts';
import { digitsInText } from './typed-date.ts';

type Passed = Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'name' | 'autoComplete' | 'required' | 'onBlur'>;

interface DateInputProps extends Passed, FieldIds {
  /** Up to eight, day first. */
  digits: string;
  onType: (digits: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The masked control of a date; a pasted date replaces what was there. */
export function DateInput({ digits, onType, autoComplete = 'off', ...rest }: DateInputProps) {
  return (
    <PatternFormat
      {...rest}
      autoComplete={autoComplete}
      format="##/##/####"
      type="text"
      inputMode="numeric"
      placeholder={texts.mask}
      className="input date-input"
      value={digits}
      valueIsNumericString
      onValueChange={(values, info) => {
        if (info.event) onType(values.value);
      }}
      onPaste={(event) => {
        event.preventDefault();
        const found = digitsInText(event.clipboardData.getData('text'));
        if (found !== null) onType(found);
      }}
    />
  );
}
