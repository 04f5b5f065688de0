import { type CivilDate, today } from '@balcao/contract/kernel';
import { type ComponentProps, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import { useDismiss } from '../popup/use-dismiss.ts';
import { Calendar } from './calendar/calendar.tsx';
import { DateInput } from './date-input.tsx';
import { texts } from './texts.ts';
import { dateOfDigits, type DateLimits, digitsOfDate, endPart, problemOf } from './typed-date.ts';
import './date-field.css';

type Passed = Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'name' | 'autoComplete' | 'required'>;

interface DateFieldProps extends FieldTexts, Passed, DateLimits {
  /** Null while there is no whole, existing day within the limits. */
  value: CivilDate | null;
  onChange: (date: CivilDate | null) => void;
  /** Enter in the field. */
  onSubmit?: ((date: CivilDate | null) => void) | undefined;
  /** The day marked in the calendar; today in the zone of the business when left out. */
  today?: CivilDate;
}

const keyLines = [
  { keys: ['/'], label: texts.endPart },
  { keys: ['Alt', 'ArrowDown'], label: texts.openCalendar },
];
const linesWithEnter = [...keyLines, { keys: ['Enter'], label: texts.submit }];

/** 'dd/mm/aaaa', typed, pasted or chosen. It says itself when a day does not exist; `error` is for what only the form knows. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, busyText, startsFocused, value, onChange, onSubmit, min, max, ...rest } = props;
  const { today: day = today(), ...passed } = rest;
  const [digits, setDigits] = useState(() => digitsOfDate(value));
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    frame.current?.querySelector<HTMLElement>('.date-field-open')?.focus();
  };
  useDismiss(frame, isOpen, () => setOpen(false));

  // What is typed stays while it means no day; another date from outside replaces it.
  const meant = problemOf(digits, { min, max }) === undefined ? dateOfDigits(digits) : null;
  const shown = value === meant ? digits : digitsOfDate(value);
  const type = (typed: string) => {
    setDigits(typed);
    setLeft(false);
    onChange(problemOf(typed, { min, max }) === undefined ? dateOfDigits(typed) : null);
  };
  const problem = problemOf(shown, { min, max });
  const isTold = shown.length === 8 || isLeft;

  const onKeyDown = useKeys<HTMLInputElement>(onSubmit ? linesWithEnter : keyLines, (event) => {
    if (event.key === '/') {
      event.preventDefault();
      type(endPart(shown));
    } else if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(meant);
    }
  });

  return (
    <Field
      label={label}
      hint={hint}
      error={(isTold ? problem : undefined) ?? error}
      busyText={busyText}
      startsFocused={startsFocused}
    >
      {(ids) => (
        <div className="date-field" ref={frame}>
          <div className="input-with-button">
            <DateInput
              {...passed}
              {...ids}
              digits={shown}
              onType={type}
              onKeyDown={onKeyDown}
              onBlur={() => setLeft(true)}
            />
            <IconButton
              icon="calendar"
              className="date-field-open"
              label={texts.openCalendar}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              disabled={passed.disabled === true || passed.readOnly === true}
              onClick={() => setOpen(!isOpen)}
            />
          </div>
          {isOpen ? (
            <Calendar
              label={texts.calendarOf(label)}
              value={meant}
              min={min}
              max={max}
              today={day}
              startsFocused
              onClose={close}
              onChoose={(date) => {
                type(digitsOfDate(date));
                close();
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
