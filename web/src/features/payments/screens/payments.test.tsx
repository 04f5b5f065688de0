import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { aListing, anEntry, anInstallment, installmentId } from '../../../domain/testing/installments.ts';
import { aCharge, aPixReceipt, settledBy } from '../../../domain/testing/pix.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAlone } from '../../../testing/render-alone.tsx';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { check, confirm, list, openPayments, type Page } from '../testing/at-the-till.ts';
import { Payments } from './payments.tsx';

const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
const LIST = 'GET /coordinator/contracts/installments';
const NOTIFY = 'POST /coordinator/borrowers/{id}/limit/notify';
const CHARGE = 'POST /coordinator/pix/charges';
const SHOW = 'GET /coordinator/pix/charges/{id}';
const entries = [anEntry(1), anEntry(2, { paidValue: 190.78 }), anEntry(3, { kind: 'FEE', paidValue: 4.9 })];
const SUCCESS = 'Pagamento de 2 parcela(s) no valor de R$ 400,26 recebido com sucesso';
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi(receiving);
  signedIn();
});

async function open(history?: Page['history']): Promise<Page> {
  const page = await openPayments(history);
  user = page.user;
  return page;
}

describe('receiving', () => {
  test('goes from the CPF to the receipts', async () => {
    await open();
    const dialog = await confirm(user);
    expect(dialog).toHaveAccessibleName('Confirmar pagamento: 2 parcela(s)');
    expect(dialog).toHaveTextContent(
      'Contrato 1234parcelas 1 e 2 de 6, com desconto de R$ 9,07 R$ 395,36+ Taxa de utilização R$ 4,90',
    );
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
    await user.click(screen.getByRole('button', { name: 'Receber de outro cliente' }));
    expect(await screen.findByLabelText('CPF do cliente')).toHaveValue('');
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });

  test('works by the keyboard: Space selects, arrows move, Enter asks', async () => {
    await open();
    await list(user);
    expect(check(1)).toHaveFocus();
    expect(check(2)).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard(' {ArrowDown} {Enter}');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Confirmar pagamento: 2 parcela(s)');
  });

  test('shows badges, what changed the values, and the fee that goes along', async () => {
    await open();
    await list(user);
    expect(screen.getByText('Em atraso')).toBeVisible();
    expect(screen.getByText('A vencer')).toBeVisible();
    expect(screen.getByText('Taxa de utilização em aberto')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar' })).toBeDisabled();
    await user.click(check(1));
    expect(screen.getByText(/Taxa de utilização inclusa\*/)).toBeVisible();
  });

  test('nothing open says so', async () => {
    api.ok(LIST, aListing({ installments: [], fees: [] }));
    await open();
    await user.type(await screen.findByLabelText('CPF do cliente'), CPF);
    await user.click(screen.getByRole('button', { name: /^Pesquisar/ }));
    expect(await screen.findByText('Não há parcelas pendentes')).toBeVisible();
  });

  test('a failed search keeps what was typed', async () => {
    api.refuse('GET /coordinator/borrowers/find-one', 'BORROWER_NOT_FOUND');
    await open();
    await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findByText('CPF não encontrado')).toBeVisible();
    expect(screen.getByLabelText('CPF do cliente')).toHaveValue('529.982.247-25');
  });

  test('a total that changed is told and the amounts are those of now', async () => {
    api.refuse(PAY, 'PAYMENT_TOTAL_CHANGED');
    await open();
    const dialog = await confirm(user);
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
    await open();
    const dialog = await confirm(user);
    await user.dblClick(within(dialog).getByRole('button', { name: /^Sim/ }));
    await screen.findByText(SUCCESS);
    expect(api.made(PAY)).toHaveLength(1);
  });

  test('a lost answer to a payment that was received brings its receipts with the same key', async () => {
    await open();
    const dialog = await confirm(user);
    api.ok(LIST, aListing({ installments: [], fees: [] }));
    api.on(PAY, () => (api.made(PAY).length === 1 ? lost() : entries));
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    const [first, second] = api.made(PAY);
    expect(second).toEqual(first);
  });

  test('a refresh during the payment asks the server before anything else', async () => {
    const { unmount, history } = await open();
    const dialog = await confirm(user);
    api.lose(PAY);
    api.lose(LIST);
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    await screen.findByRole('dialog', { name: 'Ainda não sabemos se o pagamento foi recebido' });
    unmount();
    api.ok(LIST, aListing());
    await open(history);
    const notReceived = await screen.findByRole('dialog', { name: 'O pagamento não foi registrado' });
    api.ok(PAY, entries);
    await user.click(within(notReceived).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(new Set(api.made(PAY).map((call) => call.key)).size).toBe(1);
  });

  test('a selection survives a refresh and says so; the CPF is nowhere', async () => {
    const { unmount, history } = await open();
    await list(user);
    await user.click(check(1));
    const kept = [sessionStorage, localStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    expect(kept.join()).toContain(installmentId(1));
    expect(kept.join()).not.toContain(CPF);
    unmount();
    await open(history);
    expect(await screen.findByText('Retomamos o recebimento em andamento')).toBeVisible();
    await waitFor(() => expect(check(1)).toBeChecked());
  });
});

describe('store', () => {
  test('without one the operator confirms where this device is', async () => {
    signedIn({ store: null });
    fakeApi({ ...signingIn, ...receiving });
    // Alone: the guard of the page leads to the setup as long as there is no store.
    const { place, ...page } = await renderAlone(<Payments />);
    user = page.user;
    const dialog = await confirm(user);
    expect(dialog).toHaveTextContent('Confirme se este aparelho está localizado na loja Loja Centro');
    await user.click(within(dialog).getByRole('button', { name: 'Não' }));
    expect(await screen.findByText('Configure a loja para continuar a operação')).toBeVisible();
    // And back, once the store is set.
    expect(place()).toBe('/configuracao?origin=%2Fcaixa%2Fpagamentos');
  });
});

describe('customer', () => {
  test('photographs enlarge, and the limit goes by SMS once every 45 seconds', async () => {
    await open();
    await list(user);
    await user.click(await screen.findByRole('button', { name: /Ampliar foto: Comprador/ }));
    expect(await screen.findByRole('dialog', { name: /Comprador de MARIA/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Enviar limite por SMS' }));
    expect(await screen.findByText('SMS enviado com sucesso!')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Disponível em 4\d segundos/ })).toBeDisabled();
    expect(api.made(NOTIFY)[0]?.body).toEqual({ storeId: STORE_ID, operatorId: OPERATOR_ID });
  });

  test('while the limit is sent the button says so', async () => {
    const { answer, give } = held<{ messageId: string }>();
    api.on(NOTIFY, () => answer);
    await open();
    await list(user);
    await user.click(await screen.findByRole('button', { name: 'Enviar limite por SMS' }));
    expect(await screen.findByRole('button', { name: 'Enviando SMS' })).toBeVisible();
    give({ messageId: 'm' });
    expect(await screen.findByRole('button', { name: /^Disponível em 4\d segundos$/ })).toBeDisabled();
  });

  test('a failed SMS waits as long', async () => {
    api.refuse(NOTIFY, 'SERVICE_UNAVAIBLE');
    await open();
    await list(user);
    await user.click(screen.getByRole('button', { name: 'Enviar limite por SMS' }));
    expect(await screen.findByText('Não foi possível enviar o SMS, tente novamente mais tarde!')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Disponível em/ })).toBeDisabled();
  });
});

describe('by Pix', () => {
  test('shows the code while the customer pays, then the usual success', async () => {
    api.ok(CHARGE, aCharge());
    api.ok(SHOW, settledBy(aPixReceipt({ paymentId: installmentId(8) })));
    await open();
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
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
    expect(api.made(CHARGE)).toHaveLength(1);
  });

  test('a refresh while the customer holds the code shows the same code, and no way to receive in cash', async () => {
    api.ok(CHARGE, aCharge());
    api.ok(SHOW, aCharge());
    const { unmount, history } = await open();
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
    await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    unmount();
    await open(history);
    const dialog = await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    expect(within(dialog).getByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
    expect(screen.getByText('Retomamos o recebimento em andamento')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Receber de outro cliente' })).toBeNull();
    expect(api.made(CHARGE)).toHaveLength(1);
  });

  test('a charge that cannot be asked for after a refresh is not forgotten', async () => {
    api.ok(CHARGE, aCharge());
    api.lose(SHOW);
    const { unmount, history } = await open();
    await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
    await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ });
    unmount();
    await open(history);
    expect(await screen.findByText(/O cliente pode ter um código Pix válido/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
    api.ok(SHOW, aCharge());
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('dialog', { name: /^Receber R\$\s400,26 por Pix$/ })).toBeVisible();
  });
});
