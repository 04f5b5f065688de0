import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CPF } from '../../domain/testing/customers.ts';
import { storeItem } from '../../lib/session/stored-items.ts';
import { receiving, selling, signingIn } from '../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { aStore, aStoredStore, signedIn } from '../../testing/sessions.ts';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ ...signingIn, ...receiving, ...selling, 'GET /retailers/stores': () => [] });
  signedIn();
});

async function expectSetup({ path, router }: Awaited<ReturnType<typeof renderAt>>) {
  expect(await screen.findByRole('heading', { name: 'Configuração de Loja' })).toBeVisible();
  expect(screen.getByText('Loja inativada. Configure uma loja')).toBeVisible();
  expect(storeItem.read()?.status).toBe('inactive');
  await router.navigate({ to: '/caixa' });
  expect(path()).toBe('/configuracao');
}

// Planted: a refusal that no statechart hears leaves the stored store active, and the till opens again.
test('whatever call is refused for it, a deactivated store is set up anew and the till stays closed', async () => {
  api.refuse('POST /coordinator/borrowers/{id}/limit/notify', 'DEACTIVATED_STORE');
  const page = await renderAt('/caixa/pagamentos');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await page.user.click(await screen.findByRole('button', { name: 'Enviar limite por SMS' }));
  await expectSetup(page);
});

test('a purchase that comes back to a deactivated store leads to the setup', async () => {
  const { user, unmount, history } = await renderAt('/caixa/compras');
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByLabelText('Valor da compra');
  unmount();
  api.refuse('GET /coordinator/borrowers/{id}/data', 'DEACTIVATED_STORE');
  await expectSetup(await renderAt('/caixa/compras', history));
});

test('settings that tell of a deactivated store close the till', async () => {
  signedIn({ store: aStoredStore({ settings: null }) });
  api.ok('GET /retailers/stores/{id}', aStore({ status: 'inactive' }));
  const page = await renderAt('/caixa');
  await waitFor(() => expect(page.path()).toBe('/configuracao'));
  await expectSetup(page);
});
