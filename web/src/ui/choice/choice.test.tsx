import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox, Switch } from './checkbox.tsx';
import { RadioCards } from './radio-cards.tsx';

const cards = [
  { value: 'sms', label: 'SMS', note: 'Para (92) *****-7777' },
  { value: 'call', label: 'Ligação', disabled: true },
  { value: 'whatsapp', label: 'WhatsApp' },
];
const hands = () => userEvent.setup({ delay: null });
const ignore = () => undefined;

function Way() {
  const [value, setValue] = useState('');
  return <RadioCards label="Por onde?" hint="O código vai por ali" cards={cards} value={value} onChange={setValue} />;
}

test('a card is chosen by a press, and by arrows past a disabled one', async () => {
  render(<Way />);
  await hands().click(screen.getByText('SMS'));
  expect(screen.getByRole('radio', { name: /^SMS/ })).toBeChecked();
  await hands().keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Ligação' })).toBeDisabled();
});

test('the group asks, and says what is wrong', () => {
  render(<RadioCards label="Por onde?" error="Escolha um." cards={cards} value="" onChange={ignore} startsFocused />);
  const group = screen.getByRole('radiogroup', { name: 'Por onde?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Escolha um.');
  expect(screen.getByRole('radio', { name: /^SMS/ })).toHaveFocus();
});

test('a box is ticked by Space, described by its hint and error', async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  render(<Checkbox label="Li" hint="Abre em outra aba" error="Confirme." isChecked={false} onChange={onChange} />);
  await hands().tab();
  await hands().keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  const box = screen.getByRole('checkbox', { name: 'Li' });
  expect(box).toHaveAccessibleDescription('Abre em outra aba Confirme.');
  expect(box).toBeInvalid();
});

test('a box may stand for some of many', () => {
  render(<Checkbox label="Todas" isMixed isChecked={false} onChange={ignore} />);
  expect(screen.getByRole('checkbox', { name: 'Todas' })).toBePartiallyChecked();
});

test('a switch says that it is one, and what it waits for', () => {
  render(<Switch label="QR Code" isChecked busyText="Salvando..." onChange={ignore} />);
  expect(screen.getByRole('switch', { name: 'QR Code' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Salvando...');
});
