import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { texts } from './texts.ts';
import { lost } from '../../testing/fake-api.ts';
import {
  CHARGE,
  CHARGE_STATE,
  charge,
  installment,
  late,
  PAPER,
  PURCHASES,
  purchases,
  RECEIPT,
  signedIn,
  STATEMENT,
  statement,
} from '../testing/portal.ts';
import { nextMonth } from './months.ts';
import { payableOf, totalOf } from './payable.ts';
import { endSession } from './session.ts';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pdf = () => new Blob(['%PDF-'], { type: 'application/pdf' });
const [purchase] = purchases.purchases;

beforeAll(async () => {
  await Promise.all([import('./installments.tsx'), import('./purchases.tsx'), import('./statement.tsx')]);
});
beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  sessionStorage.clear();
});

test('open installments stand by purchase; the next is paid with the fee that opens with it', async () => {
  const api = signedIn('/c/parcelas', { [CHARGE]: () => charge, [CHARGE_STATE]: () => charge });
  const part = await screen.findByRole('region', { name: 'Contrato C-1234' });
  expect(within(part).getByRole('heading', { name: 'Compra em Loja Centro' })).toBeVisible();
  expect(within(part).getAllByRole('listitem')).toHaveLength(2);
  expect(within(part).getByText(/^desconto de R\$.10,00$/)).toBeVisible();
  await press(/^Pagar a próxima: R\$.100,00$/);
  await press('Pagar com Pix');
  expect(await screen.findByRole('img')).toBeVisible();
  expect(api.lastOf(CHARGE)?.body).toEqual({ installmentIds: [installment().id], expectedTotal: 104.9 });
});

test('all of a purchase is paid off at the value of today, and says what that saves', async () => {
  const api = signedIn('/c/parcelas', { [CHARGE]: () => charge, [CHARGE_STATE]: () => charge });
  expect(await screen.findByText(/economiza R\$.10,00/)).toBeVisible();
  await press(/^Quitar tudo hoje: R\$.190,00$/);
  expect(screen.queryByRole('button', { name: 'Gerar boleto' })).toBeNull();
  await press('Pagar com Pix');
  expect(await screen.findByRole('img')).toBeVisible();
  expect(api.lastOf(CHARGE)?.body).toMatchObject({ expectedTotal: 194.9 });
  await press('Voltar');
  expect(await screen.findByRole('region', { name: 'Contrato C-1234' })).toBeVisible();
});

test('a purchase in an agreement is paid by the agreement; one that is paid off is not listed', async () => {
  const agreed = { ...purchase, isAgreed: true } as NonNullable<typeof purchase>;
  const paid = { ...agreed, number: 'C-9', installments: [installment({ status: 'PAID' })] };
  signedIn('/c/parcelas', { [PURCHASES]: () => ({ ...purchases, purchases: [agreed, paid] }) });
  expect(await screen.findByText(/está em um acordo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pagar a próxima/ })).toBeNull();
  expect(screen.queryByText('Contrato C-9')).toBeNull();
});

test('nothing open, nothing bought: each page says so', async () => {
  const { view } = signedIn('/c/parcelas', { [PURCHASES]: () => ({ ...purchases, purchases: [] }) });
  expect(await screen.findByText('Você não tem parcelas em aberto.')).toBeVisible();
  view.unmount();
  signedIn('/c/compras', { [PURCHASES]: () => ({ ...purchases, purchases: [] }) });
  expect(await screen.findByText('Você ainda não tem compras.')).toBeVisible();
});

test('each purchase has its papers; what fails says so beside them', async () => {
  const api = signedIn('/c/compras', { [PAPER]: pdf });
  expect(await screen.findByText('0 pagas, 2 a vencer')).toBeVisible();
  for (const name of ['Recibo da compra', 'Contrato (CCB)', 'Termo de ciência', 'Valor para quitar hoje'])
    await press(`${name}, Contrato C-1234`);
  expect(api.made(PAPER).map(({ path }) => path.split('/').at(-2))).toEqual([
    'RECEIPT',
    'INSTRUMENT',
    'AWARENESS_TERMS',
    'PAYOFF',
  ]);
  api.on(PAPER, lost);
  await press('Recibo da compra, Contrato C-1234');
  expect(await screen.findByText(/Sem conexão/)).toBeVisible();
});

test('the statement goes by months, and each line has its receipt', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const api = signedIn('/c/extrato', { [RECEIPT]: pdf });
  expect(await screen.findByText('novembro de 2026')).toBeVisible();
  expect(await screen.findByText('Comprado, com juros')).toBeVisible();
  expect(screen.queryByText('Estornado')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Comprovante: Compra de 21/11/2026' }));
  expect(api.lastOf(RECEIPT)?.path).toContain('X7Q2-90KD-31FM-ZZ04');
  expect(screen.getByRole('button', { name: 'Mês seguinte' })).toBeDisabled();
  api.ok(STATEMENT, { ...statement, month: '2026-10', lines: [] });
  await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
  expect(await screen.findByText('Nada aconteceu neste mês.')).toBeVisible();
  expect(api.lastOf(STATEMENT)?.query.get('month')).toBe('2026-10');
  vi.useRealTimers();
});

test('an agreement: all its payments stand together, and the next is paid by Pix with the open fees', async () => {
  const AGREED = 'POST /portal/agreement-charges';
  const [fee] = late.fees;
  const payment = (renegotiationNumber: string, order: number, paymentDue: number) => ({
    id: `019a0000-0000-7000-8000-0000000${renegotiationNumber}0${order}`,
    renegotiationNumber,
    order,
    numberOfPayments: 4,
    dueDate: `2026-12-0${order}`,
    paymentDue,
  });
  const agreementPayments = [payment('A77', 2, 150), payment('A78', 1, 80), payment('A77', 3, 149.99)];
  const api = signedIn('/c/parcelas', {
    [PURCHASES]: () => ({ ...purchases, fees: fee ? [fee] : [], agreementPayments }),
    [AGREED]: () => ({ ...charge, value: 154.9 }),
    [CHARGE_STATE]: () => ({ ...charge, value: 154.9 }),
  });
  const first = within(await screen.findByRole('region', { name: 'Seu acordo A77' }));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^02\/12\/20262 de 4 do acordo A77R\$\s150,00$/),
    expect.stringMatching(/^03\/12\/20263 de 4 do acordo A77R\$\s149,99$/),
  ]);
  expect(within(screen.getByRole('region', { name: 'Seu acordo A78' })).getByRole('button')).toHaveTextContent('84,90');
  await userEvent.click(first.getByRole('button', { name: /^Pagar R\$\s154,90 por Pix$/ }));
  await press('Pagar com Pix');
  expect(await screen.findByRole('img', { name: /^QR Code do Pix de R\$.154,90$/ })).toBeVisible();
  expect(api.lastOf(AGREED)?.body).toEqual({ id: agreementPayments[0]?.id, expectedTotal: 154.9 });
});

test('months go over the year, and fees along with what opens them', () => {
  expect([nextMonth('2026-12', 1), nextMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  const second = installment({ installmentOrder: 2 });
  expect(payableOf([second], purchases).fees).toBe(0);
  expect(totalOf(payableOf([installment(), second], purchases))).toBe(204.9);
});

test('one installment that was paid is one', () => {
  expect(texts.purchases.marks(1, 3, 2)).toBe('1 paga, 3 a vencer, 2 em atraso');
});
