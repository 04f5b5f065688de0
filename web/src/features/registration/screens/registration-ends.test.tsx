import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCoupon, aKnownBorrower, anEvaluation, CPF } from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import * as given from '../testing/registrations.ts';

const OPEN = 'POST /application-engine/pre-application';
const SIMULATE = 'GET /coordinator/contracts/in-store/simulation';
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

describe('before the decision', () => {
  test('the due day is one of those that the store allows, and finishes', async () => {
    const borrower = given.aWholeCustomer({ enableHighRecurrence: true });
    await at(
      given.withConfig({ allowedBillDueDays: [5, 10] }, given.approved({ borrower, applicationVersion: 'V2' })),
      'Data de vencimento',
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Finalizar cadastro' })).toBeDisabled();
    await user.click(screen.getByLabelText('Dia 10'));
    await press('Finalizar cadastro');
    expect(await screen.findByRole('heading', { name: 'Bem vindo de volta!' })).toBeVisible();
    expect(api.made('PATCH /borrowers/{id}/bill-due-day')[0]?.body).toEqual({ billDueDay: 10 });
  });

  const preApproved = (isOnline: boolean) =>
    given.withConfig(
      { showApplicationOnlineForPreApproved: isOnline },
      { borrower: given.aWholeCustomer(), status: 'PRE_APPLICATION_APPROVED' },
    );

  test('a pre-approved customer is told so', async () => {
    await at(preApproved(false), 'Telefone do cliente');
    await press('Próximo');
    expect(
      await screen.findByText('Este cliente tem crédito pré-aprovado! Complete o cadastro para liberar o seu limite.'),
    ).toBeVisible();
    await press('Próximo');
    expect(await screen.findByRole('heading', { name: 'Cadastro do cliente' })).toBeVisible();
  });

  test('or gets a link to go on alone, where the store sends one', async () => {
    api.ok('POST /application-engine/application/online/url/send', {
      url: 'https://balcao.example/c/cadastro#abc',
      phoneNumber: '(92) *****-7777',
      expiresAt: '2026-11-24T12:00:00.000Z',
    });
    await at(preApproved(true), 'Telefone do cliente');
    await press('Próximo');
    expect(await screen.findByRole('heading', { name: 'Cliente com limite disponível' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cadastrar cliente' })).toBeVisible();
    await press('Enviar link de cadastro');
    expect(await screen.findByText('Link enviado para o telefone (92) *****-7777')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR Code do link de cadastro' })).toBeVisible();
    await press('Continuar cadastro');
    expect(await screen.findByRole('heading', { name: 'Cadastro do cliente' })).toBeVisible();
  });
});

describe('how it ends', () => {
  const application = {
    id: 'a',
    createdOn: '2026-11-23T12:00:00.000Z',
    submittedOn: null,
    decidedOn: null,
    reasons: ['Renda incompatível com o limite mínimo.'],
    shouldReevaluate: false,
    mayAskReview: true,
  };
  const disabled = given.aWholeCustomer({ borrowerSettings: { disablePurchase: true } });

  test.each([
    [given.anApplication({ status: 'MANUAL_ANALYSIS' }), 'Aguardando aprovação manual', /está com um analista/],
    [given.anApplication({ status: 'DENIED', application }), 'Cadastro não aprovado', /Renda incompatível/],
    [
      given.anApplication({ status: 'PRE_APPLICATION_DENIED', borrower: given.aWholeCustomer() }),
      'Cliente não pré-aprovado',
      /não podemos ceder crédito/,
    ],
    [
      given.anApplication({ status: 'PRE_APPROVED', biometryStatus: 'CONFLICT' }),
      'Biometria em Conflito',
      /até 30 minutos/,
    ],
    [given.approved(), 'Bem vindo de volta!', /1\.500,00/],
    [given.approved({ limit: null }), 'Bem vindo de volta!', /consulte o cliente pelo CPF/],
    [given.approved({ borrower: disabled }), 'Compras desabilitadas', /Central de Atendimento pelo chat/],
  ] as const)('%# of %o', async (answer, title, text) => {
    const { path } = await at(answer, title);
    expect(screen.getAllByText(text)[0]).toBeVisible();
    await press(/^Voltar/);
    await waitFor(() => expect(path()).not.toBe('/applications'));
  });

  test.each([
    ['the limit', given.approved(), undefined, 1_800],
    ['a Super Compra', given.approved(), anEvaluation(), 3_000],
  ])(
    'an approved purchase is simulated up to %s, counted as of the registration',
    async (_, answer, evaluation, max) => {
      signedIn({ role: 'promoter', asksExtraCredit: evaluation !== undefined });
      if (evaluation) api.ok('GET /tx-credit/evaluations', evaluation);
      api.lose(SIMULATE);
      const { path } = await at(answer, evaluation ? 'Cliente cadastrado' : 'Bem vindo de volta!');
      await press('Simular parcelamento');
      await waitFor(() => expect(api.lastOf(SIMULATE)?.query.get('principal')).toBe(`${max}`));
      expect(path()).toBe('/simulador-parcelamento');
      expect(api.lastOf(SIMULATE)?.query.get('transactionalCreditEvaluationId')).toBe(evaluation?.id ?? null);
      expect((window.dataLayer ?? []).map((event) => (event as { event: string }).event)).toEqual(
        expect.arrayContaining(['application_started', 'appl_simulation_opened']),
      );
    },
  );

  test('without a limit there is nothing to simulate', async () => {
    await at(given.approved({ limit: null }), 'Bem vindo de volta!');
    expect(screen.queryByRole('button', { name: 'Simular parcelamento' })).toBeNull();
  });

  test('an automated denial is reviewed by a person where the customer asks', async () => {
    const REVIEW = 'POST /application-engine/application/review';
    await at(given.anApplication({ status: 'DENIED', application }), 'Cadastro não aprovado');
    api.refuse(REVIEW, 'REVIEW_NOT_AVAILABLE');
    await press('Pedir revisão por uma pessoa');
    expect(await screen.findByText(/Só uma decisão automática negativa pode ser revista/)).toBeVisible();
    api.ok(REVIEW, given.aState({ status: 'MANUAL_ANALYSIS' }));
    api.ok(OPEN, given.anApplication({ status: 'MANUAL_ANALYSIS' }));
    await press('Pedir revisão por uma pessoa');
    expect(await screen.findByRole('heading', { name: 'Aguardando aprovação manual' })).toBeVisible();
    expect(api.lastOf(REVIEW)?.body).toEqual({ borrowerId: given.anApplication().borrower.id });
  });

  test('a denial before data and photographs says why, and is reviewed by a person where the customer asks', async () => {
    const borrower = given.aWholeCustomer();
    await at(
      given.anApplication({ status: 'PRE_APPLICATION_DENIED', borrower, application }),
      'Cliente não pré-aprovado',
    );
    expect(screen.getByText('Renda incompatível com o limite mínimo.')).toBeVisible();
    api.ok('POST /application-engine/application/review', given.aState({ status: 'MANUAL_ANALYSIS' }));
    api.ok(OPEN, given.anApplication({ status: 'MANUAL_ANALYSIS' }));
    await press('Pedir revisão por uma pessoa');
    expect(await screen.findByRole('heading', { name: 'Aguardando aprovação manual' })).toBeVisible();
  });

  test('a denial that a person made, or looked at, is not reviewed again', async () => {
    const decided = { ...application, mayAskReview: false };
    await at(given.anApplication({ status: 'DENIED', application: decided }), 'Cadastro não aprovado');
    expect(screen.queryByRole('button', { name: 'Pedir revisão por uma pessoa' })).toBeNull();
  });

  test('approved in this visit, the customer gets the coupon of the registration too', async () => {
    signedIn({ flags: { applicationCoupon: true }, role: 'promoter' });
    const DATA = 'GET /coordinator/borrowers/{id}/data';
    api.ok(DATA, aKnownBorrower({ applicationCoupon: aCoupon({ validityInDays: 0 }) }));
    await at(whole(), 'Telefone do cliente');
    await press('Próximo');
    await press('Próximo');
    api.ok(OPEN, given.approved());
    await screen.findByRole('heading', { name: 'Fotos do cliente' });
    await press('Próximo');
    expect(await screen.findByText('Cupom de 10% de desconto')).toBeVisible();
    expect(screen.getByText('Compras a partir de R$ 100,00')).toBeVisible();
    expect(screen.getByText('Expira hoje às 23:59')).toBeVisible();
    expect(api.made(DATA)[0]?.query.get('shouldGenerateApplicationCoupon')).toBe('true');
    // A promoter has no till to go to.
    expect(screen.queryByRole('button', { name: 'Vender agora' })).toBeNull();
  });
});

describe('where the store asks for Super Compra', () => {
  const STANDS = 'GET /tx-credit/evaluations';
  beforeEach(() => signedIn({ role: 'attendant', asksExtraCredit: true }));

  test('the customer who has one is told what may be bought in all, and goes to the sale', async () => {
    api.ok(STANDS, anEvaluation());
    await at(given.approved(), 'Cliente cadastrado');
    expect(
      screen.getByText(/A Super Compra está ativa nesta loja, Loja Centro, até 30\/11, horário de Manaus/),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Valor total disponível para comprar' })).toHaveTextContent(
      /R\$\s4\.800,00.*Limite recorrente.*1\.800,00.*Limite extra aprovado.*3\.000,00/,
    );
    expect(screen.getByText(/^Receba até/)).toBeVisible();
    expect(api.lastOf(STANDS)?.query.getAll('results')).toEqual(['APPROVED', 'PARTIALLY_APPROVED', 'DENIED']);
  });

  test('of a denial it says that the credit may be used all the same', async () => {
    api.ok(STANDS, anEvaluation({ decision: 'DENIED', result: 'DENIED', policy: { maxAmount: 0, minAmount: 100 } }));
    await at(given.approved(), 'Cliente cadastrado');
    expect(screen.getByText('Cadastro concluído. O cliente já pode usar o crédito.')).toBeVisible();
    expect(screen.getByText('Super Compra não foi aprovada')).toBeVisible();
  });

  test('without one it is asked for on its page, with the customer', async () => {
    api.refuse(STANDS, 'EVALUATION_NOT_FOUND');
    api.lose('GET /coordinator/borrowers/find-one');
    const { path } = await at(given.approved(), 'Bem vindo de volta!');
    await press('Pedir Super Compra');
    await waitFor(() => expect(path()).toBe('/super-compra'));
    await waitFor(() => expect(api.lastOf('GET /coordinator/borrowers/find-one')?.query.get('cpf')).toBe(CPF));
  });

  test('when nobody can say, the customer is welcomed all the same', async () => {
    api.on(STANDS, lost);
    api.ok(OPEN, given.approved());
    const { user: typist } = await open();
    await typist.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Carregando...' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Bem vindo de volta!' }, { timeout: 9_000 })).toBeVisible();
  }, 12_000);
});
