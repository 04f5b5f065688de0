import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../../testing/fake-api.ts';
import { renderAt } from '../../../../testing/render-at.tsx';
import { signedIn } from '../../../../testing/sessions.ts';
import {
  ADDRESS,
  aRetailer,
  aStoreOf,
  CITIES,
  HOUSE_ID,
  NEW_STORE,
  network,
  OPEN_WORK,
  SAVE_STORE,
  SHOW,
  STORE_STATUS,
} from '../../testing/houses.ts';

const manaus = {
  cep: '69005140',
  logradouro: 'Avenida Sete de Setembro',
  bairro: 'Centro',
  localidade: 'Manaus',
  uf: 'AM' as const,
};
const address = {
  cep: '69005140',
  street: 'Av. Sete de Setembro',
  number: '1000',
  complement: 'Sala 2',
  district: 'Centro',
  city: 'Manaus',
  cityCode: 1_302_603,
  uf: 'AM' as const,
};
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi(network);
});

async function pressed(name: string, title = name) {
  const page = await renderAt(`/varejos/${HOUSE_ID}`);
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  return { ...page, dialog, save: () => page.user.click(dialog.getByRole('button', { name: 'Salvar' })) };
}

test('a house without a store asks who may for the first one, and others see that there is none', async () => {
  api.ok(SHOW, aRetailer({ stores: [] }));
  const { user, unmount } = await renderAt(`/varejos/${HOUSE_ID}`);
  expect(await screen.findByText('Nenhuma loja ainda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nova loja' }));
  expect(screen.getByLabelText('Nome da loja')).toHaveFocus();
  unmount();
  api.ok(SHOW, aRetailer({ stores: [], mayChange: false }));
  await renderAt(`/varejos/${HOUSE_ID}`);
  expect(await screen.findByText('Nenhuma loja ainda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nova loja' })).toBeNull();
});

test('a card says where, how it sells and who works there; what is missing leaves no gap', async () => {
  api.ok(
    SHOW,
    aRetailer({
      stores: [
        aStoreOf({ address, addressLine: 'Av. Sete de Setembro, 1000' }),
        aStoreOf({
          id: 'b',
          name: 'Loja Sul',
          status: 'inactive',
          phone: null,
          staff: 1,
          settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: false },
        }),
      ],
    }),
  );
  await renderAt(`/varejos/${HOUSE_ID}`);
  const cards = within(await screen.findByRole('list', { name: 'Lojas' })).getAllByRole('listitem');
  expect(cards[0]).toHaveTextContent('Av. Sete de Setembro, 1000, 69005-140');
  expect(cards[0]).toHaveTextContent('12.NRT.345/0001-43, (92) 3000-0001, Via CPF, 3 pessoas ativas');
  // Planted: 'null' or two commas in the place of the telephone.
  expect(cards[1]).toHaveTextContent('12.NRT.345/0001-43, Via QR Code, 1 pessoa ativa');
  expect(cards[1]).toHaveTextContent('Inativa');
});

test('a store is changed: what is kept is there to begin with, and goes out on the revision that was seen', async () => {
  api.ok(SHOW, aRetailer({ stores: [aStoreOf({ address })] }));
  const { user, dialog, save } = await pressed('Editar Loja Centro');
  expect(dialog.getByLabelText('CEP')).toHaveValue('69005-140');
  expect(dialog.getByLabelText('Telefone')).toHaveValue('(92) 3000-0001');
  expect(await dialog.findByDisplayValue('Manaus')).toBeVisible();
  await user.clear(dialog.getByLabelText('Telefone'));
  await user.clear(dialog.getByLabelText('Complemento (opcional)'));
  await user.selectOptions(dialog.getByLabelText('Padrão de vendas'), 'Via QR Code');
  await user.click(dialog.getByLabelText('Recebe parcelas'));
  await save();
  expect(await screen.findByText('Loja salva.')).toBeVisible();
  expect(api.lastOf(SAVE_STORE)?.body).toMatchObject({
    phone: null,
    settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: false },
    address: { complement: '', cityCode: 1_302_603, number: '1000' },
    revision: 4,
  });
  // Opened, it asked nobody for the address that it has.
  expect(api.made(ADDRESS)).toHaveLength(0);
});

test('a CEP that nobody knows leaves the address to be typed, and nothing of it is lost', async () => {
  api.refuse(ADDRESS, 'NOT_FOUND');
  const { user, dialog } = await pressed('Nova loja');
  await user.type(dialog.getByLabelText('Logradouro'), 'Rua Nova');
  await user.type(dialog.getByLabelText('CEP'), '69005140');
  expect(await dialog.findByText('CEP não encontrado: preencha o endereço.')).toBeVisible();
  expect(dialog.getByLabelText('Logradouro')).toHaveValue('Rua Nova');
  expect(dialog.getByLabelText('Cidade')).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Estado'), 'Amazonas');
  expect(dialog.getByLabelText('Cidade')).toBeEnabled();
});

test('a CEP that says no street takes none away', async () => {
  api.ok(ADDRESS, { ...manaus, logradouro: '', bairro: '' });
  const { user, dialog } = await pressed('Nova loja');
  await user.type(dialog.getByLabelText('Logradouro'), 'Rua Nova');
  await user.type(dialog.getByLabelText('CEP'), '69005140');
  expect(await dialog.findByDisplayValue('Manaus')).toBeVisible();
  expect(dialog.getByLabelText('Logradouro')).toHaveValue('Rua Nova');
});

// Found: an answer that came late replaced the address of the CEP that was typed after it.
test('the address is that of the last CEP, whichever is answered last', async () => {
  const first = held<typeof manaus>();
  api.on(ADDRESS, ({ path }) =>
    path.endsWith('69005140') ? first.answer : { ...manaus, cep: '69005141', logradouro: 'Rua dez de Julho' },
  );
  const { user, dialog } = await pressed('Nova loja');
  await user.type(dialog.getByLabelText('CEP'), '69005140');
  expect(dialog.getByText('Buscando endereço...')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('CEP'), '{Backspace}1');
  expect(await dialog.findByDisplayValue('Rua dez de Julho')).toBeVisible();
  first.give(manaus);
  const asked = api.made(CITIES).length;
  await waitFor(() => expect(api.made(CITIES).length).toBeGreaterThan(asked));
  expect(dialog.getByLabelText('Logradouro')).toHaveValue('Rua dez de Julho');
});

// Found: the city of the state before was sent with the state that the CEP brought.
test('a CEP of another state, of a place that is no municipality, leaves no city of the state before', async () => {
  api.ok(SHOW, aRetailer({ stores: [aStoreOf({ address })] }));
  api.ok(ADDRESS, {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'Vila',
    uf: 'SP',
  });
  const { user, dialog, save } = await pressed('Editar Loja Centro');
  await user.clear(dialog.getByLabelText('CEP'));
  await user.type(dialog.getByLabelText('CEP'), '01310100');
  expect(await dialog.findByDisplayValue('Avenida Paulista')).toBeVisible();
  await save();
  expect(dialog.getByLabelText('Cidade')).toBeInvalid();
  expect(api.made(SAVE_STORE)).toHaveLength(0);
});

test('another state than that of the CEP is said, and asks for its city anew', async () => {
  const { user, dialog, save } = await pressed('Nova loja');
  await user.type(dialog.getByLabelText('CEP'), '69005140');
  await dialog.findByDisplayValue('Manaus');
  await user.selectOptions(dialog.getByLabelText('Estado'), 'Pará');
  await save();
  expect(dialog.getByText('Este CEP não é deste estado.')).toBeVisible();
  expect(dialog.getByLabelText('Cidade')).toBeInvalid();
  expect(dialog.getByLabelText('Nome da loja')).toHaveFocus();
});

test.each([
  ['STORE_CNPJ_TAKEN', 'Este varejista já tem uma loja com este CNPJ'],
  ['CITY_UNKNOWN', 'Município não encontrado neste estado'],
  ['NETWORK_CHANGED_SINCE', /^Outra pessoa mudou este cadastro/],
] as const)(
  'a store that is refused with %s keeps what was typed, and is saved by the next try',
  async (code, sentence) => {
    api.ok(SHOW, aRetailer({ stores: [aStoreOf({ address })] }));
    api.refuse(SAVE_STORE, code);
    const { user, dialog, save } = await pressed('Editar Loja Centro');
    await user.type(dialog.getByLabelText('Nome da loja'), ' Norte');
    await save();
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Nome da loja')).toHaveValue('Loja Centro Norte');
    api.ok(SAVE_STORE, aRetailer());
    await save();
    expect(await screen.findByText('Loja salva.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a new store is sent once, and after a lost answer by the same key', async () => {
  const answer = held<ReturnType<typeof lost>>();
  api.on(NEW_STORE, () => answer.answer);
  const { user, dialog, save } = await pressed('Nova loja');
  for (const [label, text] of [
    ['Nome da loja', 'Loja Nova'],
    ['CNPJ', '11.222.333/0001-81'],
    ['CEP', '69005140'],
    ['Número', '12'],
  ] as const)
    await user.type(dialog.getByLabelText(label), text);
  await dialog.findByDisplayValue('Manaus');
  await user.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getByLabelText('Nome da loja')).toHaveAttribute('readonly');
  answer.give(lost());
  expect(await dialog.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  expect(api.made(NEW_STORE)).toHaveLength(1);
  api.ok(NEW_STORE, aRetailer());
  await save();
  expect(await screen.findByText('Loja salva.')).toBeVisible();
  const [first, again] = api.made(NEW_STORE);
  expect(again?.key).toBe(first?.key);
});

test('before a store is closed: nothing under way is said too, and a check that fails does not pass for it', async () => {
  const answer = held<{ offers: number; pixCharges: number; staff: number }>();
  api.on(OPEN_WORK, () => answer.answer);
  const { unmount, dialog } = await pressed('Inativar Loja Centro');
  expect(dialog.getByText('Vendo o que está em andamento...')).toBeVisible();
  answer.give({ offers: 0, pixCharges: 0, staff: 0 });
  expect(await dialog.findByText('Nada em andamento nesta loja.')).toBeVisible();
  unmount();
  api.refuse(OPEN_WORK, 'FORBIDDEN');
  const failed = await pressed('Inativar Loja Centro');
  const said = await failed.dialog.findByText('Você não tem permissão para esta ação.');
  expect(said).toHaveAttribute('role', 'alert');
  expect(failed.dialog.queryByText('Nada em andamento nesta loja.')).toBeNull();
});

test('several things under way are counted one by one', async () => {
  api.ok(OPEN_WORK, { offers: 2, pixCharges: 1, staff: 1 });
  const { dialog } = await pressed('Inativar Loja Centro');
  expect((await dialog.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
    '2 compras oferecidas e não concluídas',
    '1 cobrança Pix esperando o cliente',
    '1 pessoa ativa',
  ]);
});

test('a closed store is opened again without asking what is under way; a refusal keeps the reason', async () => {
  api.ok(SHOW, aRetailer({ stores: [aStoreOf({ status: 'inactive' })] }));
  api.on(STORE_STATUS, () => {
    api.ok(STORE_STATUS, aRetailer());
    return refused('NETWORK_CHANGED_SINCE');
  });
  const { user, dialog } = await pressed('Ativar Loja Centro');
  await user.type(dialog.getByLabelText('Motivo'), 'Reabriu');
  const confirm = dialog.getByRole('button', { name: 'Ativar loja' });
  await user.click(confirm);
  expect(await dialog.findByText(/^Outra pessoa mudou este cadastro/)).toBeVisible();
  expect(dialog.getByLabelText('Motivo')).toHaveValue('Reabriu');
  await user.click(confirm);
  expect(await screen.findByText('Feito: vale a partir de agora.')).toBeVisible();
  expect(api.lastOf(STORE_STATUS)?.body).toMatchObject({ status: 'active', reason: 'Reabriu' });
  expect(api.made(OPEN_WORK)).toHaveLength(0);
});
