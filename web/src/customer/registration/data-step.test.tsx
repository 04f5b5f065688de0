import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeCamera } from '../../ui/camera/testing/fake-camera.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { formOf } from '../../domain/registration/data.ts';
import { type FakeApi, fakeApi, lost } from '../../testing/fake-api.ts';
import { at, KEY } from '../testing/online.ts';
import type { OnlinePage } from './texts.ts';
import { DataStep } from './data-step.tsx';

const ADDRESS = 'POST /online-application/address';
const DATA = 'PATCH /online-application/data';
const page = at('DATA', { cep: null });
const onPage = vi.fn<(page: OnlinePage) => void>();
let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    'GET /online-application/professions': () => [{ id: 1, name: 'OUTROS' }],
    [ADDRESS]: () => ({
      cep: '69057070',
      logradouro: 'Rua Recife',
      bairro: 'Adrianópolis',
      localidade: 'Manaus',
      uf: 'AM' as const,
    }),
    [DATA]: () => page,
  });
});

function Step() {
  const { registration } = page;
  const [form, setForm] = useState(() => registration && formOf(registration));
  if (!registration || !form) return null;
  const answer = { visit: KEY, page, registration, onPage, onFailure: () => 'Falhou' };
  return <DataStep {...answer} form={form} onForm={setForm} />;
}

test('a customer’s CEP fills in the address; what is typed meanwhile stays', async () => {
  const user = userEvent.setup();
  render(<Step />);
  await user.type(screen.getByLabelText('CEP'), '69057070');
  await user.type(screen.getByLabelText('Número'), '12');
  await waitFor(() => expect(screen.getByLabelText('Logradouro')).toHaveValue('Rua Recife'));
  expect(screen.getByLabelText('Número')).toHaveValue('12');
  expect(api.lastOf(ADDRESS)?.body).toEqual({ key: KEY, cep: '69057070' });
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(onPage).toHaveBeenCalled());
  expect(api.lastOf(DATA)?.body).toMatchObject({ cep: '69057070', address: { street: 'Rua Recife', number: '12' } });
});

test('a CEP that nobody knows is typed by hand, and a fault stands beside its line', async () => {
  api.refuse(ADDRESS, 'ADDRESS_NOT_FOUND');
  const user = userEvent.setup();
  render(<Step />);
  await user.type(screen.getByLabelText('CEP'), '69099999');
  expect(await screen.findByText(/Confira os números ou digite o endereço/)).toBeVisible();
  await user.type(screen.getByLabelText('Logradouro'), 'Ramal');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByLabelText('Cidade')).toHaveAccessibleDescription('Preencha este campo do endereço.');
  expect(screen.getByLabelText('Logradouro')).toHaveValue('Ramal');
});

test('data that could not be sent stay, and professions that did not come are asked for again', async () => {
  api.on('GET /online-application/professions', lost);
  api.on(DATA, lost);
  const user = userEvent.setup();
  render(<Step />);
  expect(await screen.findByText('Não foi possível carregar as profissões.')).toBeVisible();
  api.on('GET /online-application/professions', () => [{ id: 1, name: 'OUTROS' }]);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('combobox', { name: 'Profissão' })).toHaveValue('OUTROS');
  await user.type(screen.getByLabelText('CEP'), '69057070');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Falhou')).toBeVisible();
  expect(screen.getByLabelText('CEP')).toHaveValue('69057-070');
});

test('what was read of the document goes nowhere before the customer says that it is right', async () => {
  const READ = 'POST /online-application/document-text';
  fakeCamera();
  api.ok(READ, { outcome: 'READ', name: 'Rita Maria de Souza', birthDate: null, unlike: [] });
  const user = userEvent.setup();
  render(<Step />);
  await user.click(screen.getByRole('button', { name: 'Preencher com a foto do documento' }));
  await user.click(await screen.findByRole('button', { name: 'Tirar foto' }));
  expect(await screen.findByText('O documento diz Rita Maria de Souza.')).toBeVisible();
  expect(api.lastOf(READ)?.body).toMatchObject({ key: KEY, imageBase64: expect.any(String) });
  await user.type(screen.getByLabelText('CEP'), '69057070');
  await user.click(screen.getByRole('button', { name: 'Usar o do documento: nome completo' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(onPage).toHaveBeenCalled());
  expect(api.lastOf(DATA)?.body).toMatchObject({ name: 'Rita Maria de Souza' });
});
