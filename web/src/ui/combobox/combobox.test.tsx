import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './search-options.ts';

type Props = Partial<Parameters<typeof Combobox>[0]>;

const named = ['Açougueiro', 'Mecânico de manutenção', 'Mecânico industrial', 'Técnico mecânico', 'São João'];
const jobs: ComboboxOption[] = Array.from({ length: 1338 }, (_, at) => {
  return { value: String(at), label: named[at] ?? `Profissão ${at}` };
});

const hands = () => userEvent.setup({ delay: null });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const at = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

function Job({ value: start = '', onChange, ...rest }: Props) {
  const [value, setValue] = useState(start);
  const change = (chosen: string) => {
    setValue(chosen);
    onChange?.(chosen);
  };
  return (
    <>
      <Combobox label="Profissão" options={jobs} {...rest} value={value} onChange={change} />
      <button type="button">Continuar</button>
    </>
  );
}

test('accents and the order of the words do not matter; what starts with the text comes first', async () => {
  render(<Job />);
  await hands().type(field(), 'MECANICO');
  expect(options()).toEqual(['Mecânico de manutenção', 'Mecânico industrial', 'Técnico mecânico']);
  await hands().clear(field());
  await hands().type(field(), 'manutencao mec');
  expect(options()).toEqual(['Mecânico de manutenção']);
});

test('shows fifty of many and says how many there are', async () => {
  render(<Job />);
  await hands().click(field());
  expect(options()).toHaveLength(50);
  expect(screen.getByRole('status')).toHaveTextContent('1.338 opções; as primeiras 50 estão na lista.');
  await hands().type(field(), 'mecan');
  expect(screen.getByRole('status')).toHaveTextContent('3 opções');
  await hands().type(field(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Nenhuma opção com este texto.');
});

test('is chosen by keys alone', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Job onChange={onChange} />);
  await hands().type(field(), 'mecan');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(at()).toBe('Mecânico de manutenção');
  await hands().keyboard('{ArrowDown}');
  expect(at()).toBe('Mecânico industrial');
  await hands().keyboard('{ArrowUp}{ArrowUp}');
  expect(at()).toBe('Técnico mecânico');
  await hands().keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
  expect(field()).toHaveValue('Técnico mecânico');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveFocus();
});

test('is chosen by a press, and the focus stays in the field', async () => {
  render(<Job />);
  await hands().type(field(), 'sao joao');
  await hands().click(screen.getByRole('option', { name: 'São João' }));
  expect(field()).toHaveValue('São João');
  expect(field()).toHaveFocus();
  expect(options()).toEqual([]);
});

test('Escape closes the list and gives back what was chosen', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Job value="0" onChange={onChange} />);
  await hands().type(field(), 'xyz{Escape}');
  expect(field()).toHaveValue('Açougueiro');
  expect(onChange).not.toHaveBeenCalled();
});

test('leaving takes a name typed out whole, not half of one', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Job onChange={onChange} />);
  await hands().type(field(), 'sao joao');
  await hands().tab();
  expect(onChange).toHaveBeenLastCalledWith('4');
  await hands().clear(field());
  await hands().type(field(), 'mecan');
  await hands().click(screen.getByRole('button', { name: 'Continuar' }));
  expect(field()).toHaveValue('São João');
});

test('an emptied field is no choice', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Job value="0" onChange={onChange} />);
  await hands().clear(field());
  await hands().tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(field()).toHaveValue('');
});

test('arrows open the list on a choice, and Enter without one submits nothing', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Job onChange={onChange} />);
  await hands().click(field());
  await hands().keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await hands().keyboard('{Escape}{ArrowDown}');
  expect(at()).toBe('Açougueiro');
});

test('says what is wrong, and stays shut when disabled', async () => {
  render(<Job error="Escolha na lista." disabled />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Escolha na lista.');
  await hands().click(field());
  expect(options()).toEqual([]);
});
