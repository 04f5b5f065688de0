import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aSupportRequest } from '../../../domain/testing/support-requests.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';

const LIST = 'GET /support/requests';
const CLAIM = 'POST /support/requests/{id}/claim';
const ANSWER = 'POST /support/requests/{id}/answer';
const CLOSE = 'POST /support/requests/{id}/close';
const PHONES = 'GET /coordinator/phone-changes';
const noPhones = { [PHONES]: () => ({ items: [], next: null }) } as const;
const mine = { id: OPERATOR_ID, name: 'Marina Alves' };
const other = { id: 'x', name: 'Davi Rocha' };
const page = (...items: ReturnType<typeof aSupportRequest>[]) => ({ items, next: null });
const open = () => renderAt('/suporte');

beforeEach(() => signedIn({ role: 'analyst' }));

test('the queue on the left, what is asked on the right, and the answer goes to who asked', async () => {
  const second = aSupportRequest({ id: 'b', subject: 'Limite', text: 'Cliente sem limite', traceId: null });
  const api = fakeApi({
    ...noPhones,
    [LIST]: () => page(aSupportRequest(), second),
    [ANSWER]: () => aSupportRequest(),
  });
  const { user } = await open();
  const queue = within(await screen.findByRole('list', { name: 'Pedidos de ajuda' }));
  expect(queue.getAllByRole('listitem')).toHaveLength(2);
  const paper = within(screen.getByRole('article', { name: 'Impressora' }));
  expect(paper.getByText('O recibo não sai')).toBeVisible();
  expect(paper.getByText('trace-7')).toBeVisible();
  await user.click(queue.getByRole('button', { name: /Limite/ }));
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  expect(screen.getByText('Escreva a resposta em ao menos 3 letras')).toBeVisible();
  await user.type(screen.getByLabelText('Resposta'), 'Já liberamos');
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Resposta enviada')).toBeVisible();
  expect(api.lastOf(ANSWER)).toMatchObject({ path: '/support/requests/b/answer', body: { text: 'Já liberamos' } });
  await waitFor(() => expect(api.made(LIST).length).toBeGreaterThan(1));
});

test('a request is claimed, and the list says by whom', async () => {
  const api = fakeApi({ ...noPhones, [LIST]: () => page(aSupportRequest()), [CLAIM]: () => aSupportRequest() });
  const { user } = await open();
  const claim = await screen.findByRole('button', { name: 'Assumir' });
  api.ok(LIST, page(aSupportRequest({ claimedBy: mine })));
  await user.click(claim);
  expect((await screen.findAllByText('Com Marina Alves')).length).toBeGreaterThan(0);
  expect(api.made(CLAIM)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Assumir' })).toBeNull();
});

test('what another person claimed is read, and may be closed; other states are a tab away', async () => {
  const api = fakeApi({
    ...noPhones,
    [LIST]: () => page(aSupportRequest({ claimedBy: other })),
    [CLOSE]: () => aSupportRequest({ status: 'CLOSED' }),
  });
  const { user, place } = await open();
  expect((await screen.findAllByText('Com Davi Rocha')).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Resposta')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Pedido encerrado')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Respondidos/ }));
  await waitFor(() => expect(api.lastOf(LIST)?.query.get('status')).toBe('ANSWERED'));
  expect(place()).toContain('ANSWERED');
});

test('what the server refuses is said, and what was typed stays', async () => {
  fakeApi({ ...noPhones, [LIST]: () => page(aSupportRequest()), [ANSWER]: () => refused('SUPPORT_REQUEST_CLAIMED') });
  const { user } = await open();
  await user.type(await screen.findByLabelText('Resposta'), 'Troque o papel');
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Outra pessoa já assumiu este pedido')).toBeVisible();
  expect(screen.getByLabelText('Resposta')).toHaveValue('Troque o papel');
});

test('nothing waits; a failure offers to try again', async () => {
  const api = fakeApi({ ...noPhones, [LIST]: lost });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  api.ok(LIST, page());
  await user.click(retry);
  expect(await screen.findByText('Nenhum pedido em aberto')).toBeVisible();
});

const aPhone = {
  id: 'p',
  personId: 'q',
  subject: 'CUSTOMER',
  name: 'Rosa Prado',
  oldPhoneNumber: null,
  newPhoneNumber: '+5592977776666',
  askedAt: '2026-11-21T15:00:00.000Z',
  hints: [],
  status: 'WAITING',
  claim: null,
  decision: null,
} as const;

test('a change of telephone that waits stands in the same list, and leads to where it is decided', async () => {
  const phones = { [PHONES]: () => ({ items: [{ ...aPhone, hints: [] }], next: null }) };
  const api = fakeApi({ ...phones, [LIST]: () => page(aSupportRequest()) });
  const { user, path } = await open();
  const queue = within(await screen.findByRole('list', { name: 'Pedidos de ajuda' }));
  const link = await queue.findByRole('link', { name: /^Troca de telefoneRosa Prado, cliente, 21\/11\/2026/ });
  expect(queue.getByRole('button', { name: /Impressora/ })).toBeVisible();
  expect(api.lastOf(PHONES)?.query.get('status')).toBe('WAITING');
  await user.click(link);
  expect(path()).toBe('/alteracoes-de-telefone');
});

test('changes of telephone alone are no empty inbox, and what was answered has none', async () => {
  fakeApi({ [PHONES]: () => ({ items: [{ ...aPhone, hints: [] }], next: null }), [LIST]: () => page() });
  const { user } = await open();
  expect(await screen.findByRole('link', { name: /Troca de telefone/ })).toBeVisible();
  expect(screen.queryByText('Nenhum pedido em aberto')).toBeNull();
  await user.click(screen.getByRole('tab', { name: /Respondidos/ }));
  expect(await screen.findByText('Nenhum pedido respondido')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Troca de telefone/ })).toBeNull();
});
