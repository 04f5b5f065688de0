import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anOffer, aVerification, CONTRACT_ID, proposalId } from '../../domain/testing/offers.ts';
import { type FakeApi, fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { qrVisits } from '../qr/held-visit.ts';
import type { QrPage } from '../qr/texts.ts';

vi.mock('../../lib/save-file.ts', { spy: true });

const OPEN = 'POST /qr-purchase/open';
const PAGE = 'POST /qr-purchase/page';
const IDENTIFY = 'POST /qr-purchase/identification';
const VERIFY = 'POST /qr-purchase/identification/verify';
const OFFER = 'POST /qr-purchase/offer';
const SHEET = 'POST /qr-purchase/sheet';
const DRAFT = 'POST /qr-purchase/draft';
const ASK = 'POST /qr-purchase/authorisation';
const STATUS = 'POST /qr-purchase/authorisation/status';
const CHECK = 'POST /qr-purchase/authorisation/verify';
const ACCEPT = 'POST /qr-purchase/acceptance';
const DECLINE = 'POST /qr-purchase/decline';
const TOKEN = 't'.repeat(43);
const KEY = 'k'.repeat(43);
const customer = { firstName: 'ROSA', phoneNumber: '(92) *****-7777', totalLimit: 2000, availableLimit: 1500 };
const chosen: NonNullable<QrPage['chosen']> = {
  proposalId: proposalId(6),
  contractNumber: 'ABC-123',
  creditValue: 1000,
  numberOfInstallments: 6,
  installmentValue: 199.85,
  totalValue: 1203.97,
  firstInstallmentDueDate: '2026-12-21',
};
const aPage = (over: Partial<QrPage> = {}): QrPage => ({
  step: 'CPF',
  storeName: 'Loja Shopping',
  value: 1000,
  endsAt: '2099-01-01T00:00:00.000Z',
  customer: null,
  chosen: null,
  ...over,
});
const choosing = aPage({ step: 'CHOICE', customer });
const authorising = aPage({ step: 'AUTHORISE', customer, chosen });
const bought = aPage({ step: 'ACCEPTED', customer, chosen });
let api: FakeApi;

beforeAll(() =>
  Promise.all([import('./qr-purchase.tsx'), import('../qr/offer-step.tsx'), import('../qr/authorise-step.tsx')]),
);
beforeEach(() => {
  qrVisits.forget();
  api = fakeApi({
    [OPEN]: () => ({ key: KEY, page: aPage() }),
    [PAGE]: () => authorising,
    [IDENTIFY]: () => aPage({ step: 'CODE' }),
    [VERIFY]: () => choosing,
    [OFFER]: () => anOffer({ id: CONTRACT_ID }),
    [ASK]: () => aVerification(),
    [STATUS]: () => aVerification(),
    [CHECK]: () => aVerification({ status: 'APPROVED', wasVerified: true }),
    [ACCEPT]: () => bought,
    [DECLINE]: () => aPage({ step: 'DECLINED' }),
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const user = userEvent.setup();
function open(page?: QrPage, hash = `#${TOKEN}`) {
  if (page) api.ok(OPEN, { key: KEY, page });
  window.history.replaceState(null, '', `/c/compra${hash}`);
  return render(<CustomerApp path="/c/compra" />);
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const typeCode = async () => {
  await user.type(await screen.findByLabelText('Código'), '123456');
  await press('Confirmar');
};

test('CPF, code, plan, paper, code: bought', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Compra na Loja Shopping' })).toBeVisible();
  expect(screen.getByText(/R\$\s1\.000,00/)).toBeVisible();
  await user.type(screen.getByLabelText('CPF'), '52998224725');
  await press('Enviar código');
  await typeCode();
  expect(await screen.findByRole('heading', { name: 'Olá, ROSA. Como você quer pagar?' })).toBeVisible();
  expect(screen.getByText(/R\$\s1\.500,00/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continuar com esta opção' })).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: /^6x de/ }));
  // The list's own 'Aceitar' is hidden on a phone.
  await press('Continuar com esta opção');
  expect(await screen.findByRole('heading', { name: 'Confira antes de autorizar' })).toBeVisible();
  expect(screen.getByText('89,67% a.a.')).toBeVisible();
  expect(screen.getByText(/R\$\s1\.203,97/)).toBeVisible();
  await press('Autorizar a compra');
  expect(await screen.findByText(/^Enviamos ao celular \(92\) \*{5}-7777/)).toBeVisible();
  await typeCode();
  expect(await screen.findByRole('heading', { name: 'Compra concluída' })).toHaveFocus();
  expect(screen.getByText('ABC-123')).toBeVisible();
  expect(api.lastOf(IDENTIFY)?.body).toEqual({ key: KEY, cpf: '529.982.247-25' });
  expect(api.lastOf(ASK)?.body).toEqual({ key: KEY, proposalId: proposalId(6) });
  expect(api.made(ACCEPT)).toHaveLength(1);
});

test('a refresh goes on where it was, without opening the code again', async () => {
  const view = open(authorising);
  await screen.findByText(/^Enviamos ao celular/);
  view.unmount();
  open();
  expect(await screen.findByText(/^Enviamos ao celular/)).toBeVisible();
  expect(api.made(OPEN)).toHaveLength(1);
  expect(api.lastOf(PAGE)?.body).toEqual({ key: KEY });
});

test.each(['QR_UNKNOWN', 'QR_USED', 'QR_EXPIRED', 'QR_CANCELED', 'QR_SETTLED'] as const)(
  '%s says why it is dead',
  async (code) => {
    api.refuse(OPEN, code);
    open();
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir a compra' })).toBeVisible();
    expect(screen.getByText(/Peça outro no caixa\.|peça outro no caixa\.|já terminou\./)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('an address that was cut asks nobody; a lost connection is tried again', async () => {
  const view = open(undefined, '#short');
  expect(await screen.findByText(/^Este endereço está incompleto/)).toBeVisible();
  expect(api.calls).toHaveLength(0);
  view.unmount();
  api.on(OPEN, lost);
  open();
  await screen.findByRole('button', { name: 'Tentar de novo' });
  api.ok(OPEN, { key: KEY, page: aPage() });
  await press('Tentar de novo');
  expect(await screen.findByLabelText('CPF')).toBeVisible();
});

test('a wrong CPF and a wrong code are said under the field; the CPF may be typed again', async () => {
  open();
  await user.type(await screen.findByLabelText('CPF'), '111');
  await press('Enviar código');
  expect(screen.getByText('Digite um CPF válido.')).toBeVisible();
  expect(api.made(IDENTIFY)).toHaveLength(0);
  await user.clear(screen.getByLabelText('CPF'));
  await user.type(screen.getByLabelText('CPF'), '52998224725');
  await press('Enviar código');
  api.refuse(VERIFY, 'QR_CODE_WRONG');
  await typeCode();
  expect(await screen.findByText(/^Código incorreto ou vencido\./)).toBeVisible();
  await press('Digitar o CPF de novo');
  expect(await screen.findByLabelText('CPF')).toBeVisible();
});

test('above the limit it offers the part that fits, and says what is paid at the till', async () => {
  api.on(OFFER, ({ body }) =>
    (body as { value?: number }).value === 400
      ? anOffer({ principal: 400 })
      : refused('INSUFFICIENT_LIMIT', { availableLimit: 400, missing: 600, largestValue: 400, downPayment: 600 }),
  );
  open(choosing);
  expect(await screen.findByText(/^Seu limite disponível é de R\$\s400,00\.$/)).toBeVisible();
  await press(/^Parcelar R\$\s400,00$/);
  expect(await screen.findByText(/^R\$\s400,00 no crediário, R\$\s600,00 pagos no caixa$/)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^3x de/ }));
  await press('Aceitar');
  expect(await screen.findByText('Pago no caixa')).toBeVisible();
});

test('what may be paid a month chooses the plan', async () => {
  open(choosing);
  await screen.findByRole('radio', { name: /^6x de/ });
  api.ok(OFFER, anOffer({ fit: { proposalId: proposalId(6), largestValue: null } }));
  await user.type(screen.getByLabelText('Quanto cabe por mês?'), '200');
  await press('Ver o que cabe');
  expect(await screen.findByText(/^Cabe em 6x de/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^6x de/ })).toBeChecked();
  expect(api.lastOf(OFFER)?.body).toEqual({ key: KEY, desiredInstallmentValue: 200 });
});

test('a block is told in its own words', async () => {
  api.refuse(OFFER, 'OVERDUE_INSTALLMENTS');
  open(choosing);
  expect(await screen.findByText('Seu limite foi bloqueado. Você possui parcelas atrasadas.')).toBeVisible();
});

test('the contract and its cost may be read before, each under its own name', async () => {
  vi.mocked(saveFile)
    .mockReset()
    .mockImplementation(() => undefined);
  api.ok(DRAFT, new Blob(['%PDF-']));
  api.ok(SHEET, new Blob(['%PDF-']));
  open(choosing);
  await user.click(await screen.findByRole('radio', { name: /^6x de/ }));
  await press('Aceitar');
  await press('Ler o contrato (PDF)');
  await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(expect.anything(), 'minuta-do-contrato.pdf'));
  expect(api.lastOf(DRAFT)?.body).toEqual({ key: KEY, proposalId: proposalId(6) });
  expect(api.made(SHEET)).toHaveLength(0);
  await press('Custo da compra (CET)');
  await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(expect.anything(), 'custo-da-compra.pdf'));
  api.refuse(DRAFT, 'QR_EXPIRED');
  await press('Ler o contrato (PDF)');
  expect(await screen.findByText('Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.')).toBeVisible();
});

test('authorised, but the purchase failed: it may be concluded again; nothing is bought twice', async () => {
  open(authorising);
  api.refuse(ACCEPT, 'INSUFFICIENT_LIMIT');
  await typeCode();
  expect(await screen.findByText('Limite insuficiente')).toBeVisible();
  api.ok(ACCEPT, bought);
  await press('Concluir a compra');
  expect(await screen.findByRole('heading', { name: 'Compra concluída' })).toBeVisible();
});

test('by face it leads to the camera, and comes back authorised', async () => {
  const url = `https://loja.example/c/rosto#${TOKEN}`;
  const byFace = aVerification({
    verificationMethod: 'LIVENESS',
    biometry: { biometryUrl: url, wasOpened: false, triesLeft: 3 },
  });
  api.ok(STATUS, byFace);
  open(authorising);
  expect(await screen.findByRole('link', { name: 'Mostrar meu rosto' })).toHaveAttribute('href', url);
  api.ok(STATUS, { ...byFace, status: 'APPROVED', wasVerified: true });
  expect(await screen.findByRole('button', { name: 'Concluir a compra' }, { timeout: 5_000 })).toBeVisible();
});

test("an analyst's call waits for the code, and takes it", async () => {
  api.ok(STATUS, aVerification({ verificationMethod: 'ANALYST_CALL', status: 'MANUAL' }));
  open(authorising);
  expect(await screen.findByText(/^Um analista vai ligar/)).toBeVisible();
  await typeCode();
  expect(await screen.findByRole('heading', { name: 'Compra concluída' })).toBeVisible();
});

test('another code is asked for once a minute, also by WhatsApp', async () => {
  open(authorising);
  await press('Receber por WhatsApp');
  await waitFor(() =>
    expect(api.lastOf(ASK)?.body).toEqual({ key: KEY, proposalId: proposalId(6), communicationChannel: 'WHATSAPP' }),
  );
  api.ok(STATUS, aVerification({ resendAllowedAt: new Date(Date.now() + 30_000).toISOString() }));
});

test('who does not want it says so once, and may think again', async () => {
  open(choosing);
  await press('Não quero comprar');
  expect(await screen.findByRole('heading', { name: 'Desistir desta compra?' })).toHaveFocus();
  await press('Voltar à compra');
  await press('Não quero comprar');
  await press('Sim, desistir');
  expect(await screen.findByRole('heading', { name: 'Você desistiu da compra' })).toBeVisible();
  expect(api.made(DECLINE)).toHaveLength(1);
});

test('what is to be paid at the till stands over what was bought', async () => {
  open({ ...bought, chosen: { ...chosen, creditValue: 700 } });
  expect(await screen.findByText(/^Pague R\$\s300,00 agora, no caixa$/)).toBeVisible();
});
