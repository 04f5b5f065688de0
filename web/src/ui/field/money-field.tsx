import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { Field, type FieldTexts } from './field.tsx';
import { centsInText } from './cents-in-text.ts';

type Passed = Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'name' | 'onBlur' | 'ref'>;

interface MoneyFieldProps extends FieldTexts, Passed {
  /** Null while nothing is typed. */
  valueCents: Cents | null;
  onChangeCents: (cents: Cents | null) => void;
  /** Enter; gets what the control holds at that instant. */
  onSubmit?: ((cents: Cents | null) => void) | undefined;
  /** Red border without a sentence. */
  invalid?: boolean | undefined;
  /** The one figure that matters on the page: 40 px. */
  isFigure?: boolean;
}

/** Typed as it is said: '394' is R$ 394,00, '394,5' is R$ 394,50; numpad dot and comma both start the cents. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    hint,
    error,
    busyText,
    startsFocused,
    valueCents,
    onChangeCents,
    onSubmit,
    invalid,
    isFigure,
    onBlur,
    ref,
    ...rest
  } = props;
  // Cents are padded on leaving: padding while typing moves the caret under the fingers.
  const [isTyping, setTyping] = useState(false);

  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !onSubmit) return;
    event.preventDefault();
    onSubmit(centsInText(event.currentTarget.value));
  };
  const replaceByPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const cents = centsInText(event.clipboardData.getData('text'));
    setTyping(false);
    if (cents !== null) onChangeCents(cents);
  };

  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <NumericFormat
          {...rest}
          {...ids}
          {...(ref ? { getInputRef: ref } : {})}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="R$ 0,00"
          className={`input ${isFigure ? 'input-figure' : 'input-digits'} ${invalid ? 'input-danger' : ''}`}
          prefix="R$ "
          thousandSeparator="."
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          decimalScale={2}
          fixedDecimalScale={!isTyping}
          allowNegative={false}
          isAllowed={({ value }) => value.length <= 11}
          value={valueCents === null ? '' : centsToReais(valueCents).toString()}
          valueIsNumericString
          onValueChange={({ value }, info) => {
            if (!info.event) return;
            setTyping(true);
            onChangeCents(value === '' ? null : reaisToCents(Number(value)));
          }}
          onKeyDown={submitOnEnter}
          onPaste={replaceByPaste}
          onBlur={(event) => {
            setTyping(false);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
