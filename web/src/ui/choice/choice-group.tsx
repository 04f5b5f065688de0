import { type ReactNode, useEffect, useId } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldNotes } from '../field/field-notes.tsx';
import { takeFocus } from '../keyboard/take-focus.ts';

interface ChoiceGroupProps extends FieldTexts {
  disabled?: boolean | undefined;
  children: (name: string) => ReactNode;
}

/** A question with its choices: the legend asks, hint and error are tied to the whole group. */
export function ChoiceGroup({ label, hint, error, busyText, startsFocused, disabled, children }: ChoiceGroupProps) {
  const id = useId();
  useEffect(() => {
    if (!startsFocused) return;
    const group = document.getElementById(id);
    takeFocus(group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input') ?? null);
  }, [startsFocused, id]);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <fieldset
      id={id}
      className="choice-group"
      role="radiogroup"
      disabled={disabled}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-busy={busyText ? true : undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children(id)}
      <FieldNotes id={id} error={error} busyText={busyText} />
    </fieldset>
  );
}
