import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldNotes } from '../field/field-notes.tsx';
import './choice.css';

type Passed = Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'required'>;

interface CheckboxProps extends Omit<FieldTexts, 'startsFocused'>, Passed {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Some of what it stands for, not all. */
  isMixed?: boolean;
  /** 'switch' for what holds at once, without a button to confirm it. */
  look?: 'checkbox' | 'switch';
}

export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, busyText, isChecked, onChange, isMixed = false, look = 'checkbox', ...rest } = props;
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="field">
      <label className={`choice choice-${look}`}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-busy={busyText ? true : undefined}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="choice-words">
          <span id={`${id}-label`}>{label}</span>
          {hint ? (
            <span className="choice-note" id={`${id}-hint`}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      <FieldNotes id={id} error={error} busyText={busyText} />
    </div>
  );
}

/** Holds from the moment it is turned; `busyText` while the server is told. */
export function Switch(props: Omit<CheckboxProps, 'look' | 'isMixed'>) {
  return <Checkbox {...props} look="switch" />;
}
