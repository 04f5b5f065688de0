import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import type { AuditChain } from '../audit-calls.ts';
import { aCheck, aFrame, anEntry, CHAIN, CHECK, CUSTOMER_ID, EXPORT, FIND, FRAME, LIST } from '../testing/audit.ts';
import { chainText } from '../texts.ts';

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

test('an entry says who did what with whom, where, when, and from what to what', async () => {
  await open();
  const [, row] = within(screen.getByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent(
    '21/11/2026 11:00Marina AlvesLimite alteradoLimite: de R$ 500,00 para R$ 800,00529.***.***-25Loja Centro77',
  );
  expect(asked()).toEqual({ sort: '-at' });
});

test('it is narrowed by person, act and period; each part is taken away again, and the address keeps them', async () => {
  const { user, search } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Pessoa' }), 'marina{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Ato' }), 'limite{Enter}');
  await user.type(screen.getByLabelText('De'), '20112026');
  await waitFor(() =>
    expect(asked()).toEqual({ sort: '-at', operatorId: OPERATOR_ID, action: 'limit.changed', from: '2026-11-20' }),
  );
  expect(search()).toMatchObject({ pessoa: OPERATOR_ID, ato: 'limit.changed', de: '2026-11-20' });
  await user.click(screen.getByRole('button', { name: /Ato.*Limite alterado/ }));
  await waitFor(() => expect(asked()).not.toHaveProperty('action'));
});

test('a customer is found by the CPF, which is in no address; of nobody’s it is said', async () => {
  const { user, search } = await open();
  const field = screen.getByLabelText('CPF do cliente');
  await user.type(field, '52998224726{Enter}');
  expect(await screen.findByText('Digite um CPF válido.')).toBeVisible();
  expect(api.made(FIND)).toHaveLength(0);
  await user.clear(field);
  api.refuse(FIND, 'AUDIT_CUSTOMER_NOT_FOUND');
  await user.type(field, '52998224725{Enter}');
  expect(await screen.findByText('Nenhum registro da auditoria é deste CPF')).toBeVisible();
  expect(field).toHaveValue('529.982.247-25');
  api.ok(FIND, { customerId: CUSTOMER_ID, cpf: '529.***.***-25' });
  await user.click(screen.getByRole('button', { name: 'Filtrar por cliente' }));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: CUSTOMER_ID }));
  expect(screen.getByRole('button', { name: /Cliente.*529\.\*\*\*\.\*\*\*-25/ })).toBeVisible();
  expect(JSON.stringify(search())).not.toContain('52998224725');
});

test('a customer of an entry narrows the list to them', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Só deste cliente, CPF 529.***.***-25' }));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: CUSTOMER_ID }));
});

test('a check of the chain is asked for, tells how far it is, and its end', async () => {
  const running: AuditChain = { sealed: 1_234, check: aCheck({ finishedAt: null, checked: 400 }) };
  api.ok(CHECK, running);
  api.ok(CHAIN, running);
  const { user } = await open();
  expect(screen.getByText(/Ainda não conferida/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Conferir agora' }));
  expect(await screen.findByText('400 de 1.234 registros')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Registros conferidos' })).toBeVisible();
  api.ok(CHAIN, { sealed: 1_234, check: aCheck() });
  expect(await screen.findByText(/Até a entrada 1\.234, conferida em/, undefined, { timeout: 5_000 })).toBeVisible();
});

test.each([
  [aCheck({ brokenAt: 8, checked: 7 }), /^Até a entrada 7 tudo confere\. A entrada 8 não confere/],
  [aCheck({ brokenAt: 1, checked: 0 }), /^A entrada 1 não confere/],
])('a broken chain says where', (check, sentence) => {
  expect(chainText({ sealed: 9, check })).toMatch(sentence);
});

test('what is listed is saved as a file', async () => {
  const made = vi.fn<() => string>(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
  api.on(EXPORT, () => new Blob(['a']));
  const { user } = await open(`/auditoria?pessoa=${OPERATOR_ID}`);
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  expect(await screen.findByText('Arquivo baixado. O download ficou registrado.')).toBeVisible();
  expect(Object.fromEntries(api.lastOf(EXPORT)?.query ?? [])).toEqual({ operatorId: OPERATOR_ID });
  expect(made).toHaveBeenCalledOnce();
});

test('the provider’s analyst chooses whose audit; nothing found says what to do', async () => {
  const other = { id: OPERATOR_ID, name: 'Casa Rio' };
  api.on(FRAME, ({ query }) =>
    aFrame({
      retailers: [{ id: RETAILER_ID, name: 'Lojas Aurora' }, other],
      ...(query.get('retailerId') === other.id && { retailer: other }),
    }),
  );
  api.ok(LIST, { items: [], next: null });
  const { user, search } = await renderAt(`/auditoria?loja=${STORE_ID}&pessoa=${OPERATOR_ID}`);
  expect(await screen.findByText('Nenhum registro com estes filtros.')).toBeVisible();
  const whose = screen.getByRole('combobox', { name: 'Rede' });
  await user.clear(whose);
  await user.type(whose, 'casa{Enter}');
  await waitFor(() => expect(asked()).toEqual({ sort: '-at', retailerId: other.id }));
  await user.type(screen.getByLabelText('De'), '20112026');
  await user.type(screen.getByLabelText('Até'), '21112026');
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-20', to: '2026-11-21' }));
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(Object.entries(search()).filter(([, value]) => value)).toEqual([['rede', other.id]]));
});
