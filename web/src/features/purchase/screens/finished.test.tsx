import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aContract, CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/contracts/find-one';
const page = `/caixa/compras/${CONTRACT_ID}/confirmacao`;
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
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
