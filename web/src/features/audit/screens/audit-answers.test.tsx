import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import type { AuditChain } from '../audit-calls.ts';
import { aCheck, aFrame, anEntry, CHAIN, CHECK, CUSTOMER_ID, EXPORT, FIND, FRAME, LIST } from '../testing/audit.ts';

const CPF = '52998224725';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [FRAME]: () => aFrame(),
    [LIST]: () => ({ items: [anEntry()], next: null }),
    [CHAIN]: () => aFrame().chain,
    [FIND]: () => ({ customerId: CUSTOMER_ID, cpf: '529.***.***-25' }),
  });
});
async function open(at = '/auditoria') {
  const page = await renderAt(at);
  await screen.findByRole('table');
  return page;
}
const asked = () => Object.fromEntries(api.lastOf(LIST)?.query ?? []);
const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('who acted is named, also when it was no person of the house', async () => {
  const author = (kind: 'operator' | 'customer' | 'system', id: string | null = null) => ({ kind, id, name: null });
  api.ok(LIST, {
    items: [
      anEntry({ id: 'a', author: author('system'), customer: null, store: null, facts: [], position: null }),
      anEntry({ id: 'b', author: author('customer', CUSTOMER_ID) }),
      anEntry({
        id: 'c',
        author: author('operator', OPERATOR_ID),
        facts: [{ label: 'CPF', before: null, after: 'x' }],
      }),
    ],
    next: null,
  });
  await open();
  // What is not sealed yet has no place in the chain.
  expect(cells(1).slice(1)).toEqual(['O sistema', 'Limite alterado', '—', '—', 'a selar']);
  expect(cells(2)[1]).toBe('O próprio cliente');
  expect(cells(3).slice(1, 3)).toEqual(['Pessoa sem cadastro', 'Limite alteradoCPF: x']);
});

test('facts of one entry stand side by side', async () => {
  const facts = [
    { label: 'Limite', before: 'R$ 500,00', after: 'R$ 800,00' },
    { label: 'Motivo', before: null, after: 'Renda' },
  ];
  api.ok(LIST, { items: [anEntry({ facts })], next: null });
  await open();
  expect(screen.getByText('Limite: de R$ 500,00 para R$ 800,00 · Motivo: Renda')).toBeVisible();
});

test('the audit does not come: it is said, and asked for again', async () => {
  api.on(FRAME, lost);
  const { user } = await renderAt('/auditoria');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 });
  // Without the frame nobody knows whose entries to ask for.
  expect(api.made(LIST)).toHaveLength(0);
  api.ok(FRAME, aFrame());
  await user.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
}, 20_000);

test('the entries do not come: the filters stay, and so does what they were', async () => {
  api.on(LIST, lost);
  const { user } = await renderAt('/auditoria?ato=limit.changed');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 });
  expect(screen.getByRole('button', { name: /Ato.*Limite alterado/ })).toBeVisible();
  api.ok(LIST, { items: [anEntry()], next: null });
  await user.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(asked()).toMatchObject({ action: 'limit.changed' });
}, 20_000);

test('page by page, and the other way round: a new order begins at the first page', async () => {
  api.on(LIST, ({ query }) => ({ items: [anEntry()], next: query.get('cursor') === null ? 'mais' : null }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(asked()).toEqual({ sort: '-at', cursor: 'mais' }));
  expect(await screen.findByText('Fim da lista')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Quando/ }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'at' }));
  expect(screen.getByRole('columnheader', { name: /^Quando/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('an act that nobody knows and a day that is none ask nothing of the kind', async () => {
  await open('/auditoria?ato=nada.feito&de=ontem');
  // Planted: the act went to the server, which refused the whole list.
  expect(asked()).not.toHaveProperty('action');
  expect(screen.getByLabelText('De')).toHaveValue('');
});

test('a store is chosen where there are several, and every store again', async () => {
  api.ok(FRAME, aFrame({ stores: [...aFrame().stores, { id: CUSTOMER_ID, name: 'Loja Sul' }] }));
  const { user } = await open();
  const store = screen.getByLabelText('Loja');
  await user.selectOptions(store, 'Loja Centro');
  await waitFor(() => expect(asked()).toMatchObject({ storeId: STORE_ID }));
  expect(screen.getByRole('button', { name: /Loja.*Loja Centro/ })).toBeVisible();
  await user.selectOptions(store, 'Todas as lojas');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Loja.*Loja Centro/ })).toBeNull());
});

test('of one retailer with one store neither is asked; somebody blocked is still found', async () => {
  const { user } = await open();
  expect(screen.queryByRole('combobox', { name: 'Rede' })).toBeNull();
  expect(screen.queryByLabelText('Loja')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Pessoa' }));
  expect(await screen.findByRole('option', { name: 'Marina Alves (bloqueado)' })).toBeVisible();
});

test('while a CPF is looked up it is not looked up again; then it is gone from the field', async () => {
  const { answer, give } = held<{ customerId: string; cpf: string }>();
  api.on(FIND, () => answer);
  const { user } = await open();
  await user.type(screen.getByLabelText('CPF do cliente'), CPF);
  await user.dblClick(screen.getByRole('button', { name: 'Filtrar por cliente' }));
  await user.click(screen.getByRole('button', { name: 'Procurando...' }));
  expect(api.made(FIND)).toHaveLength(1);
  give({ customerId: CUSTOMER_ID, cpf: '529.***.***-25' });
  await waitFor(() => expect(screen.getByLabelText('CPF do cliente')).toHaveValue(''));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: CUSTOMER_ID }));
});

test('a customer without entries in the period is still named, and taken away again', async () => {
  api.ok(LIST, { items: [], next: null });
  const { user } = await renderAt(`/auditoria?cliente=${CUSTOMER_ID}`);
  expect(await screen.findByText('Nenhum registro com estes filtros.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Cliente.*Escolhido/ }));
  await waitFor(() => expect(asked()).not.toHaveProperty('customerId'));
});

test('a file that does not come is said, and none is saved; while it is made it is made once', async () => {
  const made = vi.fn<() => string>(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
  api.refuse(EXPORT, 'FORBIDDEN');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(made).not.toHaveBeenCalled();
  const { answer, give } = held<Blob>();
  api.on(EXPORT, () => answer);
  await user.dblClick(screen.getByRole('button', { name: 'Baixar CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Preparando o arquivo...' }));
  expect(api.made(EXPORT)).toHaveLength(2);
  const before = api.made(LIST).length;
  give(new Blob(['a']));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  // The download is an entry itself.
  await waitFor(() => expect(api.made(LIST).length).toBeGreaterThan(before));
});

test('a check that cannot begin is said; one that runs is not begun again', async () => {
  api.refuse(CHECK, 'FORBIDDEN');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Conferir agora' }));
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.getByText('Não conferida')).toBeVisible();
  const running: AuditChain = { sealed: 0, check: aCheck({ finishedAt: null, checked: 0, length: 0 }) };
  api.ok(CHECK, running);
  api.ok(CHAIN, running);
  await user.dblClick(screen.getByRole('button', { name: 'Conferir agora' }));
  await user.click(await screen.findByRole('button', { name: 'Conferindo...' }));
  expect(api.made(CHECK)).toHaveLength(2);
  expect(screen.getByText('0 de 0 registros')).toBeVisible();
});

test('a broken chain stands out, and who may not check it reads it all the same', async () => {
  api.ok(
    FRAME,
    aFrame({ mayCheck: false, chain: { sealed: 1, check: aCheck({ brokenAt: 1, checked: 0, length: 1 }) } }),
  );
  await open();
  const chain = within(screen.getByRole('region', { name: 'Corrente de registros' }));
  expect(chain.getByRole('status')).toHaveTextContent(/^Quebrada A entrada 1 não confere.*Avise o provedor\.$/);
  expect(chain.queryByRole('button')).toBeNull();
});

test('Escape leads home; who answers for nothing is led away before anything is asked', async () => {
  api.ok('GET /coordinator/limit-requests', { items: [], next: null });
  const { user, path } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
  const before = api.made(FRAME).length;
  signedIn({ role: 'cashier' });
  const theirs = await renderAt('/auditoria');
  expect(theirs.path()).not.toBe('/auditoria');
  expect(api.made(FRAME)).toHaveLength(before);
});
