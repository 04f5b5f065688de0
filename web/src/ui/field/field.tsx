import { type ReactNode, useEffect, useId } from 'react';
import { takeFocus } from '../keyboard/take-focus.ts';
import { FieldNotes } from './field-notes.tsx';
import './field.css';

export interface FieldTexts {
  label: string;
  /** Always visible help under the label. */
  hint?: string | undefined;
  /** What is wrong; read aloud when it appears and ties to the control. */
  error?: string | undefined;
  /** What the field waits for ('Buscando endereço...'); shown under the control, which stays usable. */
  busyText?: string | undefined;
  /** Takes the focus when it appears, or when this turns true: here is the next question. */
  startsFocused?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** Gets the ids that tie label, hint and error to the control. */
  children: (ids: FieldIds) => ReactNode;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-busy': true | undefined;
}

export function Field({ label, hint, error, busyText, startsFocused, children }: FieldProps) {
  const id = useId();
  // Not the browser's `autofocus`: it acts before a dialog has noted where the focus was.
  useEffect(() => {
    if (startsFocused) takeFocus(document.getElementById(id));
  }, [startsFocused, id]);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-busy': busyText ? true : undefined,
      })}
      <FieldNotes id={id} error={error} busyText={busyText} />
    </div>
  );
}
