import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import { type ClipboardEvent, type ComponentProps, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { useEnter } from '../keyboard/use-keys.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useTold } from './use-told.ts';
import { centsInText } from './cents-in-text.ts';

type Passed = Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'name' | 'onBlur' | 'ref'>;

interface MoneyFieldProps extends FieldTexts, Passed {
  /** Null while nothing is typed. */
  valueCents: Cents | null;
  onChangeCents: (cents: Cents | null) => void;
  /** Enter; gets what the control holds at that instant. */
  onSubmit?: ((cents: Cents | null) => void) | undefined;
  /** What is wrong with the value as it stands; said once it is whole, left or submitted. */
  problem?: string | undefined;
  /** What Enter does, in the keyboard map: 'Ver parcelas'. */
  submitLabel?: string | undefined;
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
    problem,
    submitLabel,
    isFigure,
    onBlur,
    ref,
    ...rest
  } = props;
  // Cents are padded on leaving: padding while typing moves the caret under the fingers.
  const [isTyping, setTyping] = useState(false);

  const told = useTold(problem, false);
  const submitOnEnter = useEnter(submitLabel ?? label, onSubmit !== undefined, (event) => {
    told.tell();
    onSubmit?.(centsInText(event.currentTarget.value));
  });
  const replaceByPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const cents = centsInText(event.clipboardData.getData('text'));
    setTyping(false);
    if (cents !== null) onChangeCents(cents);
  };

  return (
    <Field label={label} hint={hint} error={error ?? told.problem} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <NumericFormat
          {...rest}
          {...ids}
          {...(ref ? { getInputRef: ref } : {})}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="R$ 0,00"
          className={`input ${isFigure ? 'input-figure' : 'input-digits'}`}
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
            told.takeBack();
            onChangeCents(value === '' ? null : reaisToCents(Number(value)));
          }}
          onKeyDown={submitOnEnter}
          onPaste={replaceByPaste}
          onBlur={(event) => {
            setTyping(false);
            told.tell();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
