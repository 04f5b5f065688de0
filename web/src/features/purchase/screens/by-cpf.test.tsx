import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, aKnownBorrower, aLimit, aSaleStart, CPF } from '../../../domain/testing/customers.ts';
import { aListing } from '../../../domain/testing/installments.ts';
import { aContract, aVerification, CONTRACT_ID, proposalId } from '../../../domain/testing/offers.ts';
import { receiving, selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';

const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';
const FIND = 'GET /coordinator/borrowers/find-one';
const STATUS = 'GET /origination-code/status';
let api: FakeApi;
let user: Page['user'];
type Page = Awaited<ReturnType<typeof renderAt>>;

beforeEach(() => {
  api = fakeApi(selling);
  vi.stubGlobal('open', () => null);
  signedIn();
});

/** The purchase in the whole app; on the history of before it is a refresh. */
async function open(history?: Page['history']): Promise<Page> {
  const page = await renderAt('/caixa/compras', history);
  user = page.user;
  return page;
}
async function identify() {
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
}
async function ask() {
  await identify();
  await user.type(await screen.findByLabelText('Valor da compra'), '1000{Enter}');
  await screen.findByRole('radiogroup');
}
async function verify() {
  await ask();
  await user.keyboard('{ArrowDown}{ArrowDown} {Enter}');
  await user.click(await screen.findByRole('button', { name: /^Sim/ }));
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
  await user.click(screen.getByRole('button', { name: 'Checar código' }));
  await screen.findByText('Compra autorizada pelo cliente');
}

describe('a sale', () => {
  // Planted: words beside a dialog, which nobody is read.
  test('says aloud who was found, the ways to pay, and that the code went out; in the dialog, as all else is inert', async () => {
    const said = (words: RegExp) => screen.findByText(words, { selector: '[role=status]' });
    await open();
    await identify();
    expect(await said(/\. Limite disponível: R\$\s[\d.,]+\.$/)).toHaveTextContent(aBorrower().name);
    await user.type(await screen.findByLabelText('Valor da compra'), '1000{Enter}');
    expect(await said(/^3 formas de pagar, de 1x de .* a 6x de /)).toBeInTheDocument();
    await user.keyboard('{ArrowDown} {Enter}');
    await user.click(await screen.findByRole('button', { name: /^Sim/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Verificação de compra' });
    expect(dialog).toContainElement(await said(/^O código foi por SMS para /));
  });

  test('goes from the CPF to the finished purchase with the keyboard', async () => {
    const { path } = await open();
    await ask();
    const rows = screen.getAllByRole('radio');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('1x de'),
      expect.stringContaining('3x de'),
      expect.stringContaining('6x de'),
    ]);
    expect(rows[0]).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Finalizar compra' })).toBeDisabled();
    await user.keyboard('{ArrowDown}{ArrowDown} {Enter}');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(
      'Confirmar compra com total de R$ 1.203,97 em 6 parcelas de R$ 199,85 e taxa de utilização de R$ 4,90?',
    );
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finalizar' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/caixa/compras/${CONTRACT_ID}/confirmacao`));
    expect(api.made('POST /coordinator/contracts')[0]?.body).toMatchObject({ principal: 1000 });
    expect(api.made('POST /origination-code')[0]?.body).toEqual({
      proposalId: proposalId(6),
      communicationChannel: 'SMS',
    });
    expect(sessionStorage.getItem('balcao.operation.draft.purchase')).toBeNull();
    // Its page stands on the answer of the sale: nothing is asked for again.
    expect(await screen.findByRole('heading', { name: 'Compra Finalizada!' })).toBeVisible();
    expect(api.made('GET /coordinator/contracts/find-one')).toEqual([]);
  });

  test('a double click on Finalizar sells once', async () => {
    await open();
    await verify();
    await user.dblClick(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(api.made(ACCEPT)).toHaveLength(1));
    expect(api.made(ACCEPT)[0]?.key).toMatch(/.{16,}/);
  });

  test('the receipt opens in a tab of its own, once the sale is told', async () => {
    const opened = vi.fn<(path: string) => void>();
    vi.stubGlobal('open', opened);
    await open();
    await verify();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() =>
      expect(opened).toHaveBeenCalledExactlyOnceWith(`/render/${CONTRACT_ID}/originations`, '_blank'),
    );
    expect(screen.getByRole('heading', { name: 'Compra Finalizada!' })).toBeVisible();
  });
});

describe('what stands in the way', () => {
  test('an unknown CPF', async () => {
    api.refuse(FIND, 'BORROWER_NOT_FOUND');
    await open();
    await identify();
    expect(await screen.findByText(/O CPF informado não foi cadastrado/)).toBeVisible();
    expect(await screen.findByText('CPF não encontrado')).toBeVisible();
    expect(screen.getByLabelText('CPF do cliente')).toHaveValue('529.982.247-25');
  });

  test('a customer without a registration, or with half of one, leads to it with the CPF', async () => {
    api.ok(FIND, { ...aBorrower({ borrowerStatus: 'INCOMPLETE' }), sale: aSaleStart({ limit: null }) });
    const { path, history } = await open();
    await identify();
    expect(await screen.findByText(/O cliente não finalizou o cadastro/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cadastrar cliente' })).toBeVisible();
    api.refuse(FIND, 'BORROWER_NOT_FOUND');
    await user.clear(screen.getByLabelText('CPF do cliente'));
    await identify();
    api.refuse('POST /application-engine/pre-application', 'LOOKUPS_USED_UP');
    await screen.findByText(/O CPF informado não foi cadastrado/);
    await user.click(screen.getByRole('link', { name: 'Cadastrar cliente' }));
    await waitFor(() => expect(path()).toBe('/applications'));
    expect(history.location.state).toMatchObject({ cpf: CPF });
  });

  test('a CPF with wrong check digits is not sent', async () => {
    await open();
    await user.type(await screen.findByLabelText('CPF do cliente'), '52998224700{Enter}');
    expect(await screen.findByText('Digite um CPF válido.')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  test('a denied customer without a limit is told apart', async () => {
    api.ok(FIND, { ...aBorrower({ borrowerStatus: 'DENIED' }), sale: aSaleStart({ limit: null }) });
    await open();
    await identify();
    expect(await screen.findByText('Esse cliente não foi aprovado :(')).toBeVisible();
    expect(screen.queryByLabelText('Valor da compra')).toBeNull();
  });

  test('a block that paying lifts leads to the payments with the customer', async () => {
    api = fakeApi({ ...selling, ...receiving });
    api.ok(FIND, { ...aBorrower(), sale: aSaleStart({ limit: aLimit({ limitIsBlockedBy: 'OVERDUE_INSTALLMENTS' }) }) });
    api.ok('GET /coordinator/contracts/installments', aListing({ installments: [], fees: [] }));
    const { path } = await open();
    await identify();
    expect(await screen.findByText('Seu limite foi bloqueado. Você possui parcelas atrasadas.')).toBeVisible();
    const pay = screen.getByRole('link', { name: 'Efetuar pagamentos em aberto' });
    expect(pay).toHaveFocus();
    expect(screen.queryByLabelText('Valor da compra')).toBeNull();
    await user.click(pay);
    expect(await screen.findByText('Não há parcelas pendentes')).toBeVisible();
    expect(path()).toBe('/caixa/pagamentos');
  });

  test('a block by hand leads to who can lift it, not to a value', async () => {
    signedIn({ support: { customerWhatsapp: '92988887777' } });
    api.ok(FIND, { ...aBorrower(), sale: aSaleStart({ limit: aLimit({ limitIsBlockedBy: 'MANUALLY_BLOCKED' }) }) });
    await open();
    await identify();
    expect(await screen.findByText('Seu limite foi bloqueado. Entre em contato com UME')).toBeVisible();
    const contact = screen.getByRole('link', { name: 'WhatsApp 92 98888 7777' });
    expect(contact).toHaveFocus();
    expect(contact).toHaveAttribute('href', 'https://wa.me/5592988887777');
    expect(screen.queryByLabelText('Valor da compra')).toBeNull();
  });

  test('a deactivated store leads to the setup', async () => {
    api.refuse('POST /coordinator/contracts', 'DEACTIVATED_STORE');
    api.ok('GET /retailers/stores', [aStore({ id: CONTRACT_ID, name: 'Loja Shopping' })]);
    const { path } = await open();
    await identify();
    await user.type(await screen.findByLabelText('Valor da compra'), '1000{Enter}');
    expect(await screen.findByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
    expect(screen.getAllByText('Loja inativada. Configure uma loja')).toHaveLength(2);
    expect(path()).toBe('/configuracao');
    expect(await screen.findByRole('option', { name: 'Loja Shopping' })).toBeVisible();
  });

  test('a wrong code says how many tries are left and is typed over', async () => {
    api.refuse('PATCH /origination-code/verify', 'INVALID_ORIGINATION_CODE');
    api.ok(STATUS, aVerification({ attemptsLeft: 2 }));
    await open();
    await ask();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Sim/ }));
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '000000{Enter}');
    expect(await screen.findByText('Código de compra incorreto. Restam 2 tentativas.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finalizar' })).toBeDisabled();
  });
});

describe('nothing is lost and nothing is sold twice', () => {
  test('a refresh resumes at the same step and says so', async () => {
    const { unmount, history } = await open();
    await verify();
    expect(sessionStorage.getItem('balcao.operation.draft.purchase')).not.toContain(CPF);
    unmount();
    api.ok(STATUS, aVerification({ status: 'APPROVED', wasVerified: true }));
    await open(history);
    expect(await screen.findByText('Compra autorizada pelo cliente')).toBeVisible();
    expect(screen.getByText('Retomamos a compra em andamento')).toBeInTheDocument();
    expect(api.made('POST /origination-code')).toHaveLength(1);
  });

  test('a CPF that is read while the purchase comes back is the next customer: no key is lost, and none is a value', async () => {
    const { unmount, history } = await open();
    await identify();
    await screen.findByLabelText('Valor da compra');
    unmount();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.on('GET /coordinator/borrowers/{id}/data', () =>
      held.then(() => ({ ...aKnownBorrower(), sale: aSaleStart() })),
    );
    await open(history);
    const cpf = await screen.findByLabelText('CPF do cliente');
    await user.click(cpf);
    await user.keyboard(CPF);
    release();
    expect(cpf).toHaveFocus();
    expect(cpf).toHaveValue('529.982.247-25');
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Valor da compra')).toHaveValue('');
    expect(screen.queryByText('Retomamos a compra em andamento')).toBeNull();
  });

  test('a sale that stands when the answer was lost goes on to the receipt', async () => {
    api.lose(ACCEPT);
    api.ok('GET /coordinator/contracts/find-one', aContract());
    const { path } = await open();
    await verify();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(path()).toContain('/confirmacao'));
    expect(api.made(ACCEPT)).toHaveLength(1);
  });

  test('otherwise the retry sends the same key', async () => {
    api.lose(ACCEPT);
    const { path } = await open();
    await verify();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    const dialog = await screen.findByRole('dialog', { name: 'A compra não foi concluída' });
    expect(dialog).toHaveTextContent('nada foi cobrado');
    api.ok(ACCEPT, aContract());
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(path()).toContain('/confirmacao'));
    const [first, second] = api.made(ACCEPT);
    expect(second?.key).toBe(first?.key);
  });

  test('leaving a verified sale asks first', async () => {
    const { history, path } = await open();
    await verify();
    history.push('/caixa');
    const dialog = await screen.findByRole('dialog', { name: 'A compra ainda não foi finalizada' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar a compra' }));
    expect(path()).toBe('/caixa/compras');
    expect(screen.getByText('Compra autorizada pelo cliente')).toBeVisible();
  });
});
