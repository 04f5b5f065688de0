import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { MessageTemplate, SentMessage } from '../message-calls.ts';

const LIST = 'GET /coordinator/messages';
const AGAIN = 'POST /coordinator/messages/{id}/again';
const TEMPLATES = 'GET /coordinator/messages/templates';

const message: SentMessage = {
  id: '01900000-0000-7000-8000-000000000d01',
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
};
let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({ [LIST]: () => ({ items: [message], next: 'cursor-2' }), [TEMPLATES]: () => [] });
});
const asked = () => Object.fromEntries(api.lastOf(LIST)?.query ?? []);

test('the oldest come first when asked, a page at a time, and a new order begins at the first page', async () => {
  const { user } = await renderAt('/mensagens');
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
  api.ok(LIST, { items: [message], next: null });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('row', { name: /Pagamento recebido na loja/ })).toBeVisible();
});

test('thought over, nothing is sent; after a lost answer the same sending is asked for', async () => {
  const { user } = await renderAt('/mensagens');
  const open = async () => user.click(await screen.findByRole('button', { name: /^Reenviar Pagamento/ }));
  await open();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.made(AGAIN)).toHaveLength(0);
  await open();
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
