import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../ui/form/form.tsx';
import { renderAlone } from '../../testing/render-alone.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './new-password.ts';

let user: Awaited<ReturnType<typeof renderAlone>>['user'];
const sent = vi.fn<(password: string) => void>();
const next = () => screen.getByLabelText('Nova senha');
const again = () => screen.getByLabelText('Confirmar nova senha');

function ChoosePassword() {
  const password = useNewPassword();
  const send = () => {
    if (password.check()) sent(password.typed);
  };
  return (
    <Form onSubmit={send}>
      <NewPasswordFields of={password} startsFocused />
      <button type="button" onClick={() => password.refuse('Escolha outra')}>
        Recusar
      </button>
      <button type="submit">Salvar</button>
    </Form>
  );
}

beforeEach(async () => {
  sent.mockReset();
  ({ user } = await renderAlone(<ChoosePassword />));
});

test.each([
  ['', '', 'Mínimo de 6 caracteres'],
  ['abc1', 'abc1', 'Mínimo de 6 caracteres'],
  ['girassol', 'girassol', 'Pelo menos 1 número'],
  ['flor9', 'outra', 'Mínimo de 6 caracteres'],
])('"%s" is refused by its first fault alone, with the focus', async (typed, repeated, sentence) => {
  expect(next()).toHaveFocus();
  if (typed) await user.type(next(), typed);
  if (repeated) await user.type(again(), repeated);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(next()).toHaveAccessibleDescription(sentence);
  expect(next()).toHaveFocus();
  expect(again()).not.toHaveAccessibleDescription();
  expect(sent).not.toHaveBeenCalled();
});

// Planted: two passwords that differ by a capital, or by a blank at the end, taken for the same.
test.each(['Girassol9', 'girassol9 '])('"%s" is not the same as "girassol9"', async (repeated) => {
  await user.type(next(), 'girassol9');
  await user.type(again(), `${repeated}{Enter}`);
  expect(again()).toHaveAccessibleDescription('As senhas não são iguais');
  expect(again()).toHaveFocus();
  expect(next()).not.toHaveAccessibleDescription();
  expect(sent).not.toHaveBeenCalled();
});

test.each(['abcde1', '123456', 'çãõ é 1', `9${'x'.repeat(199)}`])(
  '"%s" may be used, as it was typed',
  async (typed) => {
    await user.click(next());
    await user.paste(typed);
    await user.click(again());
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(sent.mock.calls).toEqual([[typed]]);
  },
);

test('typing in either field takes back what was said, a refusal of the server too', async () => {
  await user.type(next(), 'girassol9');
  await user.click(screen.getByRole('button', { name: 'Recusar' }));
  expect(next()).toHaveAccessibleDescription('Escolha outra');
  await user.type(again(), 'g');
  expect(next()).not.toHaveAccessibleDescription();
  expect(next()).toHaveValue('girassol9');
});

test('password keepers are offered a new password, and each field is shown by its own eye', async () => {
  expect(next()).toHaveAttribute('autocomplete', 'new-password');
  expect(again()).toHaveAttribute('autocomplete', 'new-password');
  const [first] = screen.getAllByRole('button', { name: 'Mostrar senha' });
  if (first) await user.click(first);
  expect(next()).toHaveAttribute('type', 'text');
  expect(again()).toHaveAttribute('type', 'password');
});

test('what it still lacks is said in words, not by a colour alone', async () => {
  const rules = () => screen.getByRole('list', { name: 'A senha precisa de' });
  expect(rules()).toHaveTextContent('Mínimo de 6 caracteres: falta');
  await user.type(next(), '1');
  expect(rules()).toHaveTextContent(/Mínimo de 6 caracteres: faltaPelo menos 1 número: atendido/);
});
