import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '../../../ui/toast/toasts.ts';
import { aContract, CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { defaultConfiguration } from '../../../lib/session/default-configurations.ts';
import { sessionChanged } from '../../../lib/session/session.ts';
import { configurationItem } from '../../../lib/session/stored-items.ts';
import { signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/contracts/find-one';
const page = `/caixa/compras/${CONTRACT_ID}/confirmacao`;
let api: FakeApi;

const SETTINGS = 'GET /coordinator/invoices/settings';
const NEXT = 'POST /coordinator/invoices/next';

beforeEach(() => {
  api = fakeApi();
  api.ok(SETTINGS, { enabledToGenerateBorrowerInvoice: false });
  signedIn();
});

test('shows the finished purchase with its receipt', async () => {
  api.ok(FIND, aContract());
  await renderAt(page);
  expect(await screen.findByRole('heading', { name: 'Compra Finalizada!' })).toBeVisible();
  const receipt = screen.getByRole('link', { name: /Ver comprovante/ });
  expect(receipt).toHaveAttribute('href', `/render/${CONTRACT_ID}/originations`);
  expect(receipt).toHaveAttribute('target', '_blank');
  // Planted: `autoFocus`, which React leaves out on a link.
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(
    await screen.findByText(/^Compra finalizada: .+, contrato .+\.$/, { selector: '[role=status]' }),
  ).toBeVisible();
  expect(screen.getByText('6x de R$ 199,85')).toBeVisible();
  expect(screen.queryByText('Imprimir termo de ciência')).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar ao caixa' })).toHaveAttribute('href', '/caixa');
});

// Planted: a total on the paper without the usage fee that is paid with the first installment.
test('the total on its paper counts the usage fee, and says so on its line', async () => {
  api.ok(FIND, aContract({ customerFeeValue: 4.9 }));
  await renderAt(page);
  await screen.findByRole('heading', { name: 'Compra Finalizada!' });
  expect(document.querySelector('.cupom-total')).toHaveTextContent('Total a pagar com R$ 4,90 de taxaR$ 1.203,97');
});

test('tells that an offer taken up on a later day costs less than was told', async () => {
  const [signed] = aContract().proposals;
  if (!signed) throw new Error('no proposal');
  api.ok(FIND, aContract({ proposals: [{ ...signed, offeredTotalValue: 1203.19 }] }));
  await renderAt(page);
  const told = await screen.findByText(/a soma das parcelas baixou de/);
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toContain('de R$ 1.203,19 para R$ 1.199,07.');
});

test('prints the awareness term when there is one', async () => {
  api.ok(FIND, aContract({ awarenessTermsUrl: '/render/term' }));
  await renderAt(page);
  expect(await screen.findByRole('link', { name: /Imprimir termo de ciência/ })).toBeVisible();
});

test('says what it is waiting for, and when there is no such contract', async () => {
  api.refuse(FIND, 'CONTRACT_NOT_FOUND');
  await renderAt(page);
  expect(await screen.findByText('Buscando contrato...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Contrato não encontrado...' })).toBeVisible();
});

test('never calls an offered contract a finished purchase', async () => {
  api.ok(FIND, aContract({ status: 'OFFERED', acceptedAt: null }));
  await renderAt(page);
  expect(await screen.findByRole('heading', { name: 'Esta compra ainda não foi finalizada' })).toBeVisible();
  expect(screen.queryByText('Compra Finalizada!')).toBeNull();
});

test('a search that fails can be tried again', async () => {
  api.refuse(FIND, 'FORBIDDEN');
  await renderAt(page);
  expect(await screen.findByText('Você não tem permissão para esta ação.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

describe('the papers beside the receipt', () => {
  const [signed] = aContract().proposals;
  const ofPartner = () => aContract({ proposals: signed ? [{ ...signed, partnerProposalId: '1234-6' }] : [] });
  const invoice = {
    id: CONTRACT_ID,
    invoiceUrl: `/render/${CONTRACT_ID}/invoices`,
    nossoNumero: '1'.repeat(17),
    digitableLine: '9'.repeat(47),
    barcode: '9'.repeat(44),
    value: 204.75,
    dueDate: '2026-12-21',
    contractNumber: '1234',
    installmentNumber: 1,
    installmentCount: 6,
    isNew: true,
  };
  const show = vi.spyOn(toastStore, 'show');
  const open = vi.spyOn(window, 'open');
  const tab = () => {
    const made = {
      document: { title: '', body: { textContent: '' } },
      location: { replace: vi.fn<(url: URL) => void>() },
      close: vi.fn<() => void>(),
    };
    open.mockReturnValue(made as unknown as Window);
    return made;
  };
  afterEach(() => {
    show.mockClear();
    open.mockReset();
  });

  // Planted: the list of stores alone, without a proposal of a partner.
  test('the CCB is there for a store on the list, of a proposal that a partner has', async () => {
    api.ok(FIND, ofPartner());
    await renderAt(page);
    const link = await screen.findByRole('link', { name: /Imprimir CCB/ });
    expect(link).toHaveAttribute('href', `/render/${CONTRACT_ID}/instruments`);
  });

  // Against: the button of the CCB alone, which no sale of a store's own credit has.
  test('the contract of sale in installments is there where the store lends itself, and nowhere else', async () => {
    api.ok(FIND, aContract());
    const first = await renderAt(page);
    const link = await screen.findByRole('link', { name: /^Imprimir contrato/ });
    expect(link).toHaveAttribute('href', `/render/${CONTRACT_ID}/instruments`);
    expect(link).toHaveAttribute('target', '_blank');
    first.unmount();
    api.ok(FIND, ofPartner());
    await renderAt(page);
    await screen.findByRole('link', { name: /Imprimir CCB/ });
    expect(screen.queryByRole('link', { name: /^Imprimir contrato/ })).toBeNull();
  });

  test.each([
    ['without a partner', true, () => aContract()],
    ['in a store that is not on the list', false, ofPartner],
  ] as const)('there is no CCB %s', async (_, ccbExport, contract) => {
    signedIn();
    const configuration = configurationItem.read() ?? defaultConfiguration;
    configurationItem.write({ ...configuration, safeLists: { ...configuration.safeLists, ccbExport } });
    sessionChanged();
    api.ok(FIND, contract());
    await renderAt(page);
    await screen.findByRole('heading', { name: 'Compra Finalizada!' });
    expect(screen.queryByRole('link', { name: /Imprimir CCB/ })).toBeNull();
  });

  test('the next boleto opens in a tab of its own and is told for four seconds', async () => {
    const made = tab();
    api.ok(FIND, aContract({ sourceProduct: 'SUPER_PURCHASE' }));
    api.ok(SETTINGS, { enabledToGenerateBorrowerInvoice: true });
    api.ok(NEXT, invoice);
    const { user } = await renderAt(page);
    await user.click(await screen.findByRole('button', { name: 'Imprimir próximo boleto' }));
    await waitFor(() => expect(made.location.replace).toHaveBeenCalledOnce());
    expect(String(made.location.replace.mock.calls[0]?.[0])).toContain(invoice.invoiceUrl);
    expect(show).toHaveBeenCalledWith({ kind: 'success', text: 'Boleto criado com sucesso!', ms: 4000 });
    expect(api.lastOf(NEXT)?.body).toEqual({ borrowerId: aContract().borrowerId });
    expect(api.lastOf(SETTINGS)?.query.get('sourceProduct')).toBe('SUPER_PURCHASE');
    expect(screen.queryByRole('link', { name: /Abrir o boleto/ })).toBeNull();
  });

  test('a tab that the browser blocks is a link instead', async () => {
    open.mockReturnValue(null);
    api.ok(FIND, aContract());
    api.ok(SETTINGS, { enabledToGenerateBorrowerInvoice: true });
    api.ok(NEXT, invoice);
    const { user } = await renderAt(page);
    await user.click(await screen.findByRole('button', { name: 'Imprimir próximo boleto' }));
    expect(await screen.findByRole('link', { name: /Abrir o boleto/ })).toHaveAttribute('href', invoice.invoiceUrl);
  });

  test.each([
    ['NO_PENDING_INSTALLMENTS_FOR_BORROWER', 'Não existem parcelas pendentes.', 'attention'],
    ['INTERNAL_SERVER_ERROR', 'Erro ao criar boleto. Tente novamente!', 'danger'],
  ] as const)('%s closes the tab and says so', async (code, text, kind) => {
    const made = tab();
    api.ok(FIND, aContract());
    api.ok(SETTINGS, { enabledToGenerateBorrowerInvoice: true });
    api.refuse(NEXT, code);
    const { user } = await renderAt(page);
    await user.click(await screen.findByRole('button', { name: 'Imprimir próximo boleto' }));
    await waitFor(() => expect(show).toHaveBeenCalledWith({ kind, text, ms: 4000 }));
    expect(made.close).toHaveBeenCalledOnce();
  });

  test('a store that issues none has no button', async () => {
    api.ok(FIND, aContract());
    await renderAt(page);
    await screen.findByRole('heading', { name: 'Compra Finalizada!' });
    await waitFor(() => expect(api.made(SETTINGS)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Imprimir próximo boleto' })).toBeNull();
  });
});
