import type { ErrorCode } from '@balcao/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, CPF } from '../../../domain/testing/customers.ts';
import { anOffer, aProposal, aVerification, proposalId } from '../../../domain/testing/offers.ts';
import { localCashierItem } from '../../../lib/session/stored-items.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const KNOWN = 'GET /coordinator/borrowers/{id}/data';
const OFFER = 'POST /coordinator/contracts';
const SEND = 'POST /origination-code';
const CONTRACT = 'GET /coordinator/contracts/find-one';
const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';
type Page = Awaited<ReturnType<typeof renderAt>>;
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi(selling);
  vi.stubGlobal('open', () => null);
  signedIn();
});

async function open(history?: Page['history']): Promise<Page> {
  const page = await renderAt('/caixa/compras', history);
  user = page.user;
  return page;
}
async function identify() {
  const page = await open();
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return page;
}
async function ask(value = '1000') {
  const page = await identify();
  await user.type(await screen.findByLabelText('Valor da compra'), `${value}{Enter}`);
  return page;
}
async function askForCode() {
  const page = await ask();
  await screen.findByRole('radiogroup');
  await user.keyboard('{ArrowDown}{ArrowDown} {Enter}');
  await user.click(await screen.findByRole('button', { name: /^Sim/ }));
  await screen.findByLabelText('Código de 6 dígitos');
  return page;
}
async function finish() {
  await askForCode();
  await user.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
}
const cupom = () => screen.getByRole('complementary', { name: 'Cupom' });
const rowOf = (label: string) =>
  within(cupom()).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

describe('who may not buy', () => {
  test.each([
    [{ phoneStatus: 'UNVERIFIED' }, 'Telefone não verificado! Procure um vendedor para concluir o cadastro'],
    [
      { borrowerStatus: 'INCOMPLETE' },
      'O cliente não finalizou o cadastro. Procure um vendedor para concluir o cadastro',
    ],
    [{ borrowerStatus: 'MANUAL_ANALYSIS' }, 'O cadastro do cliente está sendo avaliado manualmente'],
    [{ borrowerStatus: 'UNDER_ANALYSIS' }, 'O cadastro do cliente está sendo avaliado, aguarde um momento'],
    [{ borrowerStatus: 'PRE_APPROVED' }, 'O cadastro do cliente está sendo avaliado, aguarde um momento'],
  ] as const)('%o is told why, and is asked no value', async (registration, sentence) => {
    api.ok(FIND, aBorrower(registration));
    await identify();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByLabelText('Valor da compra')).toBeNull();
    expect(api.made(OFFER)).toEqual([]);
  });

  test('purchases disabled by hand lead to customer service; every reason is told', async () => {
    signedIn({ support: { customerWhatsapp: '+5592900009001' } });
    api.ok(FIND, aBorrower({ borrowerSettings: { disablePurchase: true }, phoneStatus: 'UNVERIFIED' }));
    await identify();
    expect(await screen.findByText(/É necessário atualizar o cadastro/)).toBeVisible();
    expect(screen.getByText(/Telefone não verificado/)).toBeVisible();
    const service = screen.getByRole('link', { name: 'WhatsApp (92) 90000-9001' });
    expect(service).toHaveAttribute('href', 'https://wa.me/5592900009001');
  });
});

describe('how much?', () => {
  test('who buys is shown with limit and photograph, and the value has the focus', async () => {
    await identify();
    const value = await screen.findByLabelText('Valor da compra');
    await waitFor(() => expect(value).toHaveFocus());
    const card = screen.getByRole('region', { name: 'Cliente' });
    expect(within(card).getByText('MARIA APARECIDA DOS SANTOS', { selector: 'h2' })).toBeVisible();
    expect(card).toHaveTextContent('CPF 529.***.***-25');
    expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Limite disponívelR$ 1.800,00Limite totalR$ 2.500,00',
    );
    expect(await within(card).findByRole('img', { name: 'Foto de MARIA APARECIDA DOS SANTOS' })).toBeVisible();
  });

  test.each(['', '0', '0,99'])('%j is no value: nothing is sent', async (typed) => {
    await identify();
    await user.type(await screen.findByLabelText('Valor da compra'), typed === '' ? '{Enter}' : `${typed}{Enter}`);
    expect(await screen.findByText('Insira o valor da compra')).toBeVisible();
    expect(api.made(OFFER)).toEqual([]);
  });

  test.each<[ErrorCode, RegExp]>([
    ['MANUALLY_BLOCKED', /Seu limite foi bloqueado/],
    ['PURCHASE_DISABLED_FOR_BORROWER', /./],
    ['FORBIDDEN', /Você não tem permissão para esta ação/],
  ])('%s stays on the page, and says that nothing was charged', async (code, sentence) => {
    api.refuse(OFFER, code);
    await ask();
    const banner = (await screen.findByText('Nada foi cobrado.')).closest('[role="alert"]');
    expect(banner).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Valor da compra')).toHaveValue('R$ 1.000');
    api.ok(OFFER, anOffer());
    await user.type(screen.getByLabelText('Valor da compra'), '{Enter}');
    expect(await screen.findByRole('radiogroup')).toBeVisible();
    expect(screen.queryByText('Nada foi cobrado.')).toBeNull();
  });

  test('a block found with the value carries the way to pay', async () => {
    api.refuse(OFFER, 'OVERDUE_INSTALLMENTS');
    await ask();
    expect(await screen.findByRole('link', { name: 'Efetuar pagamentos em aberto' })).toBeVisible();
  });

  test('the offer is of this store, and of the till where tills have numbers', async () => {
    signedIn({ flags: { localCashierSelector: true } });
    localCashierItem.write('07');
    await ask('1234,56');
    await screen.findByRole('radiogroup');
    expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 1234.56, localCashierId: '07' });
    expect(rowOf('Operador')).toBe('Marina AlvesCaixa 07');
  });
});

const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

describe('in how many times?', () => {
  test('the paper fills in with what is chosen, and says nothing before', async () => {
    await ask();
    const rows = await screen.findAllByRole('radio');
    expect(within(cupom()).queryByText('R$ 1.199,07')).toBeNull();
    expect(rowOf('Parcelas')).toBe('ainda não informado');
    expect(screen.getByText('Escolha uma opção de parcelamento para ver o total e finalizar.')).toBeVisible();
    await user.click(rows[2] ?? document.body);
    expect(rows[2]).toBeChecked();
    expect(rowOf('Valor da compra')).toBe('R$ 1.000,00');
    expect(rowOf('Parcelas')).toBe('6x de R$ 199,85última de R$ 199,82');
    expect(rowOf('Taxa de utilização')).toBe('R$ 4,90paga com a 1ª parcela');
    expect(rowOf('1º vencimento')).toBe('21/12/2026');
    expect(rowOf('CET')).toBe('89,67% a.a.');
    // Planted: the sum of the installments, R$ 1.199,07, while R$ 1.203,97 leave the pocket.
    expect(textOf(cupom().querySelector('.cupom-total'))).toBe('Total a pagar com R$ 4,90 de taxaR$ 1.203,97');
    expect(textOf(cupom().querySelector('.cupom-bar'))).toBe('Total a pagar com R$ 4,90 de taxaR$ 1.203,97');
    expect(document.body).toHaveTextContent('Total de R$ 1.203,97 com R$ 4,90 de taxa, CET de 89,67% a.a.');
  });

  test('a plan whose installments are all alike says nothing of a last one, and no fee that is none', async () => {
    const even = aProposal({ numberOfInstallments: 2, lastInstallmentValue: 199.85 });
    api.ok(OFFER, anOffer({ proposals: [even], customerFeeValue: 0 }));
    await ask();
    await user.click(await screen.findByRole('radio'));
    expect(rowOf('Parcelas')).toBe('2x de R$ 199,85');
    expect(within(cupom()).queryByText('Taxa de utilização')).toBeNull();
    expect(document.body).not.toHaveTextContent('de taxa');
    await user.click(screen.getByRole('button', { name: 'Finalizar compra' }));
    const question = await screen.findByRole('dialog');
    expect(question).not.toHaveTextContent('A última parcela');
    await user.click(within(question).getByRole('button', { name: 'Não' }));
    expect(screen.getByRole('radio')).not.toBeChecked();
    expect(api.made(SEND)).toEqual([]);
  });

  test('choosing again takes the choice back; another value takes the plans away', async () => {
    await ask();
    const [first] = await screen.findAllByRole('radio');
    await user.click(first ?? document.body);
    await user.click(first ?? document.body);
    expect(first).not.toBeChecked();
    const value = screen.getByLabelText('Valor da compra');
    await user.clear(value);
    await user.type(value, '500');
    expect(value).toHaveValue('R$ 500');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByRole('button', { name: /Ver parcelas/ })).toBeVisible();
  });
});

describe('the code', () => {
  test('says where it went; a minute later another goes by the way that is asked for', async () => {
    await askForCode();
    const dialog = screen.getByRole('dialog', { name: 'Verificação de compra' });
    expect(dialog).toHaveTextContent(
      'Enviamos o código por SMS para (92) *****-7777. Peça ao cliente que diga os 6 dígitos.',
    );
    api.ok(SEND, aVerification({ communicationChannel: 'WHATSAPP', resendAllowedAt: '2099-01-01T00:00:00.000Z' }));
    await user.type(screen.getByLabelText('Código de 6 dígitos'), '123');
    await user.click(within(dialog).getByRole('button', { name: 'Whatsapp' }));
    expect(await screen.findByText(/Reenvie em (01:00|00:59)/)).toBeVisible();
    expect(api.lastOf(SEND)?.body).toEqual({ proposalId: proposalId(6), communicationChannel: 'WHATSAPP' });
    expect(api.made(SEND)[0]?.key).not.toBe(api.made(SEND)[1]?.key);
    for (const name of ['SMS', 'Whatsapp', 'Chamada telefônica'])
      expect(within(dialog).getByRole('button', { name })).toBeDisabled();
    expect(screen.getByLabelText('Código de 6 dígitos')).toHaveValue('');
    expect(dialog).toHaveTextContent('Enviamos o código por Whatsapp');
  });

  test('five digits are not checked', async () => {
    await askForCode();
    await user.type(screen.getByLabelText('Código de 6 dígitos'), '12345{Enter}');
    expect(screen.getByRole('button', { name: 'Checar código' })).toBeDisabled();
    expect(api.made('PATCH /origination-code/verify')).toEqual([]);
  });

  test('the last try is told in the singular', async () => {
    api.ok(SEND, aVerification({ attemptsLeft: 1 }));
    await askForCode();
    expect(screen.getByLabelText('Código de 6 dígitos')).toHaveAccessibleDescription('Resta 1 tentativa.');
  });

  test('an analyst who calls has the code; no other is sent', async () => {
    signedIn({ support: { analystWhatsapp: '+5592900009002' } });
    api.ok(OFFER, anOffer({ authorizationStrategy: 'ANALYST_VERIFICATION' }));
    api.ok(SEND, aVerification({ communicationChannel: 'ANALYST_CALL' }));
    await askForCode();
    const dialog = screen.getByRole('dialog', { name: 'Estamos avaliando sua compra' });
    expect(dialog).toHaveTextContent('Um analista vai ligar para (92) *****-7777 e dizer o código ao cliente.');
    expect(within(dialog).getByRole('link', { name: 'WhatsApp (92) 90000-9002' })).toBeVisible();
    expect(within(dialog).queryByRole('group', { name: 'Reenviar código' })).toBeNull();
    expect(api.lastOf(SEND)?.body).toMatchObject({ communicationChannel: 'ANALYST_CALL' });
  });

  test('giving up an authorised purchase is asked about, and forgets the choice', async () => {
    await askForCode();
    await user.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}');
    await screen.findByText('Compra autorizada pelo cliente');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '6x de R$ 199,85, total de R$ 1.203,97 com R$ 4,90 de taxa. Falta finalizar',
    );
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Cancelar a compra' }));
    expect(await screen.findByRole('button', { name: 'Finalizar compra' })).toBeDisabled();
    expect(api.made(ACCEPT)).toEqual([]);
  });
});

describe('finishing', () => {
  test('the receipt is waited for in words; a purchase that is refused is told, and nothing is sold', async () => {
    const { answer, give } = held<ReturnType<typeof refused>>();
    api.on(ACCEPT, () => answer);
    await finish();
    expect(await screen.findByText('Gerando comprovante...')).toBeVisible();
    give(refused('INSUFFICIENT_LIMIT'));
    expect(await screen.findByText('Limite insuficiente', { selector: '.toast *' })).toBeVisible();
    expect(screen.queryByText('Gerando comprovante...')).toBeNull();
    expect(screen.queryByText('Compra Finalizada!')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Compras' })).toBeVisible();
  });
});

describe('an answer that does not come', () => {
  test('nobody knows whether it was sold: the screen says not to sell again, and asks when told to', async () => {
    api.lose(ACCEPT);
    api.lose(CONTRACT);
    await finish();
    const dialog = await screen.findByRole('dialog', { name: 'Ainda não sabemos se a compra foi concluída' });
    expect(dialog).toHaveTextContent('Não refaça a venda');
    expect(dialog).toHaveTextContent('Perguntando de novo ao servidor em alguns segundos...');
    const before = api.made(CONTRACT).length;
    await user.click(within(dialog).getByRole('button', { name: 'Conferir agora' }));
    await waitFor(() => expect(api.made(CONTRACT).length).toBeGreaterThan(before));
    expect(api.made(ACCEPT)).toHaveLength(1);
  });

  test('a purchase that does not come back after a refresh waits, or makes room for another', async () => {
    const { unmount, history } = await identify();
    await screen.findByLabelText('Valor da compra');
    unmount();
    api.lose(KNOWN);
    const again = await open(history);
    expect(await screen.findByText('Não conseguimos retomar a compra em andamento')).toBeVisible();
    expect(screen.getByText(/Sem conexão com o servidor/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Começar outra compra' }));
    expect(await screen.findByLabelText('CPF do cliente')).toHaveValue('');
    expect(sessionStorage.getItem('balcao.operation.draft.purchase')).toBeNull();
  });
});
