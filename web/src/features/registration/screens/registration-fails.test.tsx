import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import * as given from '../testing/registrations.ts';

const OPEN = 'POST /application-engine/pre-application';
const SAVE = 'PATCH /borrowers/{id}';
const DRAFT = 'balcao.operation.draft.registration';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi(given.registering);
  signedIn();
});

/** At the data of a customer whose phone is verified, with another name typed. */
async function renamed() {
  api.ok(OPEN, given.anApplication({ borrower: given.aWholeCustomer(), status: 'PRE_APPLICATION_CONTINUE' }));
  const page = await renderAt('/applications');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await page.user.click(await screen.findByRole('button', { name: 'Próximo' }));
  await page.user.type(await screen.findByLabelText('Nome completo'), ' Lima');
  return { ...page, goOn: async () => page.user.click(await screen.findByRole('button', { name: 'Próximo' })) };
}

test('without a connection in the middle it says so, what was typed stays, and the same press goes on once it is back', async () => {
  const { goOn } = await renamed();
  api.lose(SAVE);
  await goOn();
  expect((await screen.findAllByText('Verifique se o seu dispositivo tem acesso a internet'))[0]).toBeVisible();
  expect(screen.getByLabelText('Nome completo')).toHaveValue('Rita de Souza Lima');
  api.ok(SAVE, given.aWholeCustomer({ name: 'Rita de Souza Lima' }));
  await goOn();
  await waitFor(() => expect(screen.queryByLabelText('Nome completo')).toBeNull());
  expect(api.lastOf(SAVE)?.body).toMatchObject({ name: 'Rita de Souza Lima' });
});

test('a store that was deactivated meanwhile ends the registration here, and leads to where one is set up', async () => {
  const { goOn, path } = await renamed();
  expect(sessionStorage.getItem(DRAFT)).not.toBeNull();
  api.refuse(SAVE, 'DEACTIVATED_STORE');
  api.ok('GET /retailers/stores', []);
  await goOn();
  await waitFor(() => expect(path()).toBe('/configuracao'));
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
});
