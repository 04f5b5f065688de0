import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aBorrower,
  aCoupon,
  aKnownBorrower,
  aLimit,
  anEvaluation,
  anExtraCredit,
  aSaleStart,
  BORROWER_ID,
  COUPON_ID,
  CPF,
  EVALUATION_ID,
  STORE_ID,
} from '../../../domain/testing/customers.ts';
import { anOffer, proposalId } from '../../../domain/testing/offers.ts';
import { defaultConfiguration } from '../../../lib/session/default-configurations.ts';
import { sessionChanged } from '../../../lib/session/session.ts';
import { configurationItem } from '../../../lib/session/stored-items.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStoredStore, signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const OFFER = 'POST /coordinator/contracts';
const MORE = 'POST /coordinator/borrowers/{id}/limit/requests';
const EXTRA = 'POST /tx-credit/evaluations';
let api: FakeApi;
let user: Page['user'];
type Page = Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  api = fakeApi(selling);
  vi.stubGlobal('open', () => null);
  signedIn();
});

const found = (over: Parameters<typeof aSaleStart>[0] = {}) => api.ok(FIND, { ...aBorrower(), sale: aSaleStart(over) });
async function open(history?: Page['history']): Promise<Page> {
  const page = await renderAt('/caixa/compras', history);
  user = page.user;
  return page;
}
async function identify(): Promise<Page> {
  const page = await open();
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByLabelText('Valor da compra');
  return page;
}
async function ask(value: string): Promise<Page> {
  const page = await identify();
  await user.type(screen.getByLabelText('Valor da compra'), `${value}{Enter}`);
  return page;
}
const textOf = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const short = (over = {}) => ({ availableLimit: 1800, missing: 200, largestValue: 1800, downPayment: 200, ...over });
/** The limit is short of R$ 2.000, and of nothing else. */
const limitIsShort = (over = {}) =>
  api.on(OFFER, ({ body }) =>
    (body as { principal: number }).principal > 1800 ? refused('INSUFFICIENT_LIMIT', short(over)) : anOffer(),
  );

describe('from the CPF to the limit', () => {
  // Planted: a second call for the limit after the first.
  test('is one call, which brings coupon and extra credit along', async () => {
    found({ coupon: aCoupon(), extraCredit: anExtraCredit() });
    await identify();
    expect(api.lastOf(FIND)?.query.get('storeId')).toBe(STORE_ID);
    expect(api.calls.map(({ route }) => route).filter((route) => !route.includes('images'))).toEqual([FIND]);
    expect(textOf(screen.getByRole('region', { name: 'Cliente' }))).toContain('Limite disponívelR$ 1.800,00');
  });

  test.each([
    ['WAITING', 'Pedido de limite em análise', /Um analista decide sobre o limite de R\$\s2\.000,00/],
    ['APPROVED', 'Aumento de limite aprovado', /aprovou o limite de R\$\s2\.000,00/],
    ['REFUSED', 'Aumento de limite não aprovado', /O limite de antes continua valendo/],
  ] as const)('a request for more limit that is %s is told to the till', async (status, name, text) => {
    found({ limitAsked: { status, toLimit: 2000, decidedAt: null } });
    await identify();
    expect(within(screen.getByRole('region', { name })).getByText(text)).toBeVisible();
  });

  test('who may buy and was never given a limit is told so', async () => {
    found({ limit: null });
    await open();
    await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findByText('CPF sem limite')).toBeVisible();
  });

  test('a purchase that comes back knows them again', async () => {
    found();
    const { unmount, history } = await identify();
    unmount();
    api.ok('GET /coordinator/borrowers/{id}/data', { ...aKnownBorrower(), sale: aSaleStart({ coupon: aCoupon() }) });
    await open(history);
    expect(await screen.findByRole('region', { name: 'Cupom de 10% de desconto' })).toBeVisible();
  });
});

describe('the coupon', () => {
  const card = () => screen.getByRole('region', { name: /^Cupom de/ });

  test('says discount, minimum, maximum and its last day in Sao Paulo, and from when on it counts', async () => {
    found({ coupon: aCoupon() });
    await identify();
    expect(textOf(card())).toBe(
      ' Cupom de 10% de descontoCompras a partir de R$ 100,00Desconto máximo de R$ 50,00Expira em 05/12',
    );
    await user.type(screen.getByLabelText('Valor da compra'), '99,99');
    expect(card()).toHaveTextContent('Não vale para este valor');
    await user.type(screen.getByLabelText('Valor da compra'), '{Enter}');
    await screen.findByRole('radiogroup');
    expect(api.lastOf(OFFER)?.body).not.toHaveProperty('couponId');
  });

  test('of money, for today, without a maximum', async () => {
    const ofMoney = { discountType: 'R$', percentValue: null, monetaryValue: 25 } as const;
    found({ coupon: aCoupon({ ...ofMoney, maximumDiscountValue: null, validityInDays: 0 }) });
    await identify();
    expect(textOf(card())).toBe(' Cupom de R$ 25,00 de descontoCompras a partir de R$ 100,00Expira hoje às 23:59');
  });

  test('goes along from its minimum on; what it takes off stands in summary and paper', async () => {
    found({ coupon: aCoupon() });
    api.ok(OFFER, anOffer({ couponDiscount: 50 }));
    await ask('1000');
    await user.click((await screen.findAllByRole('radio'))[2] ?? document.body);
    expect(card()).toHaveTextContent('Vale para esta compra');
    expect(api.lastOf(OFFER)?.body).toMatchObject({ couponId: COUPON_ID });
    expect(textOf(screen.getByRole('region', { name: 'Resumo do contrato' }))).toContain('Cupom-R$ 50,00');
    expect(textOf(screen.getByRole('complementary', { name: 'Cupom' }))).toContain('Cupom-R$ 50,00');
    // Ruling C17: the row is the value of the contract.
    expect(textOf((await screen.findAllByRole('radio'))[2] ?? document.body)).toContain('R$ 1.249,07');
  });
});

describe('Super Compra', () => {
  const turn = () => screen.getByRole('switch', { name: 'Ativar proposta' });

  test('says its bounds, its last day in Manaus and its store; turned on, it covers the purchase', async () => {
    found({ extraCredit: anExtraCredit() });
    await identify();
    expect(textOf(screen.getByRole('region', { name: 'Super Compra disponível' }))).toBe(
      ' Super Compra disponívelValor máximo da compraR$ 3.000,00Valor mínimo da compraR$ 100,00' +
        'O limite extra expira em 30/11/2026Exclusivo para Loja CentroAtivar proposta',
    );
    expect(turn()).not.toBeChecked();
    await user.click(turn());
    await user.type(screen.getByLabelText('Valor da compra'), '2500{Enter}');
    await screen.findByRole('radiogroup');
    expect(api.lastOf(OFFER)?.body).toMatchObject({ transactionalCreditEvaluationId: EVALUATION_ID });
    await user.click(turn());
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.type(screen.getByLabelText('Valor da compra'), '{Enter}');
    await waitFor(() => expect(api.made(OFFER)).toHaveLength(2));
    expect(api.lastOf(OFFER)?.body).not.toHaveProperty('transactionalCreditEvaluationId');
  });

  test('is not shown where its evaluation is switched off', async () => {
    signedIn({ flags: { transactionalCreditEvaluation: false } });
    found({ extraCredit: anExtraCredit() });
    await identify();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('making it fit', () => {
  const panel = () => screen.findByRole('region', { name: 'O que cabe no limite' });

  test('the largest value has the focus: one press and its plans are there', async () => {
    limitIsShort();
    await ask('2000');
    expect(textOf(await panel())).toContain(
      'Limite insuficienteNada foi cobrado. Há R$ 1.800,00 disponíveis; faltam R$ 200,00.',
    );
    const largest = screen.getByRole('button', { name: /^Vender R\$\s1\.800,00/ });
    await waitFor(() => expect(largest).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('radiogroup')).toBeVisible();
    expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 1800 });
    expect(screen.getByLabelText('Valor da compra')).toHaveValue('R$ 1.800,00');
  });

  test('with a down payment, which the paper names', async () => {
    limitIsShort();
    await ask('2000');
    await panel();
    api.ok(OFFER, anOffer({ principal: 1800, purchaseValue: 2000, downPayment: 200 }));
    await user.click(screen.getByRole('button', { name: /^Entrada de R\$\s200,00/ }));
    await screen.findByRole('radiogroup');
    // It is sold with the purchase: the receipt and the drawer have it.
    expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 1800, downPayment: 200 });
    expect(textOf(screen.getByRole('complementary', { name: 'Cupom' }))).toContain(
      'Valor da compraR$ 2.000,00EntradaR$ 200,00paga no balcãoValor financiadoR$ 1.800,00',
    );
    await user.keyboard(' {Enter}');
    expect(await screen.findByRole('dialog', { name: 'Confirmar compra' })).toHaveTextContent(
      /Receba no balcão a entrada de R\$\s200,00\./,
    );
  });

  test('where nothing is sold it says so, and offers no value', async () => {
    limitIsShort({ largestValue: 0, downPayment: null });
    await ask('2000');
    expect(await panel()).toHaveTextContent('Com o limite de agora nenhuma compra é possível.');
    expect(screen.queryByRole('button', { name: /^Vender/ })).toBeNull();
  });

  test('by what the customer can pay a month: the server says the value', async () => {
    limitIsShort({ valueForInstallment: 950 });
    await ask('2000');
    await panel();
    await user.type(screen.getByLabelText('Quanto o cliente pode pagar por mês?'), '120{Enter}');
    await waitFor(() =>
      expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 2000, desiredInstallmentValue: 120 }),
    );
    api.ok(OFFER, anOffer({ fit: { proposalId: proposalId(6), largestValue: null } }));
    await user.click(await screen.findByRole('button', { name: /^Vender R\$\s950,00/ }));
    expect(await screen.findByText(/Escolhemos o parcelamento que cabe em R\$\s120,00 por mês/)).toBeVisible();
    expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 950, desiredInstallmentValue: 120 });
    expect(screen.getAllByRole('radio')[2]).toBeChecked();
  });

  test('a purchase within the limit may be too dear a month: the smaller one is one press away', async () => {
    await ask('1000');
    await user.click(await screen.findByText('O cliente quer outra parcela?'));
    api.ok(OFFER, anOffer({ fit: { proposalId: null, largestValue: 450 } }));
    await user.type(screen.getByLabelText('Quanto o cliente pode pagar por mês?'), '90');
    await user.click(screen.getByRole('button', { name: 'Achar o parcelamento' }));
    expect(await screen.findByText(/Nenhum parcelamento desta compra cabe em R\$\s90,00 por mês/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Vender R\$\s450,00/ }));
    await waitFor(() => expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 450, desiredInstallmentValue: 90 }));
  });

  test('an analyst is asked for what this purchase needs, once', async () => {
    limitIsShort();
    api.ok(MORE, { requestId: COUPON_ID, toLimit: 2700, expiresOn: '2026-11-26' });
    await ask('2000');
    await panel();
    await user.click(screen.getByRole('button', { name: /^Pedir mais limite/ }));
    expect(await screen.findByText(/Pedimos a um analista um limite de R\$\s2\.700,00/)).toBeVisible();
    expect(api.lastOf(MORE)).toMatchObject({ body: { storeId: STORE_ID, purchaseValue: 2000 } });
    expect(api.lastOf(MORE)?.path).toContain(BORROWER_ID);
    expect(api.lastOf(MORE)?.key).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Pedir/ })).toBeNull();
  });

  test('where the store may, extra credit is asked for, and covers the purchase at once', async () => {
    configurationItem.write({ ...defaultConfiguration, transactionalCredit: { isAllowed: true } });
    sessionChanged();
    limitIsShort();
    api.ok(EXTRA, anEvaluation());
    await ask('2000');
    await panel();
    api.ok(OFFER, anOffer({ sourceProduct: 'SUPER_PURCHASE' }));
    await user.click(screen.getByRole('button', { name: /^Pedir limite extra/ }));
    expect(await screen.findByRole('radiogroup')).toBeVisible();
    expect(api.lastOf(EXTRA)?.body).toMatchObject({ document: CPF, requestedAmount: 2000 });
    expect(api.lastOf(OFFER)?.body).toMatchObject({ transactionalCreditEvaluationId: EVALUATION_ID });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(CPF);
  });

  test.each([
    [{ decision: 'DENIED' }, 'O limite extra não foi aprovado para este cliente.'],
    [{ status: 'CREATED' }, 'Um analista vai avaliar o limite extra.'],
    [{ policy: { minAmount: 100, maxAmount: 1000 } }, 'não cobre este valor'],
  ] as const)('extra credit %o is told', async (over, sentence) => {
    configurationItem.write({ ...defaultConfiguration, transactionalCredit: { isAllowed: true } });
    sessionChanged();
    limitIsShort();
    api.ok(EXTRA, anEvaluation(over));
    await ask('2000');
    await panel();
    await user.click(screen.getByRole('button', { name: /^Pedir limite extra/ }));
    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    expect(screen.getByLabelText('Valor da compra')).toHaveValue('R$ 2.000,00');
  });
});

test('where a store may sell by QR code, the till says so', async () => {
  const hint = () => screen.queryByRole('link', { name: /^Vender via QR Code/ });
  await identify();
  expect(hint()).toBeNull();
  signedIn({ store: aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } }) });
  act(() => sessionChanged());
  expect(hint()).toHaveAttribute('href', '/caixa/compras/qrcode');
});

test('a block by hand shows who can lift it, and the way to pay what is open', async () => {
  signedIn({ support: { customerWhatsapp: '92988887777' } });
  found({ limit: aLimit({ limitIsBlockedBy: 'MANUALLY_BLOCKED' }) });
  await open();
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  expect(await screen.findByRole('link', { name: /^WhatsApp/ })).toHaveFocus();
  expect(within(document.body).getByRole('link', { name: 'Efetuar pagamentos em aberto' })).toBeVisible();
});
