import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { MessageTemplate, SentMessage } from '../message-calls.ts';

const LIST = 'GET /coordinator/messages';
const AGAIN = 'POST /coordinator/messages/{id}/again';
const TEMPLATES = 'GET /coordinator/messages/templates';
const ID = '01900000-0000-7000-8000-000000000d01';

const aMessage = (over: Partial<SentMessage> = {}): SentMessage => ({
  id: ID,
  recipient: '(92) *****-7777',
  channel: 'SMS',
  template: 'paymentReceived',
  title: 'Pagamento recebido na loja',
  status: 'FAILED',
  followedBy: null,
  tries: 8,
  nextTryAt: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  sentAt: null,
  canBeSentAgain: true,
  ...over,
});
const aTemplate = (over: Partial<MessageTemplate> = {}): MessageTemplate => ({
  name: 'limit',
  title: 'Limite disponível',
  text: '{marca}: você tem {limite} para comprar.',
  isOwn: true,
  example: 'UME: você tem R$ 1.200,00 para comprar.',
  variables: [
    { name: 'marca', title: 'Nome da marca', example: 'UME', isNeeded: false },
    { name: 'limite', title: 'Limite disponível', example: 'R$ 1.200,00', isNeeded: true },
  ],
  ...over,
});

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [LIST]: () => ({ items: [aMessage()], next: null }),
    [AGAIN]: () => aMessage({ status: 'QUEUED', canBeSentAgain: false }),
    [TEMPLATES]: () => [
      aTemplate(),
      aTemplate({ name: 'loginCode', title: 'Código de entrada', isOwn: false, example: 'UME: 123 456' }),
    ],
  });
});
async function open(at = '/mensagens') {
  const page = await renderAt(at);
  await screen.findByRole('table');
  return page;
}
const asked = () => Object.fromEntries(api.lastOf(LIST)?.query ?? []);
const rowTexts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('each message says to whom, masked, by what, what became of it and after how many tries; never its words', async () => {
  const queued = {
    id: 'q',
    status: 'QUEUED',
    tries: 2,
    nextTryAt: '2026-11-21T15:04:00.000Z',
    canBeSentAgain: false,
  } as const;
  const followed = { id: 'f', followedBy: 'WHATSAPP', canBeSentAgain: false } as const;
  const old = { id: 'o', template: null, title: null, status: 'SENT', tries: null, canBeSentAgain: false } as const;
  api.ok(LIST, { items: [aMessage(), aMessage(queued), aMessage(followed), aMessage(old)], next: null });
  await open();
  expect(rowTexts()).toEqual([
    '21/11/2026 11:00(92) *****-7777Pagamento recebido na lojaSMSNão entregue8Reenviar',
    '21/11/2026 11:00(92) *****-7777Pagamento recebido na lojaSMSNa filaPróxima tentativa: 21/11/2026 11:042',
    '21/11/2026 11:00(92) *****-7777Pagamento recebido na lojaSMSSeguiu por WhatsApp8',
    '21/11/2026 11:00(92) *****-7777Anterior aos modelosSMSEnviada—',
  ]);
  expect(screen.getByText(/^O texto não aparece aqui/)).toBeVisible();
});

test('state, channel and day narrow the list, the address keeps them, and each is taken away again', async () => {
  const { user, search } = await open('/mensagens?estado=nada');
  expect(asked()).toEqual({ sort: '-createdAt' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'Não entregue');
  await user.selectOptions(screen.getByLabelText('Meio'), 'SMS');
  await user.type(screen.getByLabelText('Dia'), '21112026');
  await waitFor(() =>
    expect(asked()).toEqual({ sort: '-createdAt', status: 'FAILED', channel: 'SMS', day: '2026-11-21' }),
  );
  expect(search()).toMatchObject({ estado: 'FAILED', meio: 'SMS', dia: '2026-11-21' });
  api.ok(LIST, { items: [], next: null });
  await user.click(screen.getByRole('button', { name: /Meio.*SMS/ }));
  await waitFor(() => expect(asked()).not.toHaveProperty('channel'));
  expect(await screen.findByText('Nenhuma mensagem aqui')).toBeVisible();
});

test('one that no channel delivered is sent again, once; a refusal stands where it was asked', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Reenviar Pagamento recebido na loja para/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reenviar esta mensagem?' }));
  api.refuse(AGAIN, 'TOO_MANY_REQUESTS');
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  expect(await dialog.findByText(/^Muitas tentativas/)).toBeVisible();
  api.ok(AGAIN, aMessage({ status: 'QUEUED' }));
  api.ok(LIST, { items: [aMessage({ followedBy: 'AGAIN', canBeSentAgain: false })], next: null });
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('A mensagem voltou para a fila de envio.')).toBeVisible();
  expect(await screen.findByText('Reenviada')).toBeVisible();
  expect(api.lastOf(AGAIN)?.path).toContain(ID);
  expect(api.lastOf(AGAIN)?.key).not.toBeNull();
});

test('templates are read with their variables and an example, and found by their words', async () => {
  const { user, search } = await open();
  await user.click(screen.getByRole('tab', { name: 'Modelos' }));
  expect(await screen.findByText('UME: você tem R$ 1.200,00 para comprar.')).toBeVisible();
  expect(search()).toEqual({ aba: 'modelos' });
  expect(screen.getByText('Texto da rede')).toBeVisible();
  expect(screen.getAllByText(/Limite disponível \(obrigatória\)/)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mudar os textos' })).toHaveAttribute(
    'href',
    '/parametros?assunto=Mensagens',
  );
  await user.type(screen.getByLabelText('Buscar modelo'), 'CODIGO de');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await user.type(screen.getByLabelText('Buscar modelo'), ' ninguém');
  expect(screen.getByText('Nenhum modelo com este nome')).toBeVisible();
});

test('templates that do not come are asked for again; a cashier has no such page', async () => {
  api.refuse(TEMPLATES, 'FORBIDDEN');
  const { user } = await renderAt('/mensagens?aba=modelos');
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 }));
  expect(api.made(TEMPLATES).length).toBeGreaterThan(1);
  signedIn({ role: 'cashier' });
  const { path } = await renderAt('/mensagens');
  expect(path()).not.toBe('/mensagens');
});

test('the oldest come first when asked, a page at a time, and a new order begins at the first page', async () => {
  api.ok(LIST, { items: [aMessage()], next: 'cursor-2' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(asked()).toEqual({ sort: '-createdAt', cursor: 'cursor-2' }));
  await user.click(await screen.findByRole('button', { name: /^Quando/ }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'createdAt' }));
  expect(screen.queryByRole('button', { name: 'Voltar ao início' })).toBeNull();
});

test('a list that does not come says why, and is asked for again', async () => {
  api.refuse(LIST, 'FORBIDDEN');
  const { user } = await renderAt('/mensagens');
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.queryByText('Nenhuma mensagem aqui')).toBeNull();
  api.ok(LIST, { items: [aMessage()], next: null });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('row', { name: /Pagamento recebido na loja/ })).toBeVisible();
});

test('thought over, nothing is sent; after a lost answer the same sending is asked for', async () => {
  const { user } = await open();
  const ask = async () => user.click(await screen.findByRole('button', { name: /^Reenviar Pagamento/ }));
  await ask();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.made(AGAIN)).toHaveLength(0);
  await ask();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Ela sai de novo para \(92\) \*{5}-7777/)).toBeVisible();
  api.lose(AGAIN);
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  expect(await dialog.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  api.refuse(AGAIN, 'MESSAGE_OVER');
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  expect(await dialog.findByText(/^Código, link e Pix vencem e não se reenviam\./)).toBeVisible();
  const [first, second] = api.made(AGAIN);
  expect(second?.key).toBe(first?.key);
  expect(screen.queryByText('A mensagem voltou para a fila de envio.')).toBeNull();
});

test('templates on their way are announced before any is missed', async () => {
  const answer = held<MessageTemplate[]>();
  api.on(TEMPLATES, () => answer.answer);
  await renderAt('/mensagens?aba=modelos');
  expect(await screen.findByText('Buscando os modelos...')).toBeInTheDocument();
  expect(screen.queryByText('Nenhum modelo com este nome')).toBeNull();
  answer.give([]);
  expect(await screen.findByText('Nenhum modelo com este nome')).toBeVisible();
  expect(screen.queryByText('Buscando os modelos...')).toBeNull();
});
