import type { CivilDate } from '@balcao/contract/kernel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

type Props = Partial<Parameters<typeof DateField>[0]>;
type TakesDate = (date: CivilDate | null) => void;

const hands = () => userEvent.setup({ delay: null });
const field = () => screen.getByRole<HTMLInputElement>('textbox');

function Birth({ value: start = null, onChange, ...rest }: Props) {
  const [value, setValue] = useState<CivilDate | null>(start);
  const change = (date: CivilDate | null) => {
    setValue(date);
    onChange?.(date);
  };
  return <DateField label="Nascimento" today="2026-11-21" {...rest} value={value} onChange={change} />;
}

test('a date is typed without slashes', async () => {
  const onChange = vi.fn<TakesDate>();
  render(<Birth onChange={onChange} />);
  await hands().type(field(), '21112026');
  expect(field()).toHaveValue('21/11/2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
});

test('a slash ends a day or month of one digit', async () => {
  const onChange = vi.fn<TakesDate>();
  render(<Birth onChange={onChange} />);
  await hands().type(field(), '2/3/1990');
  expect(field()).toHaveValue('02/03/1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-03-02');
});

test.each(['21/11/2026', '2026-11-21', ' vence em 21.11.2026 ', '21112026'])(
  'a date is pasted as "%s"',
  async (text) => {
    render(<Birth value="1990-01-01" />);
    await hands().click(field());
    await hands().paste(text);
    expect(field()).toHaveValue('21/11/2026');
  },
);

test('pasted words change nothing', async () => {
  render(<Birth value="1990-01-01" />);
  await hands().click(field());
  await hands().paste('amanhã');
  expect(field()).toHaveValue('01/01/1990');
});

test('a digit in the middle is put right without a scramble', async () => {
  const onChange = vi.fn<TakesDate>();
  render(<Birth value="1990-05-08" onChange={onChange} />);
  // 08/05/1990: the caret stands behind the 5.
  await hands().type(field(), '{Backspace}6', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field()).toHaveValue('08/06/1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-06-08');
});

test('a day that does not exist is told at once and is never another day', async () => {
  const onChange = vi.fn<TakesDate>();
  render(<Birth onChange={onChange} />);
  await hands().type(field(), '31022001');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Esta data não existe.');
  expect(field()).toHaveValue('31/02/2001');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('half a date is told on leaving, not while it is typed', async () => {
  render(<Birth />);
  await hands().type(field(), '2111');
  expect(field()).toBeValid();
  await hands().tab();
  expect(field()).toHaveAccessibleDescription('Complete a data: dia, mês e ano com quatro números.');
});

test('limits hold for what is typed', async () => {
  const onChange = vi.fn<TakesDate>();
  render(<Birth onChange={onChange} min="2026-11-21" max="2026-12-21" />);
  await hands().type(field(), '20112026');
  expect(field()).toHaveAccessibleDescription('A data deve ser a partir de 21/11/2026.');
  await hands().clear(field());
  await hands().type(field(), '22122026');
  expect(field()).toHaveAccessibleDescription('A data deve ser até 21/12/2026.');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a date from outside replaces what was typed', async () => {
  const ignore = () => undefined;
  const { rerender } = render(<DateField label="Data" value={null} onChange={ignore} />);
  await hands().type(field(), '2111');
  rerender(<DateField label="Data" value="2026-12-25" onChange={ignore} />);
  expect(field()).toHaveValue('25/12/2026');
});

test('a day is chosen in the calendar, and the focus returns', async () => {
  const onChange = vi.fn<TakesDate>();
  render(<Birth value="2026-11-21" onChange={onChange} />);
  await hands().click(screen.getByRole('button', { name: 'Abrir calendário' }));
  expect(screen.getByRole('dialog', { name: 'Calendário: Nascimento' })).toBeVisible();
  await hands().click(screen.getByRole('button', { name: 'terça-feira, 24 de novembro de 2026' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
  expect(field()).toHaveValue('24/11/2026');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus();
});

test('a disabled field opens no calendar', () => {
  render(<Birth disabled />);
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Abrir calendário' })).toBeDisabled();
});

test('Enter gives the day that is shown', async () => {
  const onSubmit = vi.fn<TakesDate>();
  render(<Birth onSubmit={onSubmit} />);
  await hands().type(field(), '21112026{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-21');
});
