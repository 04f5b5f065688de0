import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { PhoneChange } from '../texts.ts';
import { aChange, CLAIM, claimed, LIST, page, RELEASE } from '../testing/changes.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const open = (search = '') => renderAt(`/alteracoes-de-telefone${search}`);

test('a card says whose, from what, since when, and each thing to look out for', async () => {
  fakeApi({
    [LIST]: () =>
      page(
        aChange({ subject: 'OPERATOR', oldPhoneNumber: null, hints: ['STAFF', 'CHANGED_RECENTLY'] }),
        aChange({ id: 'b', name: 'Davi Sá', hints: [] }),
      ),
  });
  await open();
  const [first, second] = within(await screen.findByRole('list', { name: 'À espera' })).getAllByRole('heading');
  const cardOf = (heading: HTMLElement | undefined) => heading?.closest('li');
  // Planted: 'De null' for who has no telephone.
  expect(cardOf(first)).toHaveTextContent('De sem telefone');
  expect(cardOf(first)).toHaveTextContent(/Colaborador\. Pedida em 21\/11\/2026/);
  expect(cardOf(first)).toHaveTextContent('O número é de um colaboradorJá trocou de telefone nos últimos 30 dias');
  expect(cardOf(second)).toHaveTextContent('De (92) *****-7777');
  expect(within(cardOf(second) as HTMLElement).queryByRole('listitem')).toBeNull();
});

test.each([
  ['', 'WAITING', 'Nenhuma troca à espera'],
  ['?status=APPROVED', 'APPROVED', 'Nenhuma troca aprovada'],
  ['?status=REFUSED', 'REFUSED', 'Nenhuma troca recusada'],
  ['?status=OTHER', 'WAITING', 'Nenhuma troca à espera'],
])('the address %s asks for %s, and an empty tab says what would be in it', async (search, status, sentence) => {
  const api = fakeApi({ [LIST]: () => page() });
  await open(search);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(api.lastOf(LIST)?.query.get('status')).toBe(status);
});

test('what waits is the oldest first, a page at a time', async () => {
  const api = fakeApi({
    [LIST]: ({ query }) =>
      query.get('cursor') === 'c2' ? page(aChange({ id: 'b', name: 'Davi Sá' })) : { items: [aChange()], next: 'c2' },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Próxima/ }));
  expect(await screen.findByRole('heading', { name: 'Davi Sá' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Rosa Prado' })).toBeNull();
  // Another tab begins at its first page.
  await user.click(screen.getByRole('tab', { name: 'Aprovadas' }));
  await waitFor(() => expect(api.lastOf(LIST)?.query.get('status')).toBe('APPROVED'));
  expect(api.lastOf(LIST)?.query.get('cursor')).toBeNull();
});

test('rows of the tab before are not shown under another name while its own are on their way', async () => {
  const answer = held<{ items: PhoneChange[]; next: null }>();
  const api = fakeApi({ [LIST]: () => page(aChange()) });
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Rosa Prado' });
  api.on(LIST, () => answer.answer);
  await user.click(screen.getByRole('tab', { name: 'Aprovadas' }));
  expect(await screen.findByText('Buscando pedidos...')).toBeInTheDocument();
  // Planted: a request that waits, among the approved ones.
  expect(screen.queryByRole('heading', { name: 'Rosa Prado' })).toBeNull();
  const by = { id: 'x', name: 'Marta' };
  answer.give(
    page(aChange({ status: 'APPROVED', decision: { by, at: '2026-11-21T16:00:00.000Z', reason: 'Confirmou' } })),
  );
  expect(await screen.findByText(/^Marta, 21\/11\/2026.*: Confirmou$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Analisar/ })).toBeNull();
});

test('a list that does not come says why, and comes when it is asked for again', async () => {
  const api = fakeApi({ [LIST]: () => refused('FORBIDDEN') });
  const { user } = await open();
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.queryByText('Nenhuma troca à espera')).toBeNull();
  api.ok(LIST, page(aChange()));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Rosa Prado' })).toBeVisible();
});

// Found: two were taken, and the one that nobody looked at was kept from the others for ten minutes.
test('one request is taken at a time, once however often it is asked for', async () => {
  const answer = held<PhoneChange>();
  const api = fakeApi({
    [LIST]: () => page(aChange(), aChange({ id: 'b', name: 'Davi Sá' })),
    [CLAIM]: () => answer.answer,
  });
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', { name: 'Analisar a troca de Rosa Prado' }));
  await user.click(screen.getByRole('button', { name: 'Analisar a troca de Davi Sá' }));
  expect(api.made(CLAIM)).toHaveLength(1);
  answer.give(aChange({ claim: claimed() }));
  expect(await screen.findByRole('dialog', { name: 'Analisar troca de telefone' })).toHaveTextContent('Rosa Prado');
});

test('one that was decided meanwhile leaves the list, and why is told', async () => {
  const api = fakeApi({
    [LIST]: () => page(aChange()),
    [CLAIM]: () => {
      api.ok(LIST, page());
      return refused('PHONE_CHANGE_DECIDED');
    },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Analisar/ }));
  expect(await screen.findByText('Este pedido já foi decidido ou a pessoa desistiu dele.')).toBeVisible();
  expect(await screen.findByText('Nenhuma troca à espera')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what I have taken already, in another tab, I may go on with; Escape in it gives it back, then leads to the menu', async () => {
  const api = fakeApi({
    [LIST]: () => page(aChange({ claim: claimed() })),
    [CLAIM]: () => aChange({ claim: claimed() }),
    [RELEASE]: lost,
    'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
  });
  const { user, path } = await open();
  await user.click(await screen.findByRole('button', { name: 'Analisar a troca de Rosa Prado' }));
  await user.type(await screen.findByLabelText('Motivo da decisão'), 'Ninguém{Escape}');
  // Not even a lost answer keeps anybody in the dialog: the request goes back by itself.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made(RELEASE)).toHaveLength(1);
  expect(path()).toBe('/alteracoes-de-telefone');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
});

test.each(['manager', 'retailer_analyst', 'cashier'] as const)('%s reads no telephone of anybody', async (role) => {
  signedIn({ role });
  const api = fakeApi();
  const { path } = await open();
  expect(path()).not.toBe('/alteracoes-de-telefone');
  expect(api.made(LIST)).toHaveLength(0);
});
