import { roles } from '@balcao/contract/constants';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { endSession } from '../../../lib/session/session.ts';
import * as given from '../testing/registrations.ts';

const OPEN = 'POST /application-engine/pre-application';
const SEND = 'POST /borrowers/{id}/phones/{phoneId}/verification-code';
const SAVE = 'PATCH /borrowers/{id}';
type Page = Awaited<ReturnType<typeof renderAt>>;
let api: FakeApi;
let user: Page['user'];

beforeEach(() => {
  api = fakeApi(given.registering);
  signedIn();
});

async function open(history?: Page['history']): Promise<Page> {
  const page = await renderAt('/applications', history);
  user = page.user;
  return page;
}

/** The flow at the page that the server's answer asks for. */
async function at(application: ReturnType<typeof given.anApplication>, title: string): Promise<Page> {
  api.ok(OPEN, application);
  const page = await open();
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { name: title });
  return page;
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const whole = (over: Parameters<typeof given.aWholeCustomer>[0] = {}) =>
  given.anApplication({ borrower: given.aWholeCustomer(over), status: 'PRE_APPLICATION_CONTINUE' });

async function fillIn() {
  await user.type(screen.getByLabelText('Nome completo'), 'Rita 2 de Souza');
  await user.type(screen.getByLabelText('Data de nascimento'), '12031990');
  await user.type(await screen.findByLabelText('Profissão'), 'vendedor{Enter}');
  await user.type(screen.getByLabelText('CEP'), '69057070');
}

/** As the CEP fills it in. */
const address = { street: 'Rua Recife', number: '', complement: '', district: 'Adrianópolis', city: 'Manaus' };

describe('a new customer', () => {
  test('goes from the CPF to the limit, and on to the first purchase', async () => {
    const { path } = await open();
    await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    await user.type(await screen.findByLabelText('Celular Principal'), '92988887777{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Digite o código' });
    expect(api.made(SEND)[0]?.body).toEqual({ communicationChannel: 'SMS' });
    expect(await within(dialog).findByText('(92) 98888-7777')).toBeVisible();
    // The sixth digit sends it.
    await user.type(within(dialog).getByLabelText('Código de 6 dígitos'), '123456');
    expect(await screen.findByRole('heading', { name: 'Cadastro do cliente' }, { timeout: 6_000 })).toBeVisible();
    await fillIn();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Rita  de Souza');
    expect(await screen.findByText('Rua Recife, Adrianópolis, Manaus - AM')).toBeVisible();
    await press('Próximo');
    await screen.findByRole('heading', { name: 'Fotos do cliente' });
    expect(api.made(SAVE)[0]?.body).toEqual({
      name: 'Rita de Souza',
      birthDate: '1990-03-12',
      professionId: 521110,
      cep: '69057070',
      address: { ...address, cep: '69057070' },
    });
    api.ok(OPEN, given.approved());
    await press('Próximo');
    expect(await screen.findByText('O cliente está sendo avaliado, aguarde um momento.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Bem-vindo' })).toBeVisible();
    expect(screen.getAllByText('R$ 1.500,00')[0]).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR Code do portal do cliente' })).toBeVisible();
    expect(api.made('POST /application-engine/application')[0]?.body).toMatchObject({
      borrowerZipcode: '69057070',
      professionId: 521110,
      requestedValue: 1,
    });
    for (const [route, handler] of Object.entries(selling)) api.on(route as typeof OPEN, handler as never);
    await press('Vender agora');
    await waitFor(() => expect(path()).toBe('/caixa/compras'));
    // The whole way, with the seconds that the specification waits.
  }, 60_000);

  test.each(roles)('%s may register', async (role) => {
    signedIn({ role });
    await open();
    expect(await screen.findByLabelText('CPF do cliente')).toHaveFocus();
  });

  test('an address with a CPF opens the registration, and loses the CPF', async () => {
    api.ok(OPEN, whole());
    const { path } = await renderAt(`/applications/${CPF}`);
    expect(await screen.findByRole('heading', { name: 'Telefone do cliente' })).toBeVisible();
    expect(path()).toBe('/applications');
    expect(api.made(OPEN)[0]?.body).toMatchObject({ cpf: CPF });
  });

  test('a wrong CPF is not sent; a refused one stays typed with the reason', async () => {
    await open();
    await user.type(await screen.findByLabelText('CPF do cliente'), '52998224700{Enter}');
    expect(await screen.findByText('Insira um CPF válido.')).toBeVisible();
    expect(await screen.findByText('Preencha um CPF válido.')).toBeVisible();
    expect(api.made(OPEN)).toEqual([]);
    api.refuse(OPEN, 'LOOKUPS_USED_UP');
    await user.clear(screen.getByLabelText('CPF do cliente'));
    await user.type(screen.getByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findAllByText(/^Você já fez 60 consultas/)).not.toHaveLength(0);
    expect(screen.getByLabelText('CPF do cliente')).toHaveValue('529.982.247-25');
  });
});

describe('the phone', () => {
  const typed = '92988887777';
  const unverified = () => given.anApplication({ borrower: given.aNewcomer({ phones: [given.aPhone()] }) });

  test('a wrong code is typed over; another goes by the channel that is chosen', async () => {
    api.refuse('PATCH /borrowers/{id}/phones/{phoneId}/verify', 'PHONE_CODE_WRONG');
    await at(unverified(), 'Telefone do cliente');
    expect(screen.getByText(/Clique no ícone de telefone no canto superior direito/)).toBeVisible();
    await press('Confirmar o telefone do cliente');
    const field = await screen.findByLabelText('Código de 6 dígitos');
    await user.type(field, '111111');
    expect((await screen.findAllByText('Código de verificação incorreto'))[0]).toBeVisible();
    expect(field).toHaveValue('111-111');
    await press('Reenviar código');
    expect(screen.getByRole('button', { name: 'Reenviar código' })).toBeDisabled();
    await user.click(await screen.findByLabelText(/WhatsApp/));
    await press('Reenviar código');
    await waitFor(() => expect(api.lastOf(SEND)?.body).toEqual({ communicationChannel: 'WHATSAPP' }));
    expect(await screen.findByRole('button', { name: /Reenviar em \d+ s/ })).toBeDisabled();
  });

  test('a code that did not arrive is told: by which way it goes now, and that none brings it', async () => {
    const DELIVERY = 'GET /borrowers/{id}/phones/{phoneId}/verification-code';
    api.ok(DELIVERY, { channel: 'WHATSAPP', undeliveredChannels: ['SMS'], isUndelivered: false });
    await at(given.anApplication(), 'Telefone do cliente');
    await user.type(screen.getByLabelText('Celular Principal'), `${typed}{Enter}`);
    expect(await screen.findByText('O código não chegou por SMS.')).toBeVisible();
    expect(screen.getByText('Enviamos por WhatsApp.')).toBeVisible();
    const none = ['SMS', 'WHATSAPP', 'PHONE_CALL'] as const;
    api.ok(DELIVERY, { channel: 'PHONE_CALL', undeliveredChannels: [...none], isUndelivered: true });
    const failed = 'Erro na operadora de SMS. Por favor tente novamente em alguns minutos';
    expect(await screen.findByText(failed, {}, { timeout: 4_500 })).toBeVisible();
    expect(screen.getByText('O código não chegou por SMS nem por WhatsApp nem por ligação.')).toBeVisible();
  });

  test('another number must be another, and gets a code of its own', async () => {
    await at(unverified(), 'Telefone do cliente');
    await press('Confirmar o telefone do cliente');
    await press('Alterar o número');
    const field = await screen.findByLabelText('Novo celular principal');
    await user.type(field, typed);
    expect(await screen.findByText('Digite um telefone diferente do já registrado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await user.clear(field);
    api.ok('POST /borrowers/{id}/phones', given.aPhone({ phoneNumber: '+5592977776666' }));
    await user.type(field, '92977776666{Enter}');
    expect((await screen.findAllByText('(92) 97777-6666'))[0]).toBeVisible();
    expect(api.made('POST /borrowers/{id}/phones')[0]?.body).toEqual({ phoneNumber: '+5592977776666' });
  });

  test('of another customer is refused beside the field, and stays typed', async () => {
    api.refuse('POST /borrowers/{id}/phones', 'PHONE_OF_ANOTHER_BORROWER');
    await at(given.anApplication(), 'Telefone do cliente');
    await user.type(screen.getByLabelText('Celular Principal'), `${typed}{Enter}`);
    expect((await screen.findAllByText('Este telefone já pertence a outro cliente'))[0]).toBeVisible();
    expect(screen.getByLabelText('Celular Principal')).toHaveValue('(92) 98888-7777');
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeDisabled();
  });

  test('V2 saves it once the customer confirmed it, without a code', async () => {
    await at(given.anApplication({ applicationVersion: 'V2' }), 'Telefone do cliente');
    await user.type(screen.getByLabelText('Celular Principal'), typed);
    await press('Salvar Telefone');
    const dialog = await screen.findByRole('dialog', { name: 'Atenção! Confirme o telefone' });
    expect(within(dialog).getByRole('button', { name: 'Próximo' })).toBeDisabled();
    await user.click(within(dialog).getByLabelText('Confirmei o número com o cliente'));
    await user.click(within(dialog).getByRole('button', { name: 'Próximo' }));
    expect(await screen.findByRole('heading', { name: 'Cadastro do cliente' })).toBeVisible();
    expect(api.made(SEND)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Confirmar o telefone do cliente' })).toBeNull();
  });

  test('three others at most, where the store keeps them', async () => {
    const other = (n: number) =>
      given.aPhone({ id: `phone-${n}`, phoneNumber: `+559298888000${n}`, isSecondary: true });
    api.ok('PUT /borrowers/{id}/phones/{phoneId}/secondary', other(3));
    api.on('DELETE /borrowers/{id}/phones/{phoneId}/secondary', () => undefined);
    const borrower = given.aWholeCustomer({ phones: [given.aVerifiedPhone(), other(1), other(2)] });
    await at(
      given.withConfig({ hasSecondaryPhones: true }, { borrower, status: 'PRE_APPLICATION_CONTINUE' }),
      'Telefone do cliente',
    );
    expect(screen.getByText('Este telefone já foi verificado')).toBeVisible();
    await user.type(screen.getByLabelText('Outro celular'), '92988880003{Enter}');
    expect(await screen.findByText('(92) 98888-0003')).toBeVisible();
    expect(screen.getByLabelText('Outro celular')).toBeDisabled();
    expect(screen.getByLabelText('Outro celular')).toHaveValue('');
    await press('Remover (92) 98888-0001');
    await waitFor(() => expect(screen.queryByText('(92) 98888-0001')).toBeNull());
    expect(screen.getByLabelText('Outro celular')).toBeEnabled();
  });

  test('an approved customer without a verified number is asked for it, the code going by itself', async () => {
    signedIn({ support: { customerWhatsapp: '+5511900009003' } });
    await at(
      given.approved({ borrower: given.aWholeCustomer({ phones: [given.aPhone()] }) }),
      'Confirme o número do cliente',
    );
    const chat = new URL(screen.getByRole('link', { name: 'Falar com o atendimento' }).getAttribute('href') ?? '');
    expect(chat.searchParams.get('text')).toMatch(/Cliente: Rita de Souza. Número atual: \(92\) 98888-7777/);
    await press('Enviar código SMS');
    expect(await screen.findByRole('heading', { name: 'Verificação do telefone' })).toBeVisible();
    expect(await screen.findByText('Código de verificação enviado')).toBeVisible();
    expect(screen.getByLabelText('Código de 6 dígitos')).toHaveFocus();
  });
});

describe('the data', () => {
  async function atData(application = whole()) {
    const page = await at(application, 'Telefone do cliente');
    await press('Próximo');
    await screen.findByRole('heading', { name: 'Cadastro do cliente' });
    return page;
  }

  test('what is missing is said field by field, and the first of them has the focus', async () => {
    await atData(given.anApplication({ borrower: given.aNewcomer({ phones: [given.aVerifiedPhone()] }) }));
    await press('Próximo');
    expect(await screen.findByText('Preencha todos os campos obrigatórios do formulário')).toBeVisible();
    for (const text of ['Digite nome e sobrenome.', 'Escolha uma profissão da lista.', 'Insira um cep válido.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Nome completo')).toHaveFocus();
    expect(api.made(SAVE)).toEqual([]);
  });

  test('what the server knows already is not sent again', async () => {
    await atData();
    await press('Próximo');
    expect(await screen.findByRole('heading', { name: 'Fotos do cliente' })).toBeVisible();
    expect(api.made(SAVE)).toEqual([]);
  });

  test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
    api.refuse(SAVE, 'CEP_UNKNOWN');
    await atData();
    await user.clear(screen.getByLabelText('CEP'));
    await user.type(screen.getByLabelText('CEP'), '69000001');
    await press('Próximo');
    expect((await screen.findAllByText(/CEP não encontrado/))[0]).toBeVisible();
    expect(screen.getByLabelText('CEP')).toHaveValue('69000-001');
    expect(screen.getByLabelText('CEP')).toHaveAccessibleDescription(/CEP não encontrado/);
  });

  test('a refresh brings back the page and what was typed; no CPF is stored, and a logout leaves nothing', async () => {
    const { history, unmount } = await atData();
    await user.clear(screen.getByLabelText('Nome completo'));
    await user.type(screen.getByLabelText('Nome completo'), 'Rita Nova');
    unmount();
    await open(history);
    expect(await screen.findByText('Cadastro retomado onde parou.')).toBeVisible();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Rita Nova');
    expect(JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)])).not.toContain(CPF);
    endSession('left');
    expect(sessionStorage).toHaveLength(0);
  });
});
