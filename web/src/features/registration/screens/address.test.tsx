import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import * as given from '../testing/registrations.ts';

const SAVE = 'PATCH /borrowers/{id}';
const FIND = 'GET /reference/addresses/{cep}';
let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const line = (name: string) => screen.getByLabelText(name);

/** The page of the data of somebody of whom all but the address is known. */
beforeEach(async () => {
  api = fakeApi(given.registering);
  signedIn();
  const borrower = given.aWholeCustomer({ cep: null });
  api.ok(
    'POST /application-engine/pre-application',
    given.anApplication({ borrower, status: 'PRE_APPLICATION_CONTINUE' }),
  );
  ({ user } = await renderAt('/applications'));
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: 'Telefone do cliente' });
  await press('Próximo');
  await screen.findByRole('heading', { name: 'Cadastro do cliente' });
});

describe('the address of a customer', () => {
  test('is filled in by the CEP, and goes with the number', async () => {
    expect(screen.queryByRole('group', { name: /^Endereço/ })).toBeNull();
    await user.type(line('CEP'), '69057070');
    expect(await screen.findByText('Rua Recife, Adrianópolis, Manaus - AM')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Endereço (Amazonas)' })).toBeVisible();
    expect(
      [line('Logradouro'), line('Bairro'), line('Cidade')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['Rua Recife', 'Adrianópolis', 'Manaus']);
    await user.type(line('Número'), '12 A');
    await press('Próximo');
    await waitFor(() => expect(api.made(SAVE)).toHaveLength(1));
    expect(api.made(SAVE)[0]?.body).toEqual({
      cep: '69057070',
      address: {
        cep: '69057070',
        street: 'Rua Recife',
        number: '12 A',
        complement: '',
        district: 'Adrianópolis',
        city: 'Manaus',
      },
    });
  });

  test('of a CEP that nobody knows is typed; begun, it needs street and city, and nothing is lost', async () => {
    api.refuse(FIND, 'ADDRESS_NOT_FOUND');
    await user.type(line('CEP'), '69099999');
    expect(await screen.findByText(/^Não achamos o endereço do CEP 69099-999/)).toBeVisible();
    await user.type(line('Número'), '7');
    await press('Próximo');
    expect((await screen.findAllByText('Preencha este campo do endereço.')).length).toBe(2);
    expect(api.made(SAVE)).toEqual([]);
    await user.type(line('Logradouro'), 'Ramal do Brasileirinho');
    await user.type(line('Cidade'), 'Manaus');
    expect(line('Número')).toHaveValue('7');
    await press('Próximo');
    await waitFor(() => expect(api.made(SAVE)).toHaveLength(1));
    expect(api.made(SAVE)[0]?.body).toMatchObject({ address: { street: 'Ramal do Brasileirinho', number: '7' } });
  });

  test('is not held up while the lookup is away: the CEP alone goes too', async () => {
    api.refuse(FIND, 'ADDRESS_LOOKUP_AWAY');
    await user.type(line('CEP'), '69057070');
    expect(await screen.findByText(/^Não achamos o endereço/)).toBeVisible();
    await press('Próximo');
    await waitFor(() => expect(api.made(SAVE)[0]?.body).toEqual({ cep: '69057070' }));
  });

  test('of another CEP takes the place of what the first filled in, not of what was typed', async () => {
    await user.type(line('CEP'), '69057070');
    await waitFor(() => expect(line('Logradouro')).toHaveValue('Rua Recife'));
    await user.clear(line('Bairro'));
    await user.type(line('Bairro'), 'Meu bairro');
    const town = { cep: '69400000', logradouro: '', bairro: '', localidade: 'Manacapuru', uf: 'AM' as const };
    api.ok(FIND, town);
    await user.clear(line('CEP'));
    await user.type(line('CEP'), '69400000');
    await waitFor(() => expect(line('Cidade')).toHaveValue('Manacapuru'));
    expect(line('Logradouro')).toHaveValue('');
    expect(line('Bairro')).toHaveValue('Meu bairro');
    // Of the state alone, where nothing else is known.
    api.ok(FIND, { ...town, cep: '78000000', localidade: '', uf: 'MT' });
    await user.clear(line('CEP'));
    await user.type(line('CEP'), '78000000');
    expect(await screen.findByText('CEP de MT. Digite o endereço abaixo.')).toBeVisible();
    expect(line('Cidade')).toHaveValue('');
  });

  test('a CEP that nobody knows by heart is found by its street', async () => {
    const SEARCH = 'GET /reference/addresses';
    api.refuse(SEARCH, 'INVALID_ADDRESS');
    await press('Não sabe o CEP?');
    const dialog = await screen.findByRole('dialog', { name: 'Buscar CEP' });
    expect(within(dialog).getByLabelText('Estado')).toHaveValue('AM');
    expect(within(dialog).getByLabelText('Cidade')).toHaveValue('Manaus');
    await user.click(within(dialog).getByRole('button', { name: 'Buscar' }));
    expect(await within(dialog).findByText('Preencha o campo Logradouro')).toBeVisible();
    const search = () => user.click(within(dialog).getByRole('button', { name: 'Buscar' }));
    await user.type(within(dialog).getByLabelText('Logradouro'), 'Ru');
    await search();
    expect(await within(dialog).findByText('Valores informados inválidos')).toBeVisible();
    const found = given.registering['GET /reference/addresses/{cep}']();
    api.ok(SEARCH, [{ ...found, cep: '69058030', logradouro: 'Rua Belém' }]);
    await user.type(within(dialog).getByLabelText('Logradouro'), 'a Belém');
    await search();
    await user.click(await within(dialog).findByRole('button', { name: /69058-030/ }));
    expect(screen.getByLabelText('CEP')).toHaveValue('69058-030');
    expect(line('Logradouro')).toHaveValue('Rua Belém');
  });
});
