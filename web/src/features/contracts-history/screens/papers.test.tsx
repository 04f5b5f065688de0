import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { aContract, CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { FIND, historyAnswers } from '../testing/history.ts';

const SEND = 'POST /receipt-links';
let api: FakeApi;

beforeEach(() => {
  signedIn();
  api = fakeApi(historyAnswers);
});

async function open() {
  const page = await renderAt('/caixa/pagamentos/contratos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return { ...page, papers: await screen.findByRole('region', { name: 'Papéis da compra' }) };
}
const [signed] = aContract().proposals;
const ofPartner = (partnerProposalId: string | null) => (signed ? [{ ...signed, partnerProposalId }] : []);
const hrefs = (papers: HTMLElement) =>
  Object.fromEntries(
    within(papers)
      .getAllByRole('link')
      .map((link) => [(link.textContent ?? '').replace(/ \(.*/, ''), link.getAttribute('href')]),
  );

// Planted: the contract of sale shown for the bill of an institution as well.
test('an old purchase of a bank has its receipt, bill, CET sheet and terms to print again', async () => {
  api.ok(FIND, aContract({ proposals: ofPartner('1234-6'), awarenessTermsUrl: '/render/term' }));
  const { papers } = await open();
  await within(papers).findByRole('link', { name: /^Comprovante da compra/ });
  expect(hrefs(papers)).toEqual({
    'Comprovante da compra': `/render/${CONTRACT_ID}/originations`,
    'Imprimir CCB': `/render/${CONTRACT_ID}/instruments`,
    'Ficha do CET': `/render/${signed?.proposalId ?? ''}/cet-sheets`,
    'Imprimir termo de ciência': '/render/term',
  });
});

test('one on the store’s own credit has the contract of sale, and a device its term', async () => {
  api.ok(FIND, aContract({ proposals: ofPartner(null), sourceProduct: 'SMARTPHONE_SALE' }));
  const { papers } = await open();
  await within(papers).findByRole('link', { name: /^Imprimir contrato/ });
  expect(hrefs(papers)).toEqual({
    'Comprovante da compra': `/render/${CONTRACT_ID}/originations`,
    'Imprimir contrato': `/render/${CONTRACT_ID}/instruments`,
    'Ficha do CET': `/render/${signed?.proposalId ?? ''}/cet-sheets`,
    'Termo do aparelho': `/render/${CONTRACT_ID}/device-consents`,
  });
});

test('the receipt of an old purchase is sent to the customer, as that of the purchase', async () => {
  api.ok(SEND, { sentTo: '(92) *****-7777', expiresAt: '2026-11-24T15:00:00.000Z' });
  const { papers, user } = await open();
  await user.click(await within(papers).findByRole('button', { name: 'Enviar ao cliente' }));
  await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
  expect(await screen.findByText(/^Enviado por WhatsApp/)).toBeVisible();
  expect(api.lastOf(SEND)?.body).toMatchObject({ kind: 'PURCHASE', ids: [CONTRACT_ID], channel: 'WHATSAPP' });
});

test('the papers of a purchase at another retailer stay there, and that is said', async () => {
  api.on(FIND, () => refused('CONTRACT_NOT_FOUND'));
  const { papers } = await open();
  expect(await within(papers).findByText(/de outra rede de lojas/)).toBeVisible();
  expect(within(papers).queryByRole('link')).toBeNull();
});
