import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lost } from '../../testing/fake-api.ts';
import {
  BOLETO,
  BOLETO_PDF,
  CHARGE,
  CHARGE_STATE,
  charge,
  HOME,
  home,
  installment,
  late,
  signedIn,
} from '../testing/portal.ts';
import { endSession } from './session.ts';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await Promise.all([import('./door.tsx'), import('./home.tsx')]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession();
  sessionStorage.clear();
});

test('the next installment, the limit as one bar, and coupons', async () => {
  const coupon = {
    id: installment().id,
    discountType: '%' as const,
    percentValue: 0.1,
    monetaryValue: null,
    minimumPurchaseValue: 150,
    maximumDiscountValue: null,
    validUntil: '2026-12-01T02:59:59.000Z',
    validityInDays: 9,
  };
  const amount = { ...coupon, id: charge.id, discountType: 'R$' as const, percentValue: null, monetaryValue: 30 };
  signedIn('/c/inicio', { [HOME]: () => ({ ...home, coupons: [coupon, amount] }) });
  expect(await screen.findByRole('heading', { name: 'Próxima parcela' })).toBeVisible();
  expect(screen.getByText('Vence em 21/12/2026')).toBeVisible();
  expect(screen.getByText('1 de 3 do contrato C-1234')).toBeVisible();
  expect(screen.getByText('R$ 700,00')).toBeVisible();
  expect(screen.getByText(/^10,00% de desconto em compras a partir de R\$.150,00, até 30\/11\/2026$/)).toBeVisible();
  expect(screen.getByText(/^R\$.30,00 de desconto/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meus dados cadastrais' })).toHaveAttribute('href', '/c/dados');
});

test('the next payment of an agreement comes first, and is paid by Pix', async () => {
  const agreement = {
    id: charge.id,
    renegotiationNumber: 'A-77',
    order: 1,
    numberOfPayments: 4,
    dueDate: '2026-12-05',
    paymentDue: 150,
  };
  const AGREED = 'POST /portal/agreement-charges';
  const api = signedIn('/c/inicio', {
    [HOME]: () => ({ ...home, next: null, agreement }),
    [AGREED]: () => ({ ...charge, value: 150 }),
    [CHARGE_STATE]: () => ({ ...charge, value: 150 }),
  });
  expect(await screen.findByRole('heading', { name: 'Próxima parcela do acordo' })).toBeVisible();
  expect(screen.getByText('Vence em 05/12/2026')).toBeVisible();
  expect(screen.getByText('1 de 4 do acordo A-77')).toBeVisible();
  expect(screen.queryByText('Você não tem parcelas em aberto.')).toBeNull();
  await press('Pagar por Pix');
  expect(await screen.findByText('Parcela do seu acordo, no valor de hoje.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /boleto/i })).toBeNull();
  await press(/Pix/);
  expect(api.lastOf(AGREED)?.body).toEqual({ id: agreement.id, expectedTotal: 150 });
});

test('who owes nothing reads so, and who has no limit whom to ask', async () => {
  const none = { storeName: null, decidedOn: null, reasons: [], review: null, reviewAskedOn: null };
  signedIn('/c/inicio', {
    [HOME]: () => ({ ...home, next: null, limit: null }),
    'GET /portal/decision': () => ({ status: 'APPROVED', ...none }),
  });
  expect(await screen.findByText('Você não tem parcelas em aberto.')).toBeVisible();
  expect(await screen.findByText(/ainda não tem limite/)).toBeVisible();
});

test('more limit is asked for once; the answer is awaited where the limit stands', async () => {
  const ASK = 'POST /portal/limit-requests';
  const waiting = { toLimit: 3000, askedOn: '2026-11-21', status: 'WAITING' as const };
  const api = signedIn('/c/inicio', { [HOME]: () => home, [ASK]: () => waiting });
  await press('Pedir mais limite');
  const value = await screen.findByLabelText('Limite que você quer');
  await userEvent.type(value, '100{Enter}');
  expect(await screen.findByText(/^Peça mais do que o seu limite de agora/)).toBeVisible();
  await userEvent.clear(value);
  await userEvent.type(value, '3000');
  expect(api.made(ASK)).toHaveLength(0);
  api.refuse(ASK, 'LIMIT_ABOVE_MAXIMUM');
  await press('Enviar pedido');
  expect(value).toHaveValue('3000');
  await screen.findByRole('button', { name: 'Enviar pedido' });
  api.ok(ASK, waiting);
  api.ok(HOME, { ...home, limitRequest: waiting });
  await press('Enviar pedido');
  expect(
    await screen.findByText(/^Você pediu R\$\s3\.000,00 em 21\/11\/2026\. Um analista vai responder/),
  ).toBeVisible();
  expect(api.lastOf(ASK)?.body).toEqual({ limit: 3000 });
  expect(screen.queryByRole('button', { name: 'Pedir mais limite' })).toBeNull();
});

test('what is late comes first, and says what it does to the limit', async () => {
  signedIn('/c/inicio', { [HOME]: () => late });
  expect(await screen.findByRole('heading', { name: 'Primeiro, o que está em atraso' })).toBeVisible();
  expect(screen.getByText(/^1 parcela, há 12 dias\./)).toBeVisible();
  expect(screen.getByText(/bloqueado por parcelas em atraso/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Próxima parcela' })).toBeNull();
});

test('what is late is paid by Pix with the open fee: the code, then it turns to paid by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const api = signedIn('/c/inicio', { [HOME]: () => late, [CHARGE]: () => charge, [CHARGE_STATE]: () => charge });
  await user.click(await screen.findByRole('button', { name: 'Pagar o que está em atraso' }));
  expect(screen.getByText('R$ 117,24')).toBeVisible();
  expect(screen.getByText(/^Inclui R\$.4,90 de taxa de uso/)).toBeVisible();
  // Of several contracts no boleto can be.
  expect(screen.queryByRole('button', { name: 'Gerar boleto' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
  expect(await screen.findByRole('img', { name: /^QR Code do Pix de R\$.117,24$/ })).toBeVisible();
  expect(screen.getByText(charge.brCode ?? '')).toBeVisible();
  expect(api.lastOf(CHARGE)?.body).toEqual({ installmentIds: [installment().id], expectedTotal: 117.24 });
  expect(api.lastOf(CHARGE)?.key).not.toBeNull();
  api.on(CHARGE_STATE, lost);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText(/^Esperando o seu banco/)).toBeVisible();
  api.ok(CHARGE_STATE, { ...charge, status: 'SETTLED' });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText(/^Recebemos R\$.117,24/)).toBeVisible();
  api.ok(HOME, home);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('heading', { name: 'Próxima parcela' })).toBeVisible();
});

test('a Pix that is over says that nothing was charged, and another is made', async () => {
  signedIn('/c/inicio', { [HOME]: () => late, [CHARGE]: () => ({ ...charge, status: 'EXPIRED' }) });
  await press('Pagar o que está em atraso');
  await press('Pagar com Pix');
  expect(await screen.findByText(/^Este Pix venceu e nada foi cobrado/)).toBeVisible();
  await press('Gerar outro Pix');
  expect(await screen.findByRole('button', { name: 'Pagar com Pix' })).toBeVisible();
});

test('a lost answer is asked for again under the same key; a refusal says why', async () => {
  const api = signedIn('/c/inicio', { [HOME]: () => late, [CHARGE]: lost, [CHARGE_STATE]: () => charge });
  await press('Pagar o que está em atraso');
  await press('Pagar com Pix');
  expect(await screen.findByText(/Sem conexão/)).toBeVisible();
  const first = api.lastOf(CHARGE)?.key;
  api.refuse(CHARGE, 'SERVICE_UNAVAIBLE');
  await press('Pagar com Pix');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(api.lastOf(CHARGE)?.key).toBe(first);
  await press('Voltar');
  expect(await screen.findByRole('heading', { name: 'Primeiro, o que está em atraso' })).toBeVisible();
});

test('the next installment is paid by boleto: its line, and the paper', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const boleto = {
    id: charge.id,
    nossoNumero: '1'.repeat(17),
    digitableLine: '2'.repeat(47),
    barcode: '3'.repeat(44),
    value: 104.9,
    dueDate: '2026-12-21',
    contractNumber: 'C-1234',
    installmentNumber: 1,
    installmentCount: 3,
    isNew: true,
  };
  const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
  const api = signedIn('/c/inicio', { [BOLETO]: () => boleto, [BOLETO_PDF]: () => pdf });
  await press('Pagar esta parcela');
  await press('Gerar boleto');
  expect(await screen.findByText('2'.repeat(47))).toBeVisible();
  expect(screen.getByText(/^Boleto de R\$.104,90, vence em 21\/12\/2026\.$/)).toBeVisible();
  expect(api.lastOf(BOLETO)?.body).toEqual({ contractId: installment().contractId });
  await press('Baixar o boleto em PDF');
  expect(await screen.findByRole('button', { name: 'Baixar o boleto em PDF' })).toBeEnabled();
  expect(saved).toHaveBeenCalledOnce();
});

test('without a connection it is said, and tried again', async () => {
  const api = signedIn('/c/inicio', { [HOME]: lost });
  expect(await screen.findByText(/Sem conexão/)).toBeVisible();
  api.ok(HOME, home);
  await press('Tentar de novo');
  expect(await screen.findByRole('heading', { name: 'Olá, Rosa' })).toBeVisible();
});
