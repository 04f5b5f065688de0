import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aSupportRequest } from '../../../domain/testing/support-requests.ts';
import type { SupportRequest } from '../../../domain/support/support-calls.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';

const LIST = 'GET /support/requests';
const CLAIM = 'POST /support/requests/{id}/claim';
const ANSWER = 'POST /support/requests/{id}/answer';
const CLOSE = 'POST /support/requests/{id}/close';
const other = { id: 'x', name: 'Davi Rocha' };
const second = aSupportRequest({ id: 'b', subject: 'Limite', text: 'Cliente sem limite', traceId: null, page: null });
const page = (...items: SupportRequest[]) => ({ items, next: null });
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    'GET /coordinator/phone-changes': () => ({ items: [], next: null }),
    [LIST]: () => page(aSupportRequest(), second),
    [CLAIM]: () => aSupportRequest(),
    [ANSWER]: () => aSupportRequest({ status: 'ANSWERED' }),
    [CLOSE]: () => aSupportRequest({ status: 'CLOSED' }),
  });
});
const open = () => renderAt('/suporte');
const answerField = () => screen.findByLabelText('Resposta');
const send = () => screen.getByRole('button', { name: 'Responder' });

test('by keyboard: a request of the queue is chosen, and is the one that is said to be open', async () => {
  const { user } = await open();
  const queue = within(await screen.findByRole('list', { name: 'Pedidos de ajuda' }));
  const [first, next] = queue.getAllByRole('button');
  expect(first).toHaveAttribute('aria-current', 'true');
  next?.focus();
  await user.keyboard('{Enter}');
  expect(next).toHaveAttribute('aria-current', 'true');
  expect(first).toHaveAttribute('aria-current', 'false');
  const paper = within(screen.getByRole('article', { name: 'Limite' }));
  expect(paper.getByText('Cliente sem limite')).toBeVisible();
  // Nothing is known of page and failure: no empty lines of them.
  expect(paper.queryByText('Página')).toBeNull();
  expect(paper.queryByText('Código da falha')).toBeNull();
});

test('an answer is sent once, without its spaces', async () => {
  const { answer, give } = held<SupportRequest>();
  api.on(ANSWER, () => answer);
  const { user } = await open();
  await user.type(await answerField(), '  Troque o papel ');
  await user.dblClick(send());
  await user.click(screen.getByRole('button', { name: 'Enviando...' }));
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  expect(api.made(ANSWER)).toHaveLength(1);
  // Planted: the other acts went out beside the one on its way.
  expect(api.made(CLOSE)).toHaveLength(0);
  expect(api.lastOf(ANSWER)?.body).toEqual({ text: 'Troque o papel' });
  give(aSupportRequest({ status: 'ANSWERED' }));
  expect(await screen.findByText('Resposta enviada')).toBeVisible();
});

test('a lost answer is sent again with its key', async () => {
  api.lose(ANSWER);
  const { user } = await open();
  await user.type(await answerField(), 'Troque o papel');
  await user.click(send());
  expect(await screen.findByText(/conexão|internet/i)).toBeVisible();
  api.ok(ANSWER, aSupportRequest({ status: 'ANSWERED' }));
  await user.click(send());
  expect(await screen.findByText('Resposta enviada')).toBeVisible();
  const [first, again] = api.made(ANSWER);
  expect(again?.key).toBe(first?.key);
});

test('what was typed stays while others of the queue are read', async () => {
  const { user } = await open();
  await user.type(await answerField(), 'Troque o');
  await user.click(screen.getByRole('button', { name: /Limite/ }));
  expect(await answerField()).toHaveValue('');
  await user.type(await answerField(), 'Liberado');
  // It was thrown away without a word.
  await user.click(screen.getByRole('button', { name: /Impressora/ }));
  expect(await answerField()).toHaveValue('Troque o');
  await user.click(screen.getByRole('button', { name: /Limite/ }));
  expect(await answerField()).toHaveValue('Liberado');
});

test('somebody closed it meanwhile: it leaves the queue, and that is said all the same', async () => {
  api.refuse(ANSWER, 'SUPPORT_REQUEST_CLOSED');
  const { user } = await open();
  await user.type(await answerField(), 'Troque o papel');
  api.ok(LIST, page(second));
  await user.click(send());
  expect(await screen.findByRole('article', { name: 'Limite' })).toBeVisible();
  // The sentence went with the request, and the next one stood there as if nothing had been refused.
  expect(await screen.findByText('Este pedido já foi encerrado')).toBeVisible();
  expect(await answerField()).toHaveValue('');
});

test('somebody claimed it meanwhile: it says so and with whom it is', async () => {
  api.refuse(CLAIM, 'SUPPORT_REQUEST_CLAIMED');
  const { user } = await open();
  const claim = await screen.findByRole('button', { name: 'Assumir' });
  api.ok(LIST, page(aSupportRequest({ claimedBy: other })));
  await user.click(claim);
  expect(await screen.findByText('Outra pessoa já assumiu este pedido')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Com Davi Rocha').length).toBeGreaterThan(1));
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
});

test('what one answered is answered anew from the words of before; what another did is read', async () => {
  const mine = { id: OPERATOR_ID, name: 'Marina Alves' };
  const answered = { status: 'ANSWERED', answer: 'Troque o papel' } as const;
  api.ok(LIST, page(aSupportRequest({ ...answered, claimedBy: mine })));
  const { user, unmount } = await renderAt('/suporte?status=ANSWERED');
  expect(await answerField()).toHaveValue('Troque o papel');
  await user.type(await answerField(), ' térmico');
  await user.click(send());
  await waitFor(() => expect(api.lastOf(ANSWER)?.body).toEqual({ text: 'Troque o papel térmico' }));
  unmount();
  api.ok(LIST, page(aSupportRequest({ ...answered, claimedBy: other })));
  await renderAt('/suporte?status=ANSWERED');
  expect(await screen.findByText('Troque o papel')).toBeVisible();
  expect(screen.queryByLabelText('Resposta')).toBeNull();
});

test('what is over is only read, with its answer', async () => {
  api.ok(LIST, page(aSupportRequest({ status: 'CLOSED', answer: 'Era o papel' })));
  await renderAt('/suporte?status=CLOSED');
  const paper = within(await screen.findByRole('article', { name: 'Impressora' }));
  expect(paper.getByText('Era o papel')).toBeVisible();
  expect(paper.queryByRole('button')).toBeNull();
});

test.each([
  ['ANSWERED', 'Nenhum pedido respondido'],
  ['CLOSED', 'Nenhum pedido encerrado'],
  ['NADA', 'Nenhum pedido em aberto'],
])('nothing is in state %s', async (status, sentence) => {
  api.ok(LIST, page());
  await renderAt(`/suporte?status=${status}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(api.lastOf(LIST)?.query.get('status')).toBe(status === 'NADA' ? 'OPEN' : status);
});

test('the second page is asked for, and the way back', async () => {
  api.on(LIST, ({ query }) =>
    query.get('cursor') === null ? { items: [aSupportRequest()], next: 'mais' } : page(second),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
  expect(await screen.findByRole('article', { name: 'Limite' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar ao início' }));
  expect(await screen.findByRole('article', { name: 'Impressora' })).toBeVisible();
});

test('a refresh that is lost keeps nothing back: it is said, and tried again', async () => {
  const { user } = await open();
  await answerField();
  api.on(LIST, lost);
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 });
  api.ok(LIST, page(second));
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Limite' })).toBeVisible();
}, 20_000);

test('only analysts have an inbox', async () => {
  signedIn({ role: 'manager' });
  const { path } = await open();
  expect(path()).not.toBe('/suporte');
  expect(api.made(LIST)).toHaveLength(0);
});
