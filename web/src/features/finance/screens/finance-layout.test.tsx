import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { payable, WAITING } from '../testing/billings.ts';
import { aHouse, HOUSES, providerHouse } from '../testing/houses.ts';

const NO_RETAILER = /Você não tem um varejo configurado\./;

test('the area opens with what is to be received, and names where one is', async () => {
  signedIn({ role: 'retailer_analyst' });
  fakeApi(payable);
  const { user, path } = await renderAt('/financial');
  await waitFor(() => expect(path()).toBe('/financial/originations'));
  const way = within(await screen.findByRole('navigation', { name: 'Caminho' }));
  const crumbs = () => way.getAllByRole('listitem').map((item) => item.textContent);
  expect(crumbs()).toEqual(['Home', 'Financeiro', 'A Receber']);
  await user.click(screen.getByRole('link', { name: 'A Pagar' }));
  await waitFor(() => expect(crumbs()).toEqual(['Home', 'Financeiro', 'A Pagar']));
  expect(screen.getByRole('link', { name: 'A Pagar' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText(NO_RETAILER)).toBeNull();
  expect(screen.queryByLabelText('Varejo')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/'));
});

test("the provider's analyst, who has no retailer, chooses one, and both tabs keep it", async () => {
  signedIn({ role: 'analyst' });
  fakeApi({ ...payable, [HOUSES]: () => [aHouse(), providerHouse], [WAITING]: () => [] });
  const { user, place } = await renderAt('/financial/payments');
  expect(await screen.findByText(NO_RETAILER)).toBeVisible();
  const house = screen.getByLabelText('Varejo');
  expect(
    within(house)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Escolha o varejo', 'Lojas Aurora']);
  await user.selectOptions(house, 'Lojas Aurora');
  await waitFor(() => expect(screen.queryByText(NO_RETAILER)).toBeNull());
  expect(place()).toContain(aHouse().id);
  await user.click(screen.getByRole('link', { name: 'A Receber' }));
  await waitFor(() => expect(place()).toMatch(/^\/financial\/originations\?varejo=/));
});

test('a retailer that does not come says so', async () => {
  signedIn({ role: 'retailer_analyst' });
  fakeApi({ [HOUSES]: () => refused('FORBIDDEN') });
  await renderAt('/financial/payments');
  expect(await screen.findByText('Não foi possível carregar o varejista')).toBeVisible();
  expect(screen.getByText(NO_RETAILER)).toBeVisible();
});
