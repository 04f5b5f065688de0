import type { Cents } from '@balcao/contract/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';
import { CpfField } from './cpf-field.tsx';
import { DigitsField } from './digits-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';

type TakesDigits = (digits: string) => void;
type TakesCents = (cents: Cents | null) => void;

const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** No pause between keys: a fast typist or a barcode reader. */
const hands = () => userEvent.setup({ delay: null });

function Cpf({ onSubmit }: { onSubmit?: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <CpfField value={value} onChange={setValue} onSubmit={onSubmit} startsFocused />;
}

function Code() {
  const [value, setValue] = useState('');
  return <CodeField label="Código" value={value} onChange={setValue} />;
}

function Amount({
  onChange,
  onSubmit,
}: {
  onChange: (cents: Cents | null) => void;
  onSubmit?: (cents: Cents | null) => void;
}) {
  const [value, setValue] = useState<Cents | null>(null);
  const change = (cents: Cents | null) => {
    setValue(cents);
    onChange(cents);
  };
  return <MoneyField label="Valor da compra" valueCents={value} onChangeCents={change} onSubmit={onSubmit} />;
}

test('a barcode reader fills the CPF and submits all of it', async () => {
  const onSubmit = vi.fn<TakesDigits>();
  render(<Cpf onSubmit={onSubmit} />);
  expect(field()).toHaveFocus();
  await hands().keyboard('52998224725{Enter}');
  expect(field()).toHaveValue('529.982.247-25');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('52998224725');
});

test.each(['529.982.247-25', '52998224725', ' CPF: 529 982 247 25 '])('a CPF is pasted as %s', async (pasted) => {
  render(<Cpf />);
  await hands().paste(pasted);
  expect(field()).toHaveValue('529.982.247-25');
});

test('pasting replaces what was there, and letters alone change nothing', async () => {
  render(<Cpf />);
  await hands().keyboard('111');
  await hands().paste('52998224725');
  expect(field()).toHaveValue('529.982.247-25');
  await hands().paste('abc');
  expect(field()).toHaveValue('529.982.247-25');
});

test('an IMEI reader types 15 digits and Enter into any mask', async () => {
  const onSubmit = vi.fn<TakesDigits>();
  const Imei = () => {
    const [value, setValue] = useState('');
    return (
      <DigitsField
        label="IMEI"
        mask="###############"
        value={value}
        onChange={setValue}
        onSubmit={onSubmit}
        startsFocused
      />
    );
  };
  render(<Imei />);
  await hands().keyboard('490154203237518{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('490154203237518');
});

test.each([
  ['123456', '123 456'],
  ['123 456', '123 456'],
  ['UME: seu código para a compra de 6x é 123 456. Vale por 5 minutos.', '123 456'],
])('a code is found in "%s"', async (pasted, shown) => {
  render(<Code />);
  await hands().click(field());
  await hands().paste(pasted);
  expect(field()).toHaveValue(shown);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a code that the phone fills in arrives whole', () => {
  render(<Code />);
  fireEvent.change(field(), { target: { value: '123456' } });
  expect(field()).toHaveValue('123 456');
});

test.each([
  ['394', 39400, 'R$ 394,00'],
  ['394,56', 39456, 'R$ 394,56'],
  ['394.5', 39450, 'R$ 394,50'],
  ['1234567', 123456700, 'R$ 1.234.567,00'],
  ['1000,999', 100099, 'R$ 1.000,99'],
])('an amount typed fast as %s', async (typed, cents, shown) => {
  const onChange = vi.fn<TakesCents>();
  render(<Amount onChange={onChange} />);
  await hands().type(field(), typed);
  expect(onChange).toHaveBeenLastCalledWith(cents);
  await hands().tab();
  expect(field()).toHaveValue(shown);
});

test('an amount is pasted with dots and commas as people copy it', async () => {
  const onChange = vi.fn<TakesCents>();
  render(<Amount onChange={onChange} />);
  await hands().click(field());
  await hands().paste('R$ 1.234,56');
  expect(onChange).toHaveBeenLastCalledWith(123456);
  await hands().paste('1234.56');
  expect(onChange).toHaveBeenLastCalledWith(123456);
});

test('an emptied amount is no amount, and Enter gives what is shown', async () => {
  const onChange = vi.fn<TakesCents>();
  const onSubmit = vi.fn<TakesCents>();
  render(<Amount onChange={onChange} onSubmit={onSubmit} />);
  await hands().type(field(), '10{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith(1000);
  await hands().clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('an error is tied to its field and read aloud', () => {
  render(<CpfField value="" onChange={() => undefined} error="Digite um CPF válido." hint="Só números" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Só números Digite um CPF válido.');
  expect(screen.getByRole('alert')).toHaveTextContent('Digite um CPF válido.');
});

test('a password is shown and hidden', async () => {
  render(<PasswordField label="Senha" value="segredo1" onChange={() => undefined} />);
  const password = screen.getByLabelText('Senha');
  expect(password).toHaveAttribute('type', 'password');
  await hands().click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password).toHaveAttribute('type', 'text');
  await hands().click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(password).toHaveAttribute('type', 'password');
});
