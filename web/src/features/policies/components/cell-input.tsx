import { MoneyField } from '../../../ui/field/money-field.tsx';
import { wholeCents } from '@balcao/contract/kernel';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { PolicyCell } from '../policy-calls.ts';
import { labelOf, placeholders, shownTexts } from '../texts.ts';

interface CellInputProps {
  cell: PolicyCell;
  typed: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (typed: string) => void;
}

/** One value, typed as its kind is written: '4,99' or '4.99' of a percentage. */
export function CellInput({ cell, typed, error, disabled, onChange }: CellInputProps) {
  const { kind, choices, none } = cell;
  const field = { label: labelOf(cell), error, disabled, hint: none ? shownTexts.empty(none) : undefined };
  if (kind === 'MONEY') {
    return (
      <MoneyField
        {...field}
        valueCents={typed === '' ? null : wholeCents(Number(typed))}
        onChangeCents={(cents) => onChange(cents === null ? '' : String(cents))}
      />
    );
  }
  if (kind === 'CHOICE' || kind === 'FLAG') {
    const options =
      kind === 'CHOICE'
        ? choices.map(({ code, title }) => ({ value: code, label: title }))
        : [
            { value: 'true', label: shownTexts.yes },
            { value: 'false', label: shownTexts.no },
          ];
    const isChosen = options.some(({ value }) => value === typed);
    return (
      <Select
        {...field}
        {...(isChosen ? {} : { placeholder: shownTexts.choose })}
        value={typed}
        onChange={onChange}
        options={options}
      />
    );
  }
  const inputMode = kind === 'TEXT' ? 'text' : kind === 'COUNT' ? 'numeric' : kind === 'COUNTS' ? 'text' : 'decimal';
  return (
    <TextField
      {...field}
      value={typed}
      onChange={onChange}
      inputMode={inputMode}
      autoComplete="off"
      placeholder={placeholders[kind]}
    />
  );
}
