import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Checkbox, Switch } from '../choice/checkbox.tsx';
import { RadioCards } from '../choice/radio-cards.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DateField } from '../date/date-field.tsx';
import { FileDrop } from '../file-drop/file-drop.tsx';
import { CodeField } from './code-field.tsx';
import { CpfField } from './cpf-field.tsx';
import { DigitsField } from './digits-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const SENTENCE = 'Isto não serve.';
const ignore = () => undefined;
const options = [{ value: 'a', label: 'A' }];
const typed = { label: 'Campo', value: '', onChange: ignore };
const file = { label: 'Campo', kinds: ['.xlsx'], maxBytes: 10, onFile: ignore };

/** Every field of the kit, with and without something wrong. */
const fields: Record<string, (error?: string) => ReactElement> = {
  Checkbox: (error) => <Checkbox label="Campo" isChecked={false} onChange={ignore} error={error} />,
  Switch: (error) => <Switch label="Campo" isChecked={false} onChange={ignore} error={error} />,
  RadioCards: (error) => <RadioCards {...typed} cards={options} error={error} />,
  Combobox: (error) => <Combobox {...typed} options={options} error={error} />,
  DateField: (error) => <DateField label="Campo" value={null} onChange={ignore} error={error} />,
  FileDrop: (error) => <FileDrop {...file} file={null} error={error} />,
  ChosenFile: (error) => <FileDrop {...file} file={{ name: 'a.xlsx', size: 1 }} error={error} />,
  CodeField: (error) => <CodeField {...typed} error={error} />,
  CpfField: (error) => <CpfField {...typed} error={error} />,
  DigitsField: (error) => <DigitsField {...typed} mask="##" error={error} />,
  MoneyField: (error) => <MoneyField label="Campo" valueCents={null} onChangeCents={ignore} error={error} />,
  PasswordField: (error) => <PasswordField {...typed} error={error} />,
  PhoneField: (error) => <PhoneField {...typed} error={error} />,
  Select: (error) => <Select {...typed} options={options} error={error} />,
  SearchField: (error) => <SearchField {...typed} error={error} />,
  TextArea: (error) => <TextArea {...typed} error={error} />,
  TextField: (error) => <TextField {...typed} error={error} />,
};
/** What fields are made of. */
const parts = ['ChoiceGroup', 'ComboboxList', 'DateInput', 'Field', 'FieldNotes'];

const invalid = () => document.querySelectorAll('[aria-invalid="true"]');

describe.each(Object.entries(fields))('%s', (_, field) => {
  // Planted: a control whose red border is all that says it.
  test('that is red says so to whoever sees no colour, with a sentence bound to it', () => {
    render(field(SENTENCE));
    expect(invalid()).toHaveLength(1);
    expect(invalid()[0]).toHaveAccessibleDescription(SENTENCE);
  });

  test('without an error is neither', () => {
    render(field());
    expect(invalid()).toHaveLength(0);
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});

test('every field of the kit is looked at here', () => {
  const kit = import.meta.glob<string>(
    ['./*.tsx', '../choice/*.tsx', '../combobox/*.tsx', '../date/*.tsx', '../file-drop/*.tsx', '!**/*.test.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const exported = Object.values(kit)
    .join('\n')
    .matchAll(/export function ([A-Z]\w+)/g);
  expect(new Set(Array.from(exported, ([, name]) => name))).toEqual(new Set([...Object.keys(fields), ...parts]));
});

test('what is typed is not corrected while it is typed: left, submitted or whole it is', async () => {
  const user = userEvent.setup();
  const cpf = (value: string) => <CpfField value={value} onChange={ignore} problem={SENTENCE} onSubmit={ignore} />;
  const { rerender } = render(cpf('529'));
  await user.click(screen.getByLabelText('CPF'));
  expect(invalid()).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(SENTENCE);
  await user.keyboard('9');
  expect(invalid()).toHaveLength(0);
  await user.tab();
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(SENTENCE);
  await user.click(screen.getByLabelText('CPF'));
  await user.keyboard('8');
  rerender(cpf('52998224700'));
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(SENTENCE);
});
