import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBorrower, aSaleStart, CPF } from '../../../domain/testing/customers.ts';
import type { Verification } from '../../../domain/contracts/offer.ts';
import { anOffer, aSaleInProgress, aVerification, proposalId } from '../../../domain/testing/offers.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const SEND = 'POST /origination-code';
const STATUS = 'GET /origination-code/status';
const ANALYST = 'PATCH /origination-code/analyst';
const VERIFY = 'PATCH /origination-code/verify';
const OFFER = 'POST /coordinator/contracts';
const URL_OF_FACE = 'https://loja.example/c/rosto#abc';
const face = aVerification({
  verificationMethod: 'LIVENESS_WITH_ANALYST',
  biometry: { biometryUrl: URL_OF_FACE, wasOpened: false, triesLeft: 3 },
});
const called = aVerification({
  status: 'MANUAL',
  verificationMethod: 'ANALYST_CALL',
  communicationChannel: 'ANALYST_CALL',
});
let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  api = fakeApi(selling);
  vi.stubGlobal('open', () => null);
  signedIn();
});

/** Up to the dialog of the authorisation, which the server answers so. */
async function until(verification: Verification) {
  api.ok(SEND, verification);
  api.ok(STATUS, verification);
  await begin();
  return within(await screen.findByRole('dialog'));
}
async function begin() {
  ({ user } = await renderAt('/caixa/compras'));
  await sell();
}
async function sell() {
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await user.type(await screen.findByLabelText('Valor da compra'), '1000{Enter}');
  await screen.findByRole('radiogroup');
  await user.keyboard(' {Enter}');
  await user.click(await screen.findByRole('button', { name: /^Sim/ }));
}

test('while the verification is being made the page says so', async () => {
  const answer = held<Verification>();
  api.on(SEND, () => answer.answer);
  await begin();
  expect(await screen.findByText('Carregando verificação...')).toBeVisible();
  answer.give(aVerification());
  await waitFor(() => expect(screen.queryByText('Carregando verificação...')).toBeNull());
  expect(await screen.findByRole('dialog', { name: 'Verificação de compra' })).toBeVisible();
});

test('a verification that cannot be made is told in its own words', async () => {
  api.on(SEND, () => refused('INTERNAL_SERVER_ERROR'));
  await begin();
  expect(await screen.findByText('Erro ao criar validação de compra. Tente novamente.')).toBeVisible();
});

test('a device goes on to its next step, anything else is finished', async () => {
  api.ok(OFFER, anOffer({ sourceProduct: 'SMARTPHONE_SALE' }));
  const dialog = await until(aVerification());
  expect(dialog.getByRole('button', { name: 'Próximo' })).toBeDisabled();
  expect(dialog.queryByRole('button', { name: 'Finalizar' })).toBeNull();
});

test('by face: three ways to the page of the customer, and this tab is not to be closed', async () => {
  const dialog = await until(face);
  expect(dialog.getByRole('img', { name: 'QR Code da página do cliente' })).toBeVisible();
  const here = dialog.getByRole('link', { name: 'Continuar neste aparelho' });
  expect(here).toHaveAttribute('href', URL_OF_FACE);
  expect(here).toHaveAttribute('target', '_blank');
  expect(dialog.getByText(/link que enviamos por SMS para/)).toHaveTextContent('(92) *****-7777');
  expect(dialog.getByText('Não feche esta aba')).toBeVisible();
  expect(dialog.queryByText(/validação por telefone/i)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Whatsapp' }));
  await waitFor(() => expect(api.made(SEND)).toHaveLength(2));
  expect(api.lastOf(SEND)?.body).toMatchObject({ communicationChannel: 'WHATSAPP' });
});

test('not confirmed it is told and may be asked again; confirmed the sale may be finished', async () => {
  const dialog = await until(face);
  await user.click(dialog.getByRole('button', { name: 'Confirmar validação facial' }));
  expect(
    await dialog.findByText(
      'A validação facial não foi confirmada. Verifique se o cliente realizou e tente novamente.',
    ),
  ).toBeVisible();
  api.ok(STATUS, { ...face, status: 'APPROVED', wasVerified: true });
  await user.click(dialog.getByRole('button', { name: 'Confirmar validação facial' }));
  expect(await screen.findByText('Validação facial confirmada')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finalizar' })).toBeEnabled();
});

test('a confirmation that fails says so in its own words', async () => {
  const dialog = await until(face);
  api.on(STATUS, () => refused('INTERNAL_SERVER_ERROR'));
  await user.click(dialog.getByRole('button', { name: 'Confirmar validação facial' }));
  expect(await screen.findByText('Erro ao validar a compra com reconhecimento facial. Tente novamente.')).toBeVisible();
});

test('what the customer did so far is shown; a link that was used is not offered again', async () => {
  const dialog = await until({ ...face, biometry: { biometryUrl: null, wasOpened: true, triesLeft: 1 } });
  expect(dialog.getByText(/O cliente abriu o link/)).toHaveTextContent('Resta 1 tentativa de foto.');
  expect(dialog.queryByRole('img', { name: 'QR Code da página do cliente' })).toBeNull();
});

test('after its countdown an analyst may be asked for, who then calls', async () => {
  // From when the dialog is there, however long the typing before it takes.
  const soon = { at: '' };
  const waiting = () => {
    soon.at ||= new Date(Date.now() + 1_500).toISOString();
    return { ...face, analystVerificationAllowedTimestamp: soon.at };
  };
  api.on(SEND, waiting);
  api.on(STATUS, waiting);
  await begin();
  const dialog = within(await screen.findByRole('dialog', { name: 'Verificação de compra' }));
  expect(dialog.getByText(/^Validação por telefone em 00:0[12]$/)).toBeVisible();
  api.ok(ANALYST, { ...face, status: 'MANUAL' });
  await user.click(await dialog.findByRole('button', { name: 'Solicitar validação por telefone' }, { timeout: 3_000 }));
  expect(await screen.findByRole('dialog', { name: 'Estamos avaliando sua compra' })).toBeVisible();
  expect(screen.getByText(/Um analista vai ligar para/)).toHaveTextContent('(92) *****-7777');
});

test('an analyst calls: the code is typed as any other, and a wrong one is told', async () => {
  const dialog = await until(called);
  expect(screen.getByRole('dialog', { name: 'Estamos avaliando sua compra' })).toBeVisible();
  expect(dialog.getByText('A ligação chega em até 05:00')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'SMS' })).toBeNull();
  api.on(VERIFY, () => refused('INVALID_ORIGINATION_CODE', { attemptsLeft: 4 }));
  api.ok(STATUS, { ...called, attemptsLeft: 4 });
  await user.type(dialog.getByLabelText('Código de 6 dígitos'), '111111{Enter}');
  expect(await dialog.findByText('Código de compra incorreto. Restam 4 tentativas.')).toBeVisible();
  api.on(VERIFY, () => refused('INTERNAL_SERVER_ERROR'));
  await user.clear(dialog.getByLabelText('Código de 6 dígitos'));
  await user.type(dialog.getByLabelText('Código de 6 dígitos'), '222222{Enter}');
  expect(await screen.findByText('Código de compra inválido. Tente novamente.')).toBeVisible();
});

// Against: the promise as a fixed sentence, which said 'five minutes' half an hour long.
test('the call that was promised ticks', async () => {
  const dialog = await until({ ...called, expiresAt: new Date(Date.now() + 1_542_000).toISOString() });
  const shown = dialog.getByText(/^A ligação chega em até 00:[34]\d$/);
  const first = shown.textContent;
  await waitFor(() => expect(shown).not.toHaveTextContent(first), { timeout: 3_000 });
  expect(dialog.getByText('Esta tela muda sozinha quando o analista decidir.', { exact: false })).toHaveRole('status');
});

test('the call that was promised is late, and says so', async () => {
  const dialog = await until({ ...called, expiresAt: new Date(Date.now() + 1_200_000).toISOString() });
  expect(dialog.queryByText(/^A ligação chega em até/)).toBeNull();
  const late = 'A ligação está demorando mais do que o previsto.';
  expect(dialog.getByText(late, { exact: false })).toHaveRole('status');
});

test('the next customer is served meanwhile: nothing is withdrawn, and the till says when it was authorised', async () => {
  const BOARD = 'GET /coordinator/contracts/in-progress';
  const dialog = await until(called);
  api.ok(BOARD, [aSaleInProgress({ waitsFor: 'ANALYST' })]);
  await user.click(dialog.getByRole('button', { name: 'Atender outro cliente' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const cpf = screen.getByLabelText('CPF do cliente');
  expect(cpf).toHaveValue('');
  await waitFor(() => expect(cpf).toHaveFocus());
  expect(api.made('PATCH /origination-code/withdraw')).toHaveLength(0);
  const waits = await screen.findByText(/^A compra de .* continua em andamento$/);
  expect(waits.closest('[role=status]')).toHaveTextContent('Avisamos aqui quando ela mudar.');
  expect(screen.getByRole('link', { name: 'Ver em andamento' })).toHaveAttribute('href', '/caixa/andamento');
  // The next one, beside whom the former is still told of.
  api.ok(BOARD, [aSaleInProgress({ waitsFor: 'FINISH' })]);
  await user.type(cpf, `${CPF}{Enter}`);
  expect(await screen.findByLabelText('Valor da compra')).toBeVisible();
  expect(await screen.findByText(/^A compra de .* foi autorizada$/, {}, { timeout: 12_000 })).toBeVisible();
}, 30_000);

test('a sale left waiting that a colleague finished is told of no more', async () => {
  const dialog = await until(aVerification());
  api.ok('GET /coordinator/contracts/in-progress', []);
  await user.click(dialog.getByRole('button', { name: 'Atender outro cliente' }));
  await waitFor(() => expect(api.made('GET /coordinator/contracts/in-progress')).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ver em andamento' })).toBeNull());
});

test('of two sales left waiting each is told of; one that ended is dismissed, and the other stays', async () => {
  const first = await until(called);
  api.ok('GET /coordinator/contracts/in-progress', [aSaleInProgress({ waitsFor: 'EXPIRED' })]);
  await user.click(first.getByRole('button', { name: 'Atender outro cliente' }));
  expect(await screen.findByText('A compra de MARIA APARECIDA DOS SANTOS não foi autorizada')).toBeVisible();
  api.ok('GET /coordinator/borrowers/find-one', { ...aBorrower({ name: 'DAVI SÁ' }), sale: aSaleStart() });
  api.ok(OFFER, anOffer({ id: 'c-2' }));
  await sell();
  await user.click(await screen.findByRole('button', { name: 'Atender outro cliente' }));
  expect(screen.getByText('A compra de DAVI SÁ continua em andamento')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  expect(screen.queryByText(/MARIA APARECIDA/)).toBeNull();
  expect(screen.getByText('A compra de DAVI SÁ continua em andamento')).toBeVisible();
});

test('a call that is given up leaves the queue', async () => {
  const dialog = await until(called);
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('radiogroup')).toBeVisible();
  expect(api.lastOf('PATCH /origination-code/withdraw')?.body).toEqual({ proposalId: proposalId(1) });
});

test.each<[string, Partial<Verification>, RegExp]>([
  [
    'WhatsApp',
    { communicationChannel: 'WHATSAPP', undeliveredChannels: ['SMS'] },
    /O código não chegou por SMS\..*o mesmo código foi por Whatsapp para \(92\) \*+-7777\./,
  ],
  [
    'a call',
    { communicationChannel: 'PHONE_CALL', undeliveredChannels: ['SMS', 'WHATSAPP'] },
    /não chegou por SMS ou Whatsapp\..*uma chamada telefônica diz o mesmo código em \(92\)/,
  ],
  [
    'no way',
    { communicationChannel: 'PHONE_CALL', undeliveredChannels: ['SMS', 'WHATSAPP', 'PHONE_CALL'] },
    /Não conseguimos entregar o código.*não recebeu por SMS, Whatsapp ou chamada telefônica\./,
  ],
])('a code that its way did not bring went by %s, and the dialog says so', async (_, over, words) => {
  const dialog = await until(aVerification(over));
  const told = dialog
    .getByText(/^(O código não chegou|Não conseguimos entregar)/)
    .closest('[role=alert],[role=status]');
  expect(told).toHaveTextContent(words);
  expect(dialog.getByLabelText('Código de 6 dígitos')).toBeEnabled();
});

test('a link that arrived by no message is said so; the QR code is there still', async () => {
  const dialog = await until({ ...face, undeliveredChannels: ['SMS'] });
  expect(dialog.getByText(/O link não chegou por SMS ao telefone/)).toHaveTextContent('(92) *****-7777');
  expect(dialog.getByRole('img', { name: 'QR Code da página do cliente' })).toBeVisible();
});

test('a call that nobody made in time may be asked for again', async () => {
  const dialog = await until({ ...called, expiresAt: '2020-01-01T00:00:00.000Z' });
  expect(dialog.getByText(/O prazo desta ligação acabou/)).toBeVisible();
  api.ok(SEND, called);
  await user.click(dialog.getByRole('button', { name: 'Pedir outra ligação' }));
  await waitFor(() => expect(dialog.queryByText(/O prazo desta ligação acabou/)).toBeNull());
  expect(api.lastOf(SEND)?.body).toMatchObject({ communicationChannel: 'ANALYST_CALL' });
});

test('a purchase that was refused says that nothing was charged', async () => {
  const dialog = await until({ ...called, status: 'DENIED' });
  expect(dialog.getByText('Esta compra não foi autorizada').closest('[role=alert]')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('radiogroup')).toBeVisible();
});
