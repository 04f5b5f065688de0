import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBorrower, BORROWER_ID, CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { CareRequest, CustomerCare } from '../calls.ts';

vi.mock('../../../lib/save-file.ts', { spy: true });

const FIND = 'GET /coordinator/borrowers/find-one';
const CARE = 'GET /coordinator/borrowers/{id}/care';
const COPY = 'POST /coordinator/borrowers/{id}/data-export';
const ASK = 'POST /coordinator/borrowers/{id}/care-requests';
const WITHDRAW = 'POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw';
const LIST = 'GET /coordinator/care-requests';
const DECIDE = 'PATCH /coordinator/care-requests/{borrowerId}/{id}';
const REQUEST_ID = '01900000-0000-7000-8000-000000000901';
const CONSENT_ID = '01900000-0000-7000-8000-000000000902';

const aRequest = (part: Partial<CareRequest> = {}): CareRequest => ({
  id: REQUEST_ID,
  borrowerId: BORROWER_ID,
  borrowerName: 'MARIA APARECIDA DOS SANTOS',
  kind: 'ERASURE',
  duplicate: null,
  reason: 'Carta do cliente',
  askedBy: { id: '01900000-0000-7000-8000-000000000903', name: 'Davi Rocha' },
  askedAt: '2026-11-20T15:00:00.000Z',
  status: 'WAITING',
  photosUntil: null,
  claim: null,
  decision: null,
  ...part,
});
const aCare = (part: Partial<CustomerCare> = {}): CustomerCare => ({
  name: 'MARIA APARECIDA DOS SANTOS',
  cpf: '529.***.***-25',
  consents: [
    { id: CONSENT_ID, purpose: 'CREDIT_ANALYSIS', givenAt: '2026-10-01T15:00:00.000Z', withdrawnAt: null },
    {
      id: REQUEST_ID,
      purpose: 'REGISTRATION_PHOTOS',
      givenAt: '2026-10-01T15:00:00.000Z',
      withdrawnAt: '2026-10-02T15:00:00.000Z',
    },
  ],
  kept: [
    { kind: 'CONTACT', fate: 'AT_ONCE', until: null },
    { kind: 'PHOTOS', fate: 'LATER', until: '2031-01-10' },
    { kind: 'AUDIT', fate: 'KEPT', until: null },
  ],
  bar: null,
  requests: [],
  mergedInto: null,
  ...part,
});
let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  signedIn({ role: 'analyst' });
  vi.mocked(saveFile)
    .mockReset()
    .mockImplementation(() => undefined);
  api = fakeApi({
    [FIND]: () => aBorrower(),
    [CARE]: () => aCare(),
    [LIST]: () => ({ items: [aRequest()] }),
    [COPY]: () => ({ madeAt: '2026-11-21T15:00:00.000Z', sections: [] }),
    [ASK]: () => aRequest(),
    [DECIDE]: () => aRequest({ status: 'APPROVED' }),
    [WITHDRAW]: () => undefined,
  });
});

async function open() {
  ({ user } = await renderAt('/clientes/atendimento'));
}
async function found() {
  await open();
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: 'O que guardamos, e até quando' });
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const inDialog = (name: string) => within(screen.getByRole('dialog', { name }));
async function confirm(dialog: string, button: string, reason = 'Carta do cliente') {
  await user.type(inDialog(dialog).getByLabelText('Motivo'), reason);
  await user.click(inDialog(dialog).getByRole('button', { name: button }));
}

test('what is kept says until when and why; consents have their dates', async () => {
  await found();
  expect(screen.getByText('Guardado até 10/01/2031: prova de quem comprou')).toBeVisible();
  expect(screen.getByText('Apagado assim que o pedido é aprovado')).toBeVisible();
  expect(screen.getByText('Autorizado em 01/10/2026')).toBeVisible();
  expect(screen.getByText('Autorizado em 01/10/2026, retirado em 02/10/2026')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Retirar:/ })).toHaveLength(1);
});

test('what was done at once stands among the requests with its reason, decided by nobody', async () => {
  const done = { status: 'APPROVED' as const, reason: 'Veio à loja' };
  const copy = aRequest({ kind: 'EXPORT', ...done });
  const withdrawal = aRequest({ id: CONSENT_ID, kind: 'CONSENT_WITHDRAWAL', ...done });
  api.ok(CARE, aCare({ requests: [copy, withdrawal] }));
  await found();
  const [first, second] = ['Cópia dos dados entregue', 'Autorização retirada'].map((what) =>
    screen.getByText(what).closest('li'),
  );
  expect(first).toHaveTextContent('Veio à loja');
  expect(first).toHaveTextContent('Feito');
  expect(second).toHaveTextContent('Veio à loja');
});

test('a copy is two files, with its reason', async () => {
  await found();
  await press('Entregar cópia dos dados');
  await confirm('Cópia dos dados do cliente', 'Entregar cópia dos dados');
  expect(await screen.findByText('Cópia baixada. A entrega ficou registrada.')).toBeVisible();
  expect(api.lastOf(COPY)?.body).toEqual({ reason: 'Carta do cliente' });
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
    'meus-dados-2026-11-21.html',
    'meus-dados-2026-11-21.json',
  ]);
});

test('an erasure is asked for with a reason; what the server refuses keeps what was typed', async () => {
  await found();
  await press('Pedir eliminação');
  await confirm('Pedir eliminação dos dados', 'Pedir eliminação', 'a');
  expect(api.made(ASK)).toHaveLength(0);
  api.refuse(ASK, 'CARE_REQUEST_WAITING');
  await confirm('Pedir eliminação dos dados', 'Pedir eliminação', 'briu mão');
  expect(await screen.findByText('Um pedido igual deste cliente já espera uma segunda pessoa.')).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('abriu mão');
  api.ok(ASK, aRequest());
  await user.click(inDialog('Pedir eliminação dos dados').getByRole('button', { name: 'Pedir eliminação' }));
  expect(await screen.findByText('Pedido feito: espera uma segunda pessoa. Nada mudou ainda.')).toBeVisible();
});

test('who owes is not erased, and it says why', async () => {
  api.ok(CARE, aCare({ bar: 'OWES' }));
  await found();
  expect(screen.getByText('Há parcelas em aberto: os dados são necessários até a quitação.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pedir eliminação' })).toBeDisabled();
});

test('a duplicate is looked up by its CPF before it is asked to end', async () => {
  await found();
  await press('Unir cadastro repetido');
  await confirm('Unir cadastro repetido', 'Unir cadastro repetido');
  expect(api.made(ASK)).toHaveLength(0);
  await user.type(inDialog('Unir cadastro repetido').getByLabelText('CPF do cadastro repetido'), '11144477735');
  await user.click(inDialog('Unir cadastro repetido').getByRole('button', { name: 'Unir cadastro repetido' }));
  expect(await screen.findByText(/^Pedido feito: espera uma segunda pessoa/)).toBeVisible();
  expect(api.made(FIND)).toHaveLength(2);
  expect(api.lastOf(ASK)?.body).toEqual({
    kind: 'MERGE',
    reason: 'Carta do cliente',
    duplicateDocument: '11144477735',
  });
});

test('a consent is withdrawn with a reason', async () => {
  await found();
  await press('Retirar: Consulta a birôs de crédito');
  await confirm('Retirar autorização', 'Retirar');
  expect(await screen.findByText('Autorização retirada.')).toBeVisible();
  expect(api.lastOf(WITHDRAW)?.path).toContain(`${BORROWER_ID}/consents/${CONSENT_ID}/withdraw`);
});

test('what waits is decided by somebody else, and what a customer asked for says so', async () => {
  const twice = { kind: 'MERGE' as const, duplicate: { id: CONSENT_ID, name: 'MARIA A SANTOS' } };
  const second = aRequest({ id: CONSENT_ID, askedBy: null, ...twice });
  api.ok(LIST, { items: [aRequest(), second] });
  await open();
  const cards = await screen.findAllByRole('heading', { level: 3 });
  const [first, other] = cards.map((heading) => heading.closest('li'));
  expect(first).toHaveTextContent('Pedido em 20/11/2026 por Davi Rocha');
  expect(other).toHaveTextContent('Encerrar o cadastro repetido de MARIA A SANTOS');
  expect(other).toHaveTextContent('por cliente, no portal');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Aprovar' }));
  await confirm('Aprovar pedido', 'Aprovar', 'Conferido');
  expect(await screen.findByText('Pedido aprovado e feito.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: true, reason: 'Conferido' });
});

test('what another looks at is decided by nobody else; the queue leads to the request', async () => {
  const claim = { by: { id: CONSENT_ID, name: 'Olga Siqueira' }, until: '2099-01-01T00:00:00.000Z' };
  api.ok(LIST, { items: [aRequest({ claim }), aRequest({ id: CONSENT_ID, borrowerName: 'JOSÉ SÁ' })] });
  const led = createMemoryHistory();
  led.push('/clientes/atendimento', { fromQueue: { ownerId: CONSENT_ID, id: CONSENT_ID, search: {} } });
  await renderAt('/clientes/atendimento', led);
  const [held, free] = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.closest('li'));
  expect(held).toHaveTextContent('Com Olga Siqueira');
  expect(screen.getAllByRole('button', { name: 'Aprovar' })).toHaveLength(1);
  expect(free).toHaveFocus();
});

test('a request that came since the page was last seen has the focus too', async () => {
  api.ok(LIST, { items: [aRequest()] });
  const { router } = await renderAt('/clientes/atendimento');
  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
  await act(() => router.navigate({ to: '/' }));
  api.ok(LIST, { items: [aRequest(), aRequest({ id: CONSENT_ID, borrowerName: 'JOSÉ SÁ' })] });
  const fromQueue = { ownerId: CONSENT_ID, id: CONSENT_ID, search: {} };
  await act(() => router.navigate({ to: '/clientes/atendimento', state: { fromQueue } }));
  const came = await screen.findByRole('heading', { name: 'JOSÉ SÁ' });
  await waitFor(() => expect(came.closest('li')).toHaveFocus());
});

test('where nothing waits it says what will stand here', async () => {
  api.ok(LIST, { items: [] });
  await open();
  expect(await screen.findByText('Nenhum pedido à espera')).toBeVisible();
});
