import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aBorrower, CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import {
  aCampaign,
  aCustomerCoupon,
  COUPONS,
  FIND,
  GIVE,
  KINDS,
  LIST,
  someKinds,
  TAKE_BACK,
} from '../testing/coupons.ts';

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    [FIND]: () => aBorrower(),
    [COUPONS]: () => ({ items: [aCustomerCoupon()] }),
    [LIST]: () => ({ items: [aCampaign(), aCampaign({ id: 'b', status: 'PAST' })] }),
    [KINDS]: () => someKinds(['RETAILER']),
    [GIVE]: () => aCustomerCoupon(),
  });
});

async function search() {
  const page = await renderAt('/campanhas/cliente');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return page;
}

test('a coupon of a campaign that runs is given by hand with a reason; the cap is said', async () => {
  const { user } = await search();
  expect(await screen.findByText(/Por quitar uma compra, em 02\/11\/2026.*; vale até 02\/12\/2026\./)).toBeVisible();
  const choice = await screen.findByLabelText('Campanha');
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Dar um cupom' }));
  expect(await screen.findByText('Escolha a campanha do cupom')).toBeVisible();
  expect(api.made(GIVE)).toHaveLength(0);
  await user.selectOptions(choice, aCampaign().id);
  await user.type(screen.getByLabelText('Motivo'), 'Demora na entrega');
  api.refuse(GIVE, 'COUPON_GIVEN_ALREADY');
  await user.click(screen.getByRole('button', { name: 'Dar um cupom' }));
  expect(await screen.findByText('Este cliente já tem um cupom desta campanha dado à mão')).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Demora na entrega');
  api.ok(GIVE, aCustomerCoupon());
  api.ok(COUPONS, {
    items: [aCustomerCoupon({ trigger: 'BY_HAND', given: { by: 'Marina Alves', reason: 'Demora na entrega' } })],
  });
  await user.click(screen.getByRole('button', { name: 'Dar um cupom' }));
  expect(await screen.findByText('Cupom dado: vale na próxima compra.')).toBeVisible();
  expect(api.lastOf(GIVE)?.body).toEqual({ campaignId: aCampaign().id, reason: 'Demora na entrega' });
  expect(await screen.findByText(/Dado à mão por Marina Alves: Demora na entrega/)).toBeVisible();
});

test('an unused coupon is withdrawn with a reason; what became of the others is told', async () => {
  const because = { because: 'NOT_EARNED' as const, by: null, reason: null };
  const byHand = { because: 'BY_HAND' as const, by: 'Marta Nunes', reason: 'Engano' };
  api.ok(COUPONS, {
    items: [
      aCustomerCoupon(),
      aCustomerCoupon({ id: 'b', status: 'USED', usedAt: '2026-11-10T15:00:00.000Z', trigger: 'REGISTRATION' }),
      aCustomerCoupon({ id: 'c', status: 'WITHDRAWN', withdrawal: because }),
      aCustomerCoupon({ id: 'd', status: 'WITHDRAWN', withdrawal: byHand }),
    ],
  });
  api.on(TAKE_BACK, () => refused('COUPON_NOT_OPEN'));
  const { user } = await search();
  expect(await screen.findByText(/Pelo cadastro.*usado em 10\/11\/2026/)).toBeVisible();
  expect(screen.getByText(/retirado: a compra não está mais quitada/)).toBeVisible();
  expect(screen.getByText(/retirado por Marta Nunes: Engano/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Retirar o cupom de R\$\s20,00 de desconto$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar cupom' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Dado por engano');
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await dialog.findByText('Este cupom já foi usado, venceu ou foi retirado')).toBeVisible();
  api.ok(TAKE_BACK, { id: aCustomerCoupon().id });
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Cupom retirado.')).toBeVisible();
  expect(api.lastOf(TAKE_BACK)?.body).toEqual({ reason: 'Dado por engano' });
});

test('without a campaign that runs nothing is given; Escape leads back', async () => {
  api.ok(LIST, { items: [] });
  api.ok(COUPONS, { items: [] });
  const { user, path } = await search();
  expect(await screen.findByText(/Nenhuma campanha vale hoje/)).toBeVisible();
  expect(screen.getByText('Este cliente nunca teve cupom')).toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Cupons do cliente' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/campanhas'));
});
