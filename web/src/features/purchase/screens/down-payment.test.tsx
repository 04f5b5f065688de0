import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BORROWER_ID, CPF, STORE_ID } from '../../../domain/testing/customers.ts';
import { anOffer } from '../../../domain/testing/offers.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const OFFER = 'POST /coordinator/contracts';
const APPROVE = 'POST /coordinator/approvals';
let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

beforeEach(() => {
  api = fakeApi(selling);
  signedIn();
});

async function ask(value: string): Promise<void> {
  ({ user } = await renderAt('/caixa/compras'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await user.type(await screen.findByLabelText('Valor da compra'), `${value}{Enter}`);
}
const panel = () => screen.findByRole('region', { name: 'O que cabe no limite' });
/** The limit is short of R$ 2.000. */
const limitIsShort = () =>
  api.on(OFFER, () =>
    refused('INSUFFICIENT_LIMIT', { availableLimit: 1800, missing: 200, largestValue: 1800, downPayment: 200 }),
  );

test('a large down payment is approved by a second person, who sees the sale; refused, the purchase is as before', async () => {
  const id = '01900000-0000-7000-8000-000000000401';
  api.on(APPROVE, () => ({ id, approverName: 'Vera', expiresAt: '2026-11-21T12:02:00Z' }));
  limitIsShort();
  await ask('2000');
  await panel();
  api.on(OFFER, ({ body }) =>
    (body as { approvalId?: string }).approvalId === id ? anOffer({ downPayment: 200 }) : refused('APPROVAL_REQUIRED'),
  );
  const take = screen.getByRole('button', { name: /^Entrada de R\$\s200,00/ });
  await user.click(take);
  const dialog = within(await screen.findByRole('dialog', { name: /^Receber entrada de R\$\s200,00$/ }));
  expect(dialog.getByText(/paga R\$\s200,00 de entrada em dinheiro no balcão\.$/)).toBeVisible();
  expect(
    dialog.getByText(/^A compra é de R\$\s2\.000,00, acima do limite: R\$\s1\.800,00 são parcelados\./),
  ).toBeVisible();
  await user.type(dialog.getByLabelText('E-mail de quem autoriza'), 'vera@loja.com.br');
  await user.type(dialog.getByLabelText('Senha ou PIN de quem autoriza'), '2580');
  await user.click(dialog.getByRole('button', { name: 'Autorizar' }));
  await screen.findByRole('radiogroup');
  expect(api.lastOf(APPROVE)?.body).toMatchObject({
    act: 'contract.down-payment',
    subjectId: BORROWER_ID,
    facts: { principal: 1800, downPayment: 200, storeId: STORE_ID },
  });
  expect(api.lastOf(OFFER)?.body).toMatchObject({ downPayment: 200, approvalId: id });
});

test('where nobody approves the down payment the purchase goes on without it', async () => {
  limitIsShort();
  await ask('2000');
  await panel();
  api.refuse(OFFER, 'APPROVAL_REQUIRED');
  await user.click(screen.getByRole('button', { name: /^Entrada de R\$\s200,00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Receber entrada/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.ok(OFFER, anOffer());
  await user.type(screen.getByLabelText('Valor da compra'), '{Enter}');
  await screen.findByRole('radiogroup');
  expect(api.lastOf(OFFER)?.body).not.toHaveProperty('downPayment');
});
