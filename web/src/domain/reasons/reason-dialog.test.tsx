import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { held } from '../../testing/fake-api.ts';
import { renderAlone } from '../../testing/render-alone.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { reasonFault } from './reason-fault.ts';

type Send = (reason: string) => Promise<unknown>;

function Page({ onSend }: { onSend: Send }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen ? (
        <ReasonDialog
          title="Retirar"
          confirm="Retirar agora"
          busyText="Retirando..."
          cancel="Cancelar"
          label="Motivo"
          hint="Fica no histórico."
          kind="danger"
          onSend={onSend}
          onClose={() => setOpen(false)}
        >
          <p>Deixa de começar.</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
async function opened(onSend: Send) {
  const { user } = await renderAlone(<Page onSend={onSend} />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return user;
}
const reason = () => screen.getByLabelText('Motivo');
const confirm = () => screen.getByRole('button', { name: 'Retirar agora' });

test.each([
  ['', true],
  ['  ok  ', true],
  ['   ', true],
  ['fim', false],
  [' fim ', false],
])('a reason of %j is too short: %s', (typed, isShort) => {
  expect(reasonFault(typed) !== undefined).toBe(isShort);
});

test('by keyboard alone: the reason has the focus, and goes without its spaces', async () => {
  const send = vi.fn<Send>(async () => undefined);
  const user = await opened(send);
  expect(screen.getByText('Deixa de começar.')).toBeVisible();
  expect(reason()).toHaveFocus();
  expect(reason()).toHaveAccessibleDescription('Fica no histórico.');
  await user.keyboard('  Engano da loja  ');
  confirm().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls).toEqual([['Engano da loja']]);
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('without a reason nothing is sent; the sentence goes with the first letter', async () => {
  const send = vi.fn<Send>(async () => undefined);
  const user = await opened(send);
  await user.click(confirm());
  expect(reason()).toBeInvalid();
  expect(reason()).toHaveAccessibleDescription(/Escreva ao menos 3 letras/);
  await user.type(reason(), 'ok');
  expect(reason()).toBeValid();
  // Planted: the spaces counted as letters.
  await user.type(reason(), '   ');
  await user.click(confirm());
  expect(reason()).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

test('while it is on its way nothing is sent twice, changed or closed', async () => {
  const { answer, give } = held<undefined>();
  const send = vi.fn<Send>(() => answer);
  const user = await opened(send);
  await user.type(reason(), 'Engano');
  await user.dblClick(confirm());
  const busy = screen.getByRole('button', { name: 'Retirando...' });
  await user.click(busy);
  expect(send).toHaveBeenCalledOnce();
  expect(reason()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  // Planted: Escape closed the dialog, and what came back was said to nobody.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Retirar' })).toBeVisible();
  give(undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal stands under the reason, which stays and is sent again as it is', async () => {
  const send = vi
    .fn<Send>(async () => undefined)
    .mockRejectedValueOnce(new ApiError({ status: 409, code: 'POLICY_ALREADY_HOLDS' }));
  const user = await opened(send);
  await user.type(reason(), 'Engano');
  await user.click(confirm());
  await waitFor(() => expect(reason()).toHaveAccessibleDescription(/A política já vale/));
  expect(reason()).toHaveValue('Engano');
  expect(reason()).not.toHaveAttribute('readonly');
  await user.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls).toEqual([['Engano'], ['Engano']]);
});

test('given up, it was never sent, and opens empty the next time', async () => {
  const send = vi.fn<Send>(async () => undefined);
  const user = await opened(send);
  await user.type(reason(), 'Engano');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(reason()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a long reason is told how much is left, and ends at 200 letters', async () => {
  const user = await opened(vi.fn<Send>());
  await user.click(reason());
  await user.paste('a'.repeat(199));
  expect(screen.getByText('Falta 1 letra para o limite')).toBeVisible();
  await user.type(reason(), 'bcd');
  expect(reason()).toHaveValue(`${'a'.repeat(199)}b`);
});
