import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { PixReceipt } from '../pix-credits/calls.ts';
import { historyAnswers, PIX_RECEIPTS, PIX_REFUND } from '../testing/history.ts';

const aReceipt = (over: Partial<PixReceipt> = {}): PixReceipt => ({
  id: '01900000-0000-7000-8000-000000000700',
  chargeId: '01900000-0000-7000-8000-000000000701',
  endToEndId: 'E'.repeat(32),
  value: 250,
  paidAt: '2026-11-20T15:00:00.000Z',
  outcome: 'APPLIED',
  appliedValue: 204.58,
  unappliedValue: 45.42,
  paymentId: null,
  refundedAt: null,
  ...over,
});
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'manager' });
  api = fakeApi(historyAnswers);
  api.ok(PIX_RECEIPTS, [aReceipt(), aReceipt({ id: 'r-2', unappliedValue: 0, appliedValue: 250 })]);
});

async function open() {
  const page = await renderAt('/caixa/pagamentos/contratos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return { ...page, credits: await screen.findByRole('region', { name: 'Créditos de Pix' }) };
}

// Planted: every Pix listed, also one that left nothing.
test('a manager hands the credit of a Pix back, with a reason and once over a lost answer', async () => {
  api.on(PIX_REFUND, () => lost());
  const { credits, user } = await open();
  expect(within(credits).getAllByRole('listitem')).toHaveLength(1);
  expect(within(credits).getByText(/R\$\s45,42 de crédito do cliente/)).toBeVisible();
  await user.click(within(credits).getByRole('button', { name: 'Devolver em dinheiro' }));
  const dialog = await screen.findByRole('dialog', { name: /^Devolver R\$\s45,42$/ });
  const confirm = within(dialog).getByRole('button', { name: 'Registrar devolução' });
  await user.click(confirm);
  expect(api.made(PIX_REFUND)).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Por que o crédito é devolvido?'), 'Pediu em dinheiro');
  await user.click(confirm);
  api.ok(PIX_REFUND, aReceipt({ refundedAt: '2026-11-21T15:00:00.000Z' }));
  api.ok(PIX_RECEIPTS, [aReceipt({ refundedAt: '2026-11-21T15:00:00.000Z' })]);
  await user.click(await within(dialog).findByRole('button', { name: 'Registrar devolução' }));
  expect(await within(credits).findByText(/^Devolvido em 21\/11\/2026/)).toBeVisible();
  expect(within(credits).queryByRole('button')).toBeNull();
  expect(api.lastOf(PIX_REFUND)?.body).toEqual({ reason: 'Pediu em dinheiro' });
  expect(new Set(api.made(PIX_REFUND).map(({ key }) => key)).size).toBe(1);
});

test('a cashier sees the credit and who hands it back', async () => {
  signedIn({ role: 'cashier' });
  const { credits } = await open();
  expect(within(credits).getByText('Um gerente ou um analista registra a devolução.')).toBeVisible();
  expect(within(credits).queryByRole('button')).toBeNull();
});

test('a refusal of the server stands in the dialog', async () => {
  api.on(PIX_REFUND, () => refused('PIX_ALREADY_REFUNDED'));
  const { credits, user } = await open();
  await user.click(within(credits).getByRole('button', { name: 'Devolver em dinheiro' }));
  await user.type(await screen.findByLabelText('Por que o crédito é devolvido?'), 'Pediu em dinheiro');
  await user.click(screen.getByRole('button', { name: 'Registrar devolução' }));
  expect(await screen.findByText('O crédito deste Pix já foi devolvido.')).toBeVisible();
});
