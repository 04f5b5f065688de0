import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, BORROWER_ID, CPF } from '../../../domain/testing/customers.ts';
import { aListing, anInstallment } from '../../../domain/testing/installments.ts';
import { CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { PaymentOfHistory } from '../calls.ts';
import { aPayment, historyAnswers, LIST, PAYMENTS } from '../testing/history.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const NO_CONNECTION = /^Sem conexão com o servidor/;

let api: FakeApi;
let page: Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  signedIn();
  api = fakeApi(historyAnswers);
});

async function search() {
  page = await renderAt('/caixa/pagamentos/contratos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
}
async function open() {
  await search();
  await screen.findByRole('heading', { name: 'Contrato 1234' });
}
const listed = () =>
  within(screen.getByRole('navigation', { name: 'Contratos do cliente' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const rows = () =>
  within(screen.getByRole('table', { name: 'Parcelas' }))
    .getAllByRole('row')
    .slice(1);
/** The item of a payment: what it was for. */
const anItem = (over: Partial<PaymentOfHistory['items'][number]>) => ({ ...aPayment().items[0]!, ...over });

describe('who it is', () => {
  test('a CPF that nobody has is said, and the field keeps it', async () => {
    api.refuse(FIND, 'BORROWER_NOT_FOUND');
    await search();
    expect(await screen.findByText('CPF não encontrado')).toBeVisible();
    expect(screen.getByLabelText('CPF do cliente')).toHaveValue('529.982.247-25');
    expect(api.made(LIST)).toHaveLength(0);
  });

  test('a CPF that is none is not asked for', async () => {
    page = await renderAt('/caixa/pagamentos/contratos');
    await page.user.type(await screen.findByLabelText('CPF do cliente'), '11111111111{Enter}');
    expect(screen.getByText('Digite um CPF válido.')).toBeVisible();
    expect(api.made(FIND)).toHaveLength(0);
  });

  // It caught: the same CPF was the same question, so that Enter after a failure asked nothing.
  test('after a lost connection Enter asks again for the same CPF', async () => {
    api.lose(FIND);
    await search();
    expect(await screen.findByText(NO_CONNECTION)).toBeVisible();
    api.ok(FIND, aBorrower());
    await page.user.type(screen.getByLabelText('CPF do cliente'), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'Contrato 1234' })).toBeVisible();
    expect(screen.queryByText(NO_CONNECTION)).toBeNull();
  });

  test('another CPF takes the contracts of the customer before away at once', async () => {
    await open();
    await page.user.type(screen.getByLabelText('CPF do cliente'), '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Contrato 1234' })).toBeNull());
    expect(screen.queryByText('MARIA APARECIDA DOS SANTOS')).toBeNull();
  });

  test('who comes along from the payments is not asked for again', async () => {
    page = await renderAt('/caixa/pagamentos');
    await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    const links = within(await screen.findByRole('navigation', { name: 'Deste cliente' }));
    await page.user.click(links.getByRole('link', { name: 'Contratos e recibos' }));
    expect(await screen.findByRole('heading', { name: 'Contrato 1234' })).toBeVisible();
    expect(page.place()).toBe('/caixa/pagamentos/contratos');
    expect(api.lastOf('GET /coordinator/borrowers/{id}/data')?.path).toContain(BORROWER_ID);
    expect(api.made(FIND)).toHaveLength(1);
  });
});

describe('the contracts', () => {
  test('late ones first, then open ones, then what is over, each with what is owed', async () => {
    const of = (contractNumber: string, over: object) =>
      anInstallment(1, { contractId: contractNumber, contractNumber, ...over });
    const late = { status: 'PAYMENT_OVERDUE', dueDate: '2026-10-21', paymentDue: 204.58 } as const;
    api.ok(
      LIST,
      aListing({
        installments: [
          of('10', { status: 'CANCELED' }),
          of('20', { status: 'PAID', paidOn: '2026-10-21' }),
          of('30', {}),
          of('40', late),
          { ...of('40', { status: 'PAID' }), id: 'i-40-2', installmentOrder: 2 },
        ],
      }),
    );
    await search();
    await screen.findByRole('heading', { name: 'Contrato 40' });
    expect(listed()).toEqual([
      expect.stringMatching(/^Contrato 40Em atrasoR\$\s204,581 de 2 parcelas pagas$/),
      expect.stringMatching(/^Contrato 30Em diaR\$\s199,850 de 1 parcela paga$/),
      'Contrato 20Quitado1 de 1 parcela paga',
      'Contrato 10Cancelado0 de 1 parcela paga',
    ]);
  });

  test('what changes the price of an open installment stands apart; what is paid has no price any more', async () => {
    api.ok(
      LIST,
      aListing({
        installments: [
          anInstallment(1, { status: 'PAID', paidOn: '2026-11-20', interest: 3, paymentDue: 202.85 }),
          anInstallment(2, { status: 'PAYMENT_OVERDUE', interest: 4.73, paymentDue: 154.58, settledValue: 50 }),
          anInstallment(3, { discount: 9.07, paymentDue: 190.78 }),
        ],
      }),
    );
    await open();
    const [first, second, third] = rows();
    expect(first).toHaveTextContent(/^1 de 6.*Pago.*em 20\/11\/2026.*R\$\s199,85––$/);
    expect(second).toHaveTextContent(/Em atraso.*já pago R\$\s50,00.*R\$\s4,73.*R\$\s154,58$/);
    expect(third).toHaveTextContent(/-R\$\s9,07.*R\$\s190,78$/);
  });

  test('what an agreement stands for is not received here, and it says where', async () => {
    api.ok(LIST, aListing({ installments: [anInstallment(1, { isFromRenegotiation: true })] }));
    await open();
    expect(screen.getByText('Parcelas em renegociação. Receba as parcelas do acordo.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar hoje' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Receber outro valor' })).toBeNull();
  });

  test('none yet reads so', async () => {
    api.ok(LIST, aListing({ installments: [] }));
    await search();
    expect(await screen.findByText('Este cliente ainda não tem contratos')).toBeVisible();
    expect(api.made(PAYMENTS)).toHaveLength(0);
  });

  test('a failure has its sentence, and trying again brings them', async () => {
    api.refuse(LIST, 'BORROWER_NOT_FOUND');
    await search();
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    api.on(LIST, historyAnswers[LIST]);
    await page.user.click(again);
    expect(await screen.findByRole('heading', { name: 'Contrato 1234' })).toBeVisible();
  });

  test('while they are sought it says so, and nothing says that there are none', async () => {
    const waiting = held<ReturnType<typeof aListing>>();
    api.on(LIST, () => waiting.answer);
    await search();
    expect(await screen.findByText('Buscando contratos...')).toBeInTheDocument();
    expect(screen.queryByText('Este cliente ainda não tem contratos')).toBeNull();
    waiting.give(aListing({ installments: [] }));
    expect(await screen.findByText('Este cliente ainda não tem contratos')).toBeVisible();
  });

  test('the statement is printed with whose it is', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await open();
    await page.user.click(screen.getByRole('button', { name: 'Imprimir extrato do contrato' }));
    expect(print).toHaveBeenCalledOnce();
    expect(
      screen.getByText(/^MARIA APARECIDA DOS SANTOS · 529\.\*{3}\.\*{3}-25 · Loja Centro · Impresso em/),
    ).toBeInTheDocument();
  });
});

describe('what was received', () => {
  test('reads what it was for, how, where and by whom; what was taken back says why, and stays so', async () => {
    const undo = { at: '2026-11-20T16:00:00Z', by: 'Vera', reason: 'Valor errado' };
    api.ok(PAYMENTS, [
      aPayment({ id: 'p3', isUndone: true, undo: { ...aPayment().undo, ...undo } }),
      aPayment({
        id: 'p2',
        method: 'PIX',
        operatorName: null,
        items: [
          anItem({ installmentOrder: 2 }),
          anItem({ installmentOrder: 3, isPartial: true }),
          anItem({ kind: 'FEE', installmentOrder: null }),
        ],
      }),
      aPayment({ id: 'p1', items: [anItem({ installmentOrder: null })] }),
    ]);
    await open();
    const list = await waitFor(() => within(screen.getByRole('region', { name: 'Recebimentos' })).getByRole('list'));
    const [undone, byPix, first] = within(list).getAllByRole('listitem');
    expect(undone).toHaveTextContent(/Estornado em 20\/11\/2026 12:00 por Vera.*Motivo: Valor errado/);
    expect(byPix).toHaveTextContent('parcela 2, parcela 3 (parte) e taxa de utilização');
    expect(byPix).toHaveTextContent(/Pix · Loja Centro(?! ·)/);
    expect(first).toHaveTextContent('parcela do acordo');
    // The latest that stands, and no other: what came before it is taken back after it.
    expect(within(list).getAllByRole('button', { name: 'Estornar' })).toHaveLength(1);
    expect(within(byPix!).getByRole('button', { name: 'Estornar' })).toBeVisible();
  });

  test('nothing yet reads so', async () => {
    api.ok(PAYMENTS, []);
    await open();
    expect(await screen.findByText('Nada foi recebido deste contrato até agora.')).toBeVisible();
  });

  test('a failure leaves the contract in sight, and is tried again', async () => {
    api.refuse(PAYMENTS, 'PAYMENT_NOT_FOUND');
    await open();
    expect(await screen.findByText('Pagamento não encontrado.')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Parcelas' })).toBeVisible();
    api.ok(PAYMENTS, [aPayment()]);
    await page.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('button', { name: 'Estornar' })).toBeVisible();
    expect(api.lastOf(PAYMENTS)?.path).toContain(CONTRACT_ID);
  });
});
