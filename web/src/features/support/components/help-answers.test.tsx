import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aSupportRequest } from '../../../domain/testing/support-requests.ts';
import type { SupportRequest } from '../../../domain/support/support-calls.ts';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';

const MINE = 'GET /support/requests/mine';
const ASK = 'POST /support/requests';
const CLOSE = 'POST /support/requests/mine/{id}/close';
const answered = aSupportRequest({
  status: 'ANSWERED',
  answer: 'Troque o papel',
  claimedBy: { id: 'x', name: 'Davi Rocha' },
});
let api: FakeApi;

beforeEach(() => {
  signedIn();
  api = fakeApi({
    'GET /retailers/stores': () => [],
    [MINE]: () => ({ items: [] }),
    [ASK]: () => aSupportRequest(),
    [CLOSE]: () => ({ ...answered, status: 'CLOSED' }),
  });
});
async function openHelp() {
  const view = await renderAt('/configuracao');
  await view.user.click(await screen.findByRole('button', { name: 'Ajuda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajuda' }));
  const send = () => dialog.getByRole('button', { name: 'Enviar ao suporte' });
  const write = async (subject: string, text: string) => {
    await view.user.type(dialog.getByLabelText('Assunto'), subject);
    await view.user.type(dialog.getByLabelText('O que aconteceu?'), text);
  };
  return { ...view, dialog, send, write };
}

test('each field says its own fault, the first has the focus, and spaces are no letters', async () => {
  const { user, dialog, send, write } = await openHelp();
  await write('  ab  ', '   ');
  await user.click(send());
  expect(dialog.getByLabelText('Assunto')).toHaveAccessibleDescription('Escreva o assunto em ao menos 3 letras');
  expect(dialog.getByLabelText('O que aconteceu?')).toHaveAccessibleDescription(
    /Conte o que aconteceu em ao menos 3 letras/,
  );
  expect(dialog.getByLabelText('Assunto')).toHaveFocus();
  await user.keyboard('c');
  expect(dialog.getByLabelText('Assunto')).toBeValid();
  expect(api.made(ASK)).toHaveLength(0);
});

test('sent by Enter from the subject, once, without the spaces; then the form is empty for the next', async () => {
  const { answer, give } = held<SupportRequest>();
  api.on(ASK, () => answer);
  const { user, dialog, write } = await openHelp();
  await write('  Impressora ', ' O recibo não sai ');
  await user.type(dialog.getByLabelText('Assunto'), '{Enter}');
  const busy = dialog.getByRole('button', { name: 'Enviando...' });
  await user.click(busy);
  // Enter in a field presses the button, which is busy.
  await user.type(dialog.getByLabelText('Assunto'), '{Enter}');
  expect(api.made(ASK)).toHaveLength(1);
  expect(api.lastOf(ASK)?.body).toMatchObject({ subject: 'Impressora', text: 'O recibo não sai' });
  give(aSupportRequest());
  await waitFor(() => expect(dialog.getByLabelText('Assunto')).toHaveValue(''));
  expect(dialog.getByLabelText('O que aconteceu?')).toHaveValue('');
});

test('the connection is lost on the way: the same words go with the same key', async () => {
  api.lose(ASK);
  const { user, dialog, send, write } = await openHelp();
  await write('Impressora', 'O recibo não sai');
  await user.click(send());
  await waitFor(() => expect(dialog.getByText(/conexão|internet/i)).toBeVisible());
  expect(dialog.getByLabelText('O que aconteceu?')).toHaveValue('O recibo não sai');
  api.ok(ASK, aSupportRequest());
  await user.click(send());
  await waitFor(() => expect(dialog.getByLabelText('Assunto')).toHaveValue(''));
  expect(dialog.queryByText(/conexão|internet/i)).toBeNull();
  const [first, second] = api.made(ASK);
  expect(second?.key).toBe(first?.key);
});

test('the code of the last failure goes along, and is shown before', async () => {
  api.refuse('GET /retailers/stores', 'FORBIDDEN');
  const { user, dialog, send, write } = await openHelp();
  expect(dialog.getByText('Vai junto o código da última falha: trace-1')).toBeVisible();
  await write('Lojas', 'Não vejo as lojas');
  await user.click(send());
  await waitFor(() => expect(api.lastOf(ASK)?.body).toMatchObject({ traceId: 'trace-1' }));
});

test('without a store on the device none is sent', async () => {
  signedIn({ role: 'manager', store: null });
  const { user, send, write } = await openHelp();
  await write('Entrada', 'A loja não aparece');
  await user.click(send());
  await waitFor(() => expect(api.made(ASK)).toHaveLength(1));
  expect(api.lastOf(ASK)?.body).not.toHaveProperty('storeId');
});

test('each request says how it stands; only what was answered is solved, and once', async () => {
  const waiting = aSupportRequest({ id: 'b', subject: 'Senha' });
  const over = aSupportRequest({ id: 'c', subject: 'Limite', status: 'CLOSED' });
  api.ok(MINE, { items: [answered, waiting, over] });
  const { user, dialog } = await openHelp();
  const list = within(await dialog.findByRole('list', { name: 'Seus pedidos' }));
  const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^ImpressoraRespondido.*Resposta de Davi RochaTroque o papelResolvido$/);
  expect(items[1]).toMatch(/^SenhaEm aberto/);
  expect(items[2]).toMatch(/^LimiteEncerrado/);
  const { answer, give } = held<SupportRequest>();
  api.on(CLOSE, () => answer);
  await user.dblClick(list.getByRole('button', { name: 'Resolvido' }));
  await user.click(list.getByRole('button', { name: 'Encerrando...' }));
  expect(api.made(CLOSE)).toHaveLength(1);
  api.ok(MINE, { items: [{ ...answered, status: 'CLOSED' }, waiting, over] });
  give({ ...answered, status: 'CLOSED' });
  await waitFor(() => expect(list.queryByRole('button')).toBeNull());
});

test('what cannot be closed is said, and may be closed again', async () => {
  api.ok(MINE, { items: [answered] });
  api.on(CLOSE, () => refused('SUPPORT_REQUEST_NOT_FOUND'));
  const { user, dialog } = await openHelp();
  await user.click(await dialog.findByRole('button', { name: 'Resolvido' }));
  expect(await screen.findByText('Pedido não encontrado')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Resolvido' })).toBeVisible();
});

test('Escape closes the help, and the focus is where it was', async () => {
  const { user } = await openHelp();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ajuda' })).toHaveFocus();
});

test('who asked nothing on this device is not looked after on the start page', async () => {
  localStorage.setItem('support_asked_by', 'somebody-else');
  await renderAt('/caixa');
  await screen.findByRole('button', { name: 'Ajuda' });
  // Planted: the next operator of the till read the answer to the one before.
  expect(api.made(MINE)).toHaveLength(0);
});

test('an answer on the start page that cannot be closed stays, and says why', async () => {
  localStorage.setItem('support_asked_by', OPERATOR_ID);
  api.ok(MINE, { items: [aSupportRequest({ id: 'b' }), answered] });
  api.on(CLOSE, lost);
  const { user } = await renderAt('/caixa');
  await user.click(await screen.findByRole('button', { name: 'Resolvido' }));
  expect(await screen.findByText(/conexão|internet/i)).toBeVisible();
  expect(screen.getByText('O suporte respondeu: Impressora')).toBeVisible();
  expect(localStorage.getItem('support_asked_by')).toBe(OPERATOR_ID);
});
