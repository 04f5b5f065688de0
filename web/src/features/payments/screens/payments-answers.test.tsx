import type { ErrorCode } from '@balcao/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aBorrower, BORROWER_ID } from '../../../domain/testing/customers.ts';
import { aListing, anEntry, anInstallment } from '../../../domain/testing/installments.ts';
import { loadPublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { signingIn, receiving } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { check, confirm as confirmBy, openPayments, type Page, search as searchBy } from '../testing/at-the-till.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const KNOWN = 'GET /coordinator/borrowers/{id}/data';
const LIST = 'GET /coordinator/contracts/installments';
const PAY = 'POST /coordinator/contracts/installments/pay-multiple';
const NOTIFY = 'POST /coordinator/borrowers/{id}/limit/notify';
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  signedIn();
});

async function open(history?: Page['history']): Promise<Page> {
  const page = await openPayments(history);
  user = page.user;
  return page;
}
async function search() {
  const page = await open();
  await searchBy(user);
  return page;
}
async function confirm() {
  const page = await open();
  return { ...page, dialog: await confirmBy(user) };
}
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const cupom = () => screen.getByRole('complementary', { name: 'Cupom' });
const total = () => textOf(screen.getByRole('region', { name: 'Total a pagar' }));

describe('the list', () => {
  test('each line says what is owed, and what changed it; nothing added is a dash', async () => {
    await search();
    const [late, early] = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(textOf);
    expect(late).toContain('12341 de 610/11/2026 Em atrasoR$ 199,85–R$ 4,73R$ 204,58');
    expect(early).toContain('12342 de 621/12/2026 A vencerR$ 199,85R$ 9,07–R$ 190,78');
  });

  test('the total follows the selection, in words that count', async () => {
    await search();
    await screen.findByRole('table');
    // Planted: the open fee as a total to pay (ruling C29).
    expect(screen.queryByRole('region', { name: 'Total a pagar' })).toBeNull();
    const fee = textOf(screen.getByRole('region', { name: 'Taxa de utilização em aberto' }));
    expect(fee).toContain('Taxa de utilização em abertoR$ 4,90Nenhuma parcela selecionada');
    expect(fee).not.toContain('inclusa');
    await user.click(check(1));
    expect(total()).toContain('R$ 209,48');
    expect(total()).toMatch(/1 parcela selecionada\b/);
    await user.click(check(2));
    expect(total()).toContain('R$ 400,26');
    expect(total()).toContain('2 parcelas selecionadas');
    expect(check(1)).toHaveAttribute('aria-disabled', 'true');
    await user.click(check(2));
    expect(total()).toContain('R$ 209,48');
  });

  test('the paper lists what is received, from what it came, and the fee', async () => {
    await search();
    await screen.findByRole('table');
    expect(within(cupom()).queryByText('Total a pagar', { selector: '.cupom-total-label' })).toBeNull();
    await user.click(check(1));
    await user.click(check(2));
    const paper = textOf(cupom());
    expect(within(cupom()).getByRole('region', { name: 'Cliente' })).toHaveTextContent('MARIA APARECIDA DOS SANTOS');
    expect(paper).toContain('Contrato 1234');
    expect(paper).toContain('Parcela 1/6, 10/11R$ 204,58de R$ 199,85, juros de R$ 4,73');
    expect(paper).toContain('Parcela 2/6, 21/12R$ 190,78de R$ 199,85, desconto de R$ 9,07');
    expect(paper).toContain('Taxa de utilizaçãoR$ 4,90');
    expect(
      textOf(within(cupom()).getByText('Total a pagar', { selector: '.cupom-total-label' }).parentElement),
    ).toContain('com R$ 4,90 de taxaR$ 400,26');
  });

  test('the customer stands once: on the paper, or beside the question where the paper is folded', async () => {
    const { unmount } = await search();
    await screen.findByRole('table');
    expect(screen.getAllByText('MARIA APARECIDA DOS SANTOS')).toHaveLength(1);
    expect(within(cupom()).getByRole('region', { name: 'Cliente' })).toBeVisible();
    unmount();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    await search();
    await screen.findByRole('table');
    expect(screen.getByRole('region', { name: 'Cliente' })).toBeVisible();
    expect(within(cupom()).queryByRole('region', { name: 'Cliente' })).toBeNull();
  });

  test('without an open fee nothing is said of one, and one line needs no order', async () => {
    api.ok(LIST, aListing({ installments: [anInstallment(1)], fees: [] }));
    await search();
    await screen.findByRole('table');
    expect(document.body).not.toHaveTextContent('Taxa de utilização');
    expect(screen.queryByText('Total a pagar')).toBeNull();
    expect(screen.getByText('Nenhuma parcela selecionada')).toBeVisible();
    expect(document.body).not.toHaveTextContent('são recebidas em ordem');
  });

  test('a list that does not come says why, and is asked for again', async () => {
    api.lose(LIST);
    await search();
    await user.click(await screen.findByRole('button', { name: 'Buscar de novo' }));
    expect(await screen.findAllByText(/Sem conexão com o servidor/)).not.toHaveLength(0);
    api.ok(LIST, aListing());
    await user.click(await screen.findByRole('button', { name: 'Buscar de novo' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(api.made(FIND)).toHaveLength(1);
  });

  test.each([
    ['LEVE', 'Leve', /o vencimento das parcelas é fixo/],
    ['LIMITE', 'Limite', /um mês após a compra/],
  ] as const)('a customer of the kind %s is told apart', async (customerType, kind, notice) => {
    api.ok(FIND, aBorrower({ customerType, phoneNumber: null }));
    await search();
    const card = await screen.findByRole('region', { name: 'Cliente' });
    expect(within(card).getByText(kind)).toBeVisible();
    expect(within(card).getByText(notice)).toBeVisible();
    expect(card).not.toHaveTextContent('null');
  });

  test('both photographs are there, and that of the document enlarges', async () => {
    api.ok('GET /borrowers/{id}/images/document', { imagebase64: 'BBBB', contentType: 'image/png' });
    await search();
    const card = await screen.findByRole('region', { name: 'Cliente' });
    expect(card).toHaveTextContent('MARIA APARECIDA DOS SANTOS');
    expect(card).toHaveTextContent('(92) *****-7777');
    expect(await within(card).findByRole('button', { name: /Ampliar foto: Comprador/ })).toBeVisible();
    await user.click(await within(card).findByRole('button', { name: /Ampliar foto: Documento/ }));
    const photo = within(await screen.findByRole('dialog', { name: /Documento de MARIA/ })).getByRole('img');
    expect(photo).toHaveAttribute('src', 'data:image/png;base64,BBBB');
  });

  test('under another brand nothing is said of due days', async () => {
    onTestFinished(() => {
      api.ok('GET /configurations/public', {});
      return loadPublicConfiguration();
    });
    api.ok('GET /configurations/public', { app: { name: 'OUTRA' } });
    await loadPublicConfiguration();
    await search();
    const card = await screen.findByRole('region', { name: 'Cliente' });
    expect(within(card).getByText('Limite')).toBeVisible();
    expect(within(card).queryByText(/vencimento das parcelas/)).toBeNull();
  });

  test('another CPF forgets the customer and what was selected', async () => {
    await search();
    await screen.findByRole('table');
    await user.click(check(1));
    await user.type(screen.getByLabelText('CPF do cliente'), '{Backspace}');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cliente' })).toBeNull();
    expect(sessionStorage.getItem('balcao.operation.draft.payment')).toBeNull();
  });
});

describe('refused', () => {
  test.each<[ErrorCode, RegExp]>([
    ['ALREADY_PAID', /Parcela já foi paga/],
    ['PREVIOUS_INSTALLMENT_IS_PENDING', /Parcela anterior em aberto/],
    ['INSTALLMENT_NOT_FOUND', /Parcela não encontrada/],
    ['PAYMENT_TOTAL_CHANGED', /O valor a pagar mudou/],
  ])('%s says that nothing was received, over the list of now', async (code, sentence) => {
    api.refuse(PAY, code);
    const { dialog } = await confirm();
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    const banner = (await screen.findByText(/Nada foi recebido/)).closest('[role="status"]');
    expect(banner).toHaveTextContent(sentence);
    expect(api.made(LIST)).toHaveLength(2);
    await user.click(check(2));
    expect(screen.queryByText(/Nada foi recebido/)).toBeNull();
  });

  test('until the answer comes the receipts are waited for in words', async () => {
    const { dialog } = await confirm();
    const { answer, give } = held<ReturnType<(typeof receiving)[typeof PAY]>>();
    api.on(PAY, () => answer);
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText('Gerando comprovantes...')).toBeVisible();
    give(receiving[PAY]());
    expect(await screen.findByText(/^Pagamento de 2 parcela\(s\)/)).toBeVisible();
    expect(screen.queryByText('Gerando comprovantes...')).toBeNull();
  });

  test('a store that may not receive says so and leaves the selection', async () => {
    api.refuse(PAY, 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
    const { dialog } = await confirm();
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText(/não est/)).toBeVisible();
    expect(check(2)).toBeChecked();
  });

  test('a deactivated store leads to the setup', async () => {
    api.refuse(PAY, 'DEACTIVATED_STORE');
    api.ok('GET /retailers/stores', []);
    const { dialog, path } = await confirm();
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
    expect(path()).toBe('/configuracao');
  });
});

describe('received', () => {
  test('the paper says how much, and the next customer begins anew', async () => {
    api.ok(PAY, [anEntry(1)]);
    const { dialog, history, unmount } = await confirm();
    await user.click(within(dialog).getByRole('button', { name: /^Sim/ }));
    expect(await screen.findByText(/Pagamento de 1 parcela\(s\) no valor de R\$ 204,58/)).toBeVisible();
    expect(textOf(cupom())).toContain('CPF do cliente529.***.***-25Recebido1 parcela');
    expect(screen.getByRole('link', { name: /Ver comprovantes/ })).toHaveFocus();
    unmount();
    await open(history);
    expect(await screen.findByLabelText('CPF do cliente')).toHaveValue('');
    expect(screen.queryByText(/recebido com sucesso/)).toBeNull();
  });

  // Planted: the paid screen is kept as a step to come back to.
  test('a reload after it shows neither the receipt nor the customer who was brought along', async () => {
    const { router, history, unmount } = await renderAt('/caixa');
    await router.navigate({ to: '/caixa/pagamentos', state: { borrowerId: BORROWER_ID } });
    const hands = userEvent.setup();
    await hands.click(await screen.findByRole('checkbox', { name: /parcela 1 de/ }));
    await hands.click(screen.getByRole('button', { name: 'Pagar' }));
    await hands.click(await screen.findByRole('button', { name: /^Sim/ }));
    await screen.findByText(/recebido com sucesso/);
    // A browser that reloads runs no farewell: what is kept now is what comes back.
    const kept = sessionStorage.getItem('balcao.operation.draft.payment');
    unmount();
    if (kept !== null) sessionStorage.setItem('balcao.operation.draft.payment', kept);
    await open(history);
    expect(await screen.findByLabelText('CPF do cliente')).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Buscando cliente...')).toBeNull());
    expect(screen.queryByText(/recebido com sucesso/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cliente' })).toBeNull();
  });

  test('a customer brought along from the purchase is listed without a CPF', async () => {
    const { router } = await renderAt('/caixa');
    await router.navigate({ to: '/caixa/pagamentos', state: { borrowerId: BORROWER_ID } });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(api.lastOf(KNOWN)?.path).toContain(BORROWER_ID);
    expect(api.made(FIND)).toEqual([]);
  });

  test('what was in progress and does not come back waits, or makes room', async () => {
    const { unmount, history } = await search();
    await screen.findByRole('table');
    await user.click(check(1));
    unmount();
    api.lose(KNOWN);
    await open(history);
    expect(await screen.findByText('Não conseguimos retomar o recebimento em andamento')).toBeVisible();
    api.ok(KNOWN, receiving[KNOWN]());
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(check(1)).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'Receber de outro cliente' }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('the limit goes by SMS once, and another tab of this computer waits as well', async () => {
  await search();
  await screen.findByRole('table');
  localStorage.setItem('countdownSendSms', JSON.stringify([{ borrowerId: BORROWER_ID, timestamp: Date.now() }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'countdownSendSms' }));
  const button = await screen.findByRole('button', { name: /^Disponível em 4\d segundos$/ });
  await user.click(button);
  expect(api.made(NOTIFY)).toEqual([]);
});
