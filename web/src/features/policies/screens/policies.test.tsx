import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import {
  aPolicy,
  APPROVE,
  ENTER,
  idOf,
  KINDS,
  LIST,
  ONE,
  policiesGoWell,
  PREVIEW,
  pricing,
  RETAILER,
  WITHDRAW,
} from '../testing/policies.ts';

let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi(policiesGoWell);
});
const rate = () => screen.findByLabelText('Juros ao mês (%)');
const compare = () => screen.getByRole('button', { name: 'Ver o que muda' });
async function raised(to = '5,49') {
  const page = await renderAt(`/politicas/nova?de=${idOf(1)}`);
  const field = await rate();
  await page.user.clear(field);
  await page.user.type(field, to);
  return page;
}

test('the lines of a kind: what comes, what holds, what was, by variant and place', async () => {
  const everybody = { scope: 'PROVIDER' as const, retailer: null };
  const items = [
    aPolicy({ id: idOf(4), status: 'FUTURE', validFrom: '2027-02-01', validUntil: '2027-03-01' }),
    aPolicy(),
    aPolicy({
      id: idOf(2),
      status: 'PAST',
      validFrom: '2025-01-01',
      author: { kind: 'SYSTEM', operatorId: null, name: null },
    }),
    aPolicy({
      id: idOf(5),
      ...everybody,
      variant: 'SUPER_PURCHASE',
      author: { kind: 'OPERATOR', operatorId: idOf(8), name: null },
    }),
  ];
  api.ok(LIST, { items, next: null });
  const { user, place } = await renderAt('/politicas');
  const line = within(await screen.findByRole('region', { name: 'Compra comum, Norte Móveis' }));
  expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Mudar a partir desta',
    'de 01/02/2027 a 01/03/2027',
    'desde 10/01/2026',
    'desde 01/01/2025',
  ]);
  expect(line.getByText('1 anterior')).toBeVisible();
  const all = within(screen.getByRole('region', { name: 'Super Compra, Todas as redes' }));
  expect(all.getByText(/^Provedor, /)).toBeVisible();
  // What a retailer may not change it copies for itself.
  expect(all.getByRole('link', { name: 'Copiar para a rede' })).toBeVisible();
  api.ok(LIST, { items: [], next: null });
  await user.selectOptions(screen.getByLabelText('Assunto'), 'IOF');
  expect(await screen.findByText('Ninguém publicou esta política ainda.')).toBeVisible();
  expect(screen.getByText('Só o provedor muda esta política.')).toBeVisible();
  expect(place()).toBe('/politicas?tipo=iof');
});

test('the second page of a long history is asked for', async () => {
  api.on(LIST, ({ query }) =>
    query.get('cursor') === null
      ? { items: [aPolicy()], next: 'mais' }
      : { items: [aPolicy({ id: idOf(2), status: 'PAST' })], next: null },
  );
  const { user } = await renderAt('/politicas');
  await user.click(await screen.findByRole('button', { name: 'Buscar mais antigas' }));
  expect(await screen.findByText('1 anterior')).toBeVisible();
});

test('one policy reads as people write, with its difference', async () => {
  await renderAt(`/politicas/${idOf(1)}`);
  expect(await screen.findByText(/^Davi Rocha, 05\/01\/2026/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Compra mínima R\$\s5,00 R\$\s10,00$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^4,99\s% 3, 6$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Desfazer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
});

test('one that has not begun is withdrawn with a reason', async () => {
  api.ok(ONE, aPolicy({ status: 'FUTURE' }));
  const { user } = await renderAt(`/politicas/${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Retirar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retirar antes de valer' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Engano');
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Política retirada.')).toBeVisible();
  expect(api.lastOf(WITHDRAW)?.body).toEqual({ reason: 'Engano' });
});

test('of a kind that two decide on another person approves, and who published waits', async () => {
  const waiting = aPolicy({ kind: 'limits', scope: 'PROVIDER', retailer: null, status: 'WAITING' });
  api.ok(ONE, { ...waiting, author: { kind: 'OPERATOR', operatorId: OPERATOR_ID, name: 'Eu' } });
  const own = await renderAt(`/politicas/${idOf(1)}`);
  expect(await screen.findByText(/^Espera outra pessoa/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  own.unmount();
  api.ok(ONE, waiting);
  api.refuse(APPROVE, 'POLICY_CHANGED_SINCE');
  const { user } = await renderAt(`/politicas/${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText(/^Já existe outra política para este dia/)).toBeVisible();
  api.ok(APPROVE, { ...waiting, status: 'FUTURE' });
  await user.click(screen.getByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText(/^Aprovada: vale/)).toBeVisible();
});

test('a rate is raised: typed with a comma, shown on a purchase, published over what was shown', async () => {
  const { user, path } = await raised();
  await user.click(compare());
  const dialog = within(await screen.findByRole('dialog', { name: 'O que muda' }));
  expect(dialog.getByRole('row', { name: /^Planos, linha 1: Juros ao mês 4,99\s% 5,49\s%$/ })).toBeVisible();
  expect(
    dialog.getByRole('row', { name: /^3x R\$\s185,51 CET 102,07% ao ano R\$\s187,28 CET 114,11% ao ano$/ }),
  ).toBeVisible();
  await user.type(dialog.getByLabelText('Motivo'), 'Custo do dinheiro');
  await user.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Política publicada.')).toBeVisible();
  await waitFor(() => expect(path()).toBe(`/politicas/${idOf(3)}`));
  expect(api.lastOf(ENTER)?.body).toMatchObject({
    kind: 'pricing',
    variant: 'STANDARD',
    scope: 'RETAILER',
    basedOn: idOf(1),
    reason: 'Custo do dinheiro',
    document: { minimum: 10, plans: [{ rateMonthly: '0.0549', counts: [3, 6] }] },
  });
});

test('what cannot be read is said at the field before anything is sent, also a day that does not exist', async () => {
  const { user } = await raised('dez');
  const day = screen.getByLabelText('Primeiro dia');
  await user.clear(day);
  await user.type(day, '31042027');
  await user.click(compare());
  expect(screen.getByText('Informe um percentual, como 4,99')).toBeVisible();
  expect(await rate()).toBeInvalid();
  expect(day).toHaveValue('31/04/2027');
  expect(day).toHaveAccessibleDescription(/não existe|inexistente/i);
  expect(api.made(PREVIEW)).toHaveLength(0);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const message = 'Acima do teto legal de 0,9358 % ao mês';
  api.on(PREVIEW, () => refused('INVALID_POLICY', { issues: [{ path: 'document.plans.0.rateMonthly', message }] }));
  const { user } = await raised();
  await user.click(compare());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await rate()).toHaveValue('5,49');
  expect(await rate()).toBeInvalid();
  api.refuse(PREVIEW, 'POLICY_WITHOUT_CHANGE');
  await user.click(compare());
  expect(await screen.findByText(/^Nada muda em relação/)).toBeVisible();
});

test('somebody else was first: it is said where the reason is, and what was typed stays', async () => {
  api.refuse(ENTER, 'POLICY_CHANGED_SINCE');
  const { user } = await raised();
  await user.click(compare());
  await user.type(await screen.findByLabelText('Motivo'), 'Custo');
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/^Já existe outra política para este dia/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(await rate()).toHaveValue('5,49');
});

test('rows come and go, and leaving with changes asks first', async () => {
  const { user, path } = await renderAt(`/politicas/nova?de=${idOf(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Acrescentar linha' }));
  expect(screen.getAllByRole('group', { name: /^Planos, linha/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Tirar: Planos, linha 1' }));
  expect(await rate()).toHaveValue('');
  await user.click(screen.getAllByRole('link', { name: 'Políticas' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(path()).toBe('/politicas/nova');
  await user.click(screen.getAllByRole('link', { name: 'Políticas' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Sair sem publicar' }));
  await waitFor(() => expect(path()).toBe('/politicas'));
});

test('an undo is the former document in the place of the newer one', async () => {
  api.on(ONE, ({ path }) =>
    path.endsWith(idOf(2))
      ? aPolicy({ id: idOf(2), scope: 'PROVIDER', retailer: null, document: { minimum: 5, plans: [] } })
      : aPolicy(),
  );
  const { user } = await renderAt(`/politicas/nova?de=${idOf(2)}&desfaz=${idOf(1)}`);
  expect(await screen.findByRole('heading', { name: 'Desfazer uma política' })).toBeVisible();
  expect(await screen.findByLabelText('Compra mínima')).toHaveValue('R$ 5,00');
  await user.click(compare());
  await screen.findByRole('dialog');
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({ scope: 'RETAILER', document: { minimum: 5, plans: [] } });
});

test('the provider publishes for everybody and for each retailer', async () => {
  api.ok(KINDS, { kinds: [{ ...pricing, scopes: ['PROVIDER', 'RETAILER', 'STORE'] }], retailers: [RETAILER] });
  api.ok('GET /retailers/stores', []);
  const { user } = await renderAt('/politicas/nova?tipo=pricing');
  const where = await screen.findByLabelText('Onde vale');
  expect(
    within(where)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Todas as redes', 'Norte Móveis']);
  await user.selectOptions(where, 'Norte Móveis');
  await user.type(screen.getByLabelText('Compra mínima'), '10');
  await user.click(compare());
  await waitFor(() => expect(api.lastOf(PREVIEW)?.body).toMatchObject({ scope: 'RETAILER', retailerId: RETAILER.id }));
});
