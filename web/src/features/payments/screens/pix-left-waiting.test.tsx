import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCharge, settledBy } from '../../../domain/testing/pix.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { check, confirm, openPayments, type Page, search } from '../testing/at-the-till.ts';

const SHOW = 'GET /coordinator/pix/charges/{id}';
const CANCEL = 'POST /coordinator/pix/charges/{id}/cancel';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving });
  api.ok('POST /coordinator/pix/charges', aCharge());
  api.ok(SHOW, aCharge());
  signedIn();
});

const waiting = () => within(screen.getByRole('region', { name: 'Cobranças Pix em andamento' }));

/** A charge is left for the next customer. */
async function leave({ user }: Page) {
  await user.click(within(await confirm(user)).getByRole('button', { name: 'Receber por Pix' }));
  await user.click(await screen.findByRole('button', { name: 'Atender outro cliente' }));
}

// Against: leaving by the event that cancels.
test('the charge stays while the next customer is served, and says by itself that it was paid', async () => {
  const page = await openPayments();
  await leave(page);
  expect(screen.queryByRole('dialog')).toBeNull();
  const cpf = screen.getByLabelText('CPF do cliente');
  expect(cpf).toHaveValue('');
  await waitFor(() => expect(cpf).toHaveFocus());
  expect(api.made(CANCEL)).toHaveLength(0);
  expect(waiting().getByText(/^Aguardando o Pix de R\$\s400,26, CPF 529\.\*/)).toBeVisible();
  expect(waiting().getByRole('status')).toHaveTextContent('não receba as mesmas parcelas de outro modo');
  // The next one is looked up beside it.
  await search(page.user);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(check(1)).not.toBeChecked();
  api.ok(SHOW, settledBy());
  const paid = await waiting().findByText(/^Pix de R\$\s400,26 recebido/, {}, { timeout: 8_000 });
  expect(paid.closest('[role=status]')).toBeVisible();
  await page.user.click(waiting().getByRole('button', { name: 'Ver o recebimento' }));
  expect(await screen.findByRole('link', { name: /^Ver comprovantes/ })).toHaveAttribute(
    'href',
    expect.stringContaining('payment-1'),
  );
  expect(screen.queryByRole('region', { name: 'Cobranças Pix em andamento' })).toBeNull();
}, 30_000);

test('it is there after a refresh, and leads back to the same code', async () => {
  const page = await openPayments();
  await leave(page);
  page.unmount();
  const again = await openPayments(page.history);
  await again.user.click(await screen.findByRole('button', { name: 'Voltar à cobrança' }));
  expect(await screen.findByLabelText('Pix copia e cola')).toHaveValue('000201CODE');
  expect(api.made('POST /coordinator/pix/charges')).toHaveLength(1);
});

test('one that ended without money says so until it is put away', async () => {
  const page = await openPayments();
  await leave(page);
  api.ok(SHOW, aCharge({ status: 'EXPIRED' }));
  expect(await waiting().findByText(/terminou sem pagamento$/, {}, { timeout: 8_000 })).toBeVisible();
  await page.user.click(waiting().getByRole('button', { name: 'Dispensar aviso' }));
  expect(screen.queryByRole('region', { name: 'Cobranças Pix em andamento' })).toBeNull();
}, 20_000);
