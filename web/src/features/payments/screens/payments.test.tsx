import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { aListing, anAgreement, anEntry, anInstallment, installmentId } from '../../../domain/testing/installments.ts';
import { toastStore } from '../../../ui/toast/toasts.ts';
import { openCounter, signIn } from '../../../testing/counter-in-test.tsx';
import { type FakeApi, fakeApi } from '../../../testing/counter-api.ts';

const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
const LIST = 'GET /coordinator/contracts/installments';
const AGREEMENTS = 'GET /coordinator/renegotiations/payments';
const NOTIFY = 'POST /coordinator/borrowers/{id}/limit/notify';
const entries = [anEntry(1), anEntry(2, { paidValue: 190.78 }), anEntry(3, { kind: 'FEE', paidValue: 4.9 })];
const SUCCESS = 'Pagamento de 2 parcela(s) no valor de R$ 400,26 recebido com sucesso';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  api = fakeApi();
  user = userEvent.setup();
  signIn();
  api.ok('GET /coordinator/borrowers/find-one', aBorrower());
  api.ok('GET /coordinator/borrowers/{id}/data', aBorrower());
  api.ok('GET /borrowers/{id}/images/portrait', { imagebase64: 'AAAA', contentType: 'image/png' });
  api.ok(LIST, aListing());
  api.ok(AGREEMENTS, anAgreement([]));
  api.ok(PAY, entries);
  api.ok(NOTIFY, { messageId: 'm' });
});
afterEach(() => {
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

const check = (order: number) => screen.getByRole('checkbox', { name: new RegExp(`parcela ${order} de`) });

async function list() {
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('table');
}
async function confirm() {
  await list();
  await user.click(check(1));
  await user.click(check(2));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  return screen.findByRole('dialog');
}

describe('receiving', () => {
  test('goes from the CPF to the receipts', async () => {
    openCounter('/caixa/pagamentos');
    const dialog = await confirm();
    expect(dialog).toHaveAccessibleName('Confirmar pagamento: 2 parcela(s)');
    expect(dialog).toHaveTextContent('Contrato 1234parcelas 1 e 2 de 6 R$ 395,36+ Taxa de utilização R$ 4,90');
    expect(dialog).toHaveTextContent('Total de R$ 400,26');
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(api.made(PAY)[0]?.body).toEqual({
      installmentIds: [installmentId(1), installmentId(2)],
      storeId: STORE_ID,
      expectedTotal: 400.26,
    });
    const receipts = screen.getByRole('link', { name: /Ver comprovantes/ });
    expect(receipts).toHaveAttribute('href', `/render/${entries.map((entry) => entry.id).join(',')}/payments`);
    expect(receipts).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Voltar à página inicial de Caixa' })).toBeVisible();
  });

  test('works by the keyboard: Space selects, arrows move, Enter asks', async () => {
    openCounter('/caixa/pagamentos');
    await list();
    expect(check(1)).toHaveFocus();
    expect(check(2)).toBeDisabled();
    await user.keyboard(' {ArrowDown} {Enter}');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Confirmar pagamento: 2 parcela(s)');
  });

  test('shows badges, what changed the values, and the fee that goes along', async () => {
    openCounter('/caixa/pagamentos');
    await list();
    expect(screen.getByText('Em atraso')).toBeVisible();
    expect(screen.getByText('A vencer')).toBeVisible();
    expect(screen.getByText(/Taxa de utilização inclusa\*/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar' })).toBeDisabled();
  });

  test('nothing open says so', async () => {
    api.ok(LIST, aListing({ installments: [], fees: [] }));
    openCounter('/caixa/pagamentos');
    await user.type(await screen.findByLabelText('CPF do cliente'), CPF);
    await user.click(screen.getByRole('button', { name: /^Pesquisar/ }));
    expect(await screen.findByText('Não há parcelas pendentes')).toBeVisible();
  });

  test('a failed search keeps what was typed', async () => {
    api.refuse('GET /coordinator/borrowers/find-one', 404, 'BORROWER_NOT_FOUND');
    openCounter('/caixa/pagamentos');
    await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findByText('CPF não encontrado')).toBeVisible();
    expect(screen.getByLabelText('CPF do cliente')).toHaveValue('529.982.247-25');
  });

  test('a total that changed is told and the amounts are those of now', async () => {
    api.refuse(PAY, 409, 'PAYMENT_TOTAL_CHANGED');
    openCounter('/caixa/pagamentos');
    const dialog = await confirm();
    api.ok(LIST, aListing({ installments: [anInstallment(1, { paymentDue: 210 })], fees: [] }));
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText('Nada foi recebido.', { exact: false })).toBeVisible();
    expect(screen.getAllByText('O valor a pagar mudou desde a consulta. Confira o novo total.')).not.toHaveLength(0);
    expect(check(1)).toBeChecked();
    expect(screen.getByRole('region', { name: 'Total a pagar' })).toHaveTextContent('R$ 210,00');
  });
});

describe('nothing is received twice', () => {
  test('a double click on the answer pays once', async () => {
    openCounter('/caixa/pagamentos');
    const dialog = await confirm();
    await user.dblClick(within(dialog).getByRole('button', { name: /^Sim/ }));
    await screen.findByText(SUCCESS);
    expect(api.made(PAY)).toHaveLength(1);
  });

  test('a lost answer to a payment that was received brings its receipts with the same key', async () => {
    openCounter('/caixa/pagamentos');
    const dialog = await confirm();
    api.ok(LIST, aListing({ installments: [], fees: [] }));
    api.on(PAY, () => (api.made(PAY).length === 1 ? 'lost' : { json: entries }));
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    const [first, second] = api.made(PAY);
    expect(second).toEqual(first);
  });

  test('a refresh during the payment asks the server before anything else', async () => {
    const { view, history } = openCounter('/caixa/pagamentos');
    const dialog = await confirm();
    api.on(PAY, () => 'lost');
    api.on(LIST, () => 'lost');
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    await screen.findByRole('dialog', { name: 'Ainda não sabemos se o pagamento foi recebido' });
    view.unmount();
    api.ok(LIST, aListing());
    openCounter('/caixa/pagamentos', history);
    const notReceived = await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' });
    api.ok(PAY, entries);
    await user.click(within(notReceived).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(new Set(api.made(PAY).map((call) => call.key)).size).toBe(1);
  });

  test('a selection survives a refresh and says so; the CPF is nowhere', async () => {
    const { view, history } = openCounter('/caixa/pagamentos');
    await list();
    await user.click(check(1));
    const kept = [sessionStorage, localStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    expect(kept.join()).toContain(installmentId(1));
    expect(kept.join()).not.toContain(CPF);
    view.unmount();
    openCounter('/caixa/pagamentos', history);
    expect(await screen.findByText('Retomamos o recebimento em andamento')).toBeVisible();
    await waitFor(() => expect(check(1)).toBeChecked());
  });
});

describe('store', () => {
  test('without one the operator confirms where this device is', async () => {
    signIn({ hasStore: false });
    api.ok('GET /coordinator/operators/{id}', { storeId: STORE_ID });
    api.ok('GET /retailers/stores/{id}', { id: STORE_ID, name: 'Loja Centro' });
    openCounter('/caixa/pagamentos');
    const dialog = await confirm();
    expect(dialog).toHaveTextContent('Confirme se este aparelho está localizado na loja Loja Centro');
    await user.click(within(dialog).getByRole('button', { name: 'Não' }));
    expect(await screen.findByText('Configure a loja para continuar a operação')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
  });
});

describe('customer', () => {
  test('photographs enlarge, and the limit goes by SMS once every 45 seconds', async () => {
    openCounter('/caixa/pagamentos');
    await list();
    await user.click(await screen.findByRole('button', { name: /Ampliar foto: Comprador/ }));
    expect(await screen.findByRole('dialog', { name: /Comprador de MARIA/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Enviar limite por SMS' }));
    expect(await screen.findByText('SMS enviado com sucesso!')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Disponível em 4\d segundos/ })).toBeDisabled();
    expect(api.made(NOTIFY)[0]?.body).toEqual({ storeId: STORE_ID, operatorId: 'ana' });
  });

  test('a failed SMS waits as long', async () => {
    api.refuse(NOTIFY, 503, 'SERVICE_UNAVAIBLE');
    openCounter('/caixa/pagamentos');
    await list();
    await user.click(screen.getByRole('button', { name: 'Enviar limite por SMS' }));
    expect(await screen.findByText('Não foi possível enviar o SMS, tente novamente mais tarde!')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Disponível em/ })).toBeDisabled();
  });
});

describe('by Pix', () => {
  const charge = {
    id: installmentId(9),
    txid: '0'.repeat(32),
    value: 400.26,
    expiresAt: '2026-11-21T16:00:00Z',
    brCode: '000201CODE',
    status: 'ACTIVE',
    receipts: [] as object[],
  };

  test('shows the code while the customer pays, then the usual success', async () => {
    api.ok('POST /coordinator/pix/charges', charge);
    const receipt = { id: 'r', outcome: 'SETTLED', paymentId: installmentId(8) };
    api.ok('GET /coordinator/pix/charges/{id}', { ...charge, status: 'SETTLED', receipts: [receipt] });
    openCounter('/caixa/pagamentos');
    await user.click(within(await confirm()).getByRole('button', { name: 'Receber por Pix' }));
    const dialog = await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    expect(within(dialog).getByText('Aguardando o pagamento do cliente...')).toBeVisible();
    expect(within(dialog).getByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
    await user.click(within(dialog).getByRole('button', { name: 'Copiar código' }));
    expect(await navigator.clipboard.readText()).toBe('000201CODE');
    expect(await within(dialog).findByText(/Código copiado/)).toBeVisible();
    expect(await screen.findByText(SUCCESS, {}, { timeout: 5_000 })).toBeVisible();
    const receipts = screen.getByRole('link', { name: /Ver comprovantes/ });
    expect(receipts).toHaveAttribute('href', `/render/${installmentId(8)}/payments`);
    expect(api.made(PAY)).toEqual([]);
    expect(api.made('POST /coordinator/pix/charges')).toHaveLength(1);
  });

  test('a refresh while the customer holds the code shows the same code, and no way to receive in cash', async () => {
    api.ok('POST /coordinator/pix/charges', charge);
    api.ok('GET /coordinator/pix/charges/{id}', charge);
    const { view, history } = openCounter('/caixa/pagamentos');
    await user.click(within(await confirm()).getByRole('button', { name: 'Receber por Pix' }));
    await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    view.unmount();
    openCounter('/caixa/pagamentos', history);
    const dialog = await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    expect(within(dialog).getByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
    expect(screen.getByText('Retomamos o recebimento em andamento')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Receber de outro cliente' })).toBeNull();
    expect(api.made('POST /coordinator/pix/charges')).toHaveLength(1);
  });

  test('a charge that cannot be asked for after a refresh is not forgotten', async () => {
    api.ok('POST /coordinator/pix/charges', charge);
    api.on('GET /coordinator/pix/charges/{id}', () => 'lost');
    const { view, history } = openCounter('/caixa/pagamentos');
    await user.click(within(await confirm()).getByRole('button', { name: 'Receber por Pix' }));
    await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    view.unmount();
    openCounter('/caixa/pagamentos', history);
    expect(await screen.findByText(/O cliente pode ter um código Pix válido/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
    api.ok('GET /coordinator/pix/charges/{id}', charge);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ })).toBeVisible();
  });
});
