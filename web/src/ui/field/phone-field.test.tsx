import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const hands = () => userEvent.setup({ delay: null });
const field = () => screen.getByRole<HTMLInputElement>('textbox');

function Phone({ kind = 'mobile' }: { kind?: 'mobile' | 'any' }) {
  const [value, setValue] = useState('');
  return <PhoneField kind={kind} value={value} onChange={setValue} startsFocused />;
}

test.each([
  ['mobile', '92988887777', '(92) 98888-7777'],
  ['any', '92988887777', '(92) 98888-7777'],
  ['any', '9233334444', '(92) 3333-4444'],
] as const)('a %s phone is typed as %s', async (kind, typed, shown) => {
  render(<Phone kind={kind} />);
  await hands().keyboard(typed);
  expect(field()).toHaveValue(shown);
});

test.each(['+55 (92) 98888-7777', '5592988887777', '092 98888 7777'])('a phone is pasted as %s', async (pasted) => {
  render(<Phone />);
  await hands().paste(pasted);
  expect(field()).toHaveValue('(92) 98888-7777');
});

test('area code 55 is not taken for the country', async () => {
  render(<Phone />);
  await hands().paste('55988887777');
  expect(field()).toHaveValue('(55) 98888-7777');
});

test('a field says what it waits for', () => {
  render(<TextField label="CEP" value="" onChange={() => undefined} busyText="Buscando o endereço..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando o endereço...');
  expect(field()).toHaveAttribute('aria-busy', 'true');
});

test('the letters left are told once they matter', async () => {
  const Reason = () => {
    const [value, setValue] = useState('');
    return <TextArea label="Motivo" maxLength={10} value={value} onChange={setValue} />;
  };
  render(<Reason />);
  await hands().type(field(), '1234567');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await hands().type(field(), '89');
  expect(screen.getByRole('status')).toHaveTextContent('Falta 1 letra para o limite');
});
