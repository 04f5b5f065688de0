import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aBorrower,
  aLimit,
  anEvaluation,
  aSaleStart,
  BORROWER_ID,
  CPF,
  EVALUATION_ID,
} from '../../../domain/testing/customers.ts';
import { type FakeApi, fakeApi, held, lost } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { aStore, signedIn } from '../../../testing/sessions.ts';
import {
  ASK,
  asking,
  aDenied,
  aDevice,
  aSimulation,
  aWaiting,
  FIND,
  SIMULATE,
  STANDS,
  standing,
} from '../testing/super-compra.ts';

const AMOUNT = 'Valor da compra que o cliente quer fazer';
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'attendant', asksExtraCredit: true });
  api = fakeApi(asking);
});

async function identify(open?: Parameters<typeof standing>[0], limit = aLimit()) {
  api.on(STANDS, standing(open));
  api.ok(FIND, { ...aBorrower(), sale: aSaleStart({ limit }) });
  const page = await renderAt('/super-compra');
  await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  return page;
}

async function ask(amount = '3000') {
  const page = await identify();
  await page.user.type(await screen.findByLabelText(AMOUNT), `${amount}{Enter}`);
  return page;
}

describe('asked for', () => {
  test('it goes out once, with who asks, and is granted: what may be bought, until when, where', async () => {
    const { answer, give } = held<ReturnType<typeof anEvaluation>>();
    api.on(ASK, () => answer);
    const { path } = await ask();
    expect(await screen.findByRole('button', { name: /Avaliando/ })).toBeVisible();
    delete window.dataLayer;
    give(anEvaluation());
    expect(await screen.findByRole('heading', { name: 'Cliente cadastrado' })).toHaveFocus();
    expect(window.dataLayer).toEqual([{ event: 'super_compra_asked' }]);
    expect(
      screen.getByText(
        'Cadastro concluído. A Super Compra está ativa nesta loja, Loja Centro, até 30/11, horário de Manaus.',
      ),
    ).toBeVisible();
    const total = within(screen.getByRole('region', { name: 'Valor total disponível para comprar' }));
    expect(total.getByText(/^R\$\s4\.800,00$/)).toBeVisible();
    expect(total.getByText('Limite recorrente').parentElement).toHaveTextContent(/1\.800,00.*lojas parceiras/);
    expect(total.getByText('Limite extra aprovado').parentElement).toHaveTextContent(
      /3\.000,00.*única compra nesta loja.*a partir de R\$\s100,00/,
    );
    expect(api.made(ASK)).toHaveLength(1);
    expect(api.lastOf(ASK)?.body).toEqual({
      document: CPF,
      storeId: aStore().id,
      requestedAmount: 3000,
      sourceProduct: 'SUPER_PURCHASE',
      operatorPhoneNumber: '+5592988887777',
    });
    expect(api.lastOf(ASK)?.key).toMatch(/.{16,}/);
    expect(path()).toBe('/super-compra');
    expect(window.localStorage.length === 0 || !JSON.stringify(window.localStorage).includes(CPF)).toBe(true);
  });

  test('granted in part, it says of what', async () => {
    api.ok(ASK, anEvaluation({ decision: 'PARTIALLY_APPROVED', policy: { maxAmount: 2_000, minAmount: 100 } }));
    await ask();
    expect(await screen.findByText(/Aprovado em parte: R\$\s2\.000,00 de R\$\s3\.000,00 pedidos/)).toBeVisible();
  });

  test('what a person decides is said so, and turns by itself', async () => {
    api.ok(ASK, aWaiting());
    const { user } = await identify({ waiting: aWaiting() });
    expect(await screen.findByText('Análise direcionada para a banca de avaliação')).toBeVisible();
    expect(screen.getByText(/O cliente recebe o resultado por SMS/)).toBeVisible();
    expect(screen.queryByText(/Receba até/)).toBeNull();
    api.on(STANDS, standing({ decided: anEvaluation() }));
    expect(await screen.findByRole('heading', { name: 'Cliente cadastrado' }, { timeout: 7_000 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByLabelText('CPF do cliente')).toHaveValue('');
  }, 10_000);

  test('where one is open already, that one is the answer', async () => {
    const { user } = await identify();
    await screen.findByLabelText(AMOUNT);
    api.refuse(ASK, 'EVALUATION_ALREADY_OPEN');
    api.on(STANDS, standing({ waiting: aWaiting() }));
    await user.type(screen.getByLabelText(AMOUNT), '3000{Enter}');
    expect(await screen.findByText('Análise direcionada para a banca de avaliação')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByLabelText('CPF do cliente')).toHaveValue('');
  });

  test('a missing amount and a refusal stand at the field, and what was typed stays', async () => {
    const { user } = await identify();
    await user.click(await screen.findByRole('button', { name: 'Pedir Super Compra' }));
    expect(screen.getByText('Informe o valor da compra')).toBeVisible();
    expect(api.made(ASK)).toHaveLength(0);
    api.refuse(ASK, 'EVALUATION_POLICY_NOT_FOUND');
    await user.type(screen.getByLabelText(AMOUNT), '800{Enter}');
    expect(await screen.findByText('Limite extra indisponível nesta loja')).toBeVisible();
    expect(screen.getByLabelText(AMOUNT)).toHaveValue('R$ 800');
  });

  test('a lost answer is asked for again under the same key', async () => {
    api.on(ASK, lost);
    const { user } = await ask('800');
    expect(await screen.findByText('Opa, tivemos um problema')).toBeVisible();
    expect(screen.getByText('Por favor tente novamente')).toBeVisible();
    const first = api.lastOf(ASK)?.key;
    api.ok(ASK, anEvaluation());
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Cliente cadastrado' })).toBeVisible();
    expect(api.lastOf(ASK)?.key).toBe(first);
  });
});

describe('denied', () => {
  test.each([
    [9.99, 'Oriente o cliente a pagar as parcelas em aberto para voltar a comprar.'],
    [10, 'O limite extra não foi aprovado, mas o cliente pode comprar com o limite que já tem.'],
    [10.01, 'O limite extra não foi aprovado, mas o cliente pode comprar com o limite que já tem.'],
  ])('with R$ %d left it says what the customer may do', async (availableLimit, advice) => {
    await identify({ decided: aDenied({ remuneration: null }) }, aLimit({ availableLimit }));
    expect(await screen.findByText('Super Compra não foi aprovada')).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    const lead = screen.queryByText('Cadastro concluído. O cliente já pode usar o crédito.');
    expect(lead === null).toBe(availableLimit < 10);
  });

  test('another value may be asked for, and granted', async () => {
    const { user } = await identify({ decided: aDenied() });
    await user.click(await screen.findByRole('button', { name: 'Pedir outro valor' }));
    await user.type(await screen.findByLabelText(AMOUNT), '500{Enter}');
    expect(await screen.findByText(/Limite extra aprovado/)).toBeVisible();
  });

  test('a customer whom a person blocked is sent to customer service', async () => {
    await identify({ decided: aDenied() }, aLimit({ limitIsBlockedBy: 'MANUALLY_BLOCKED' }));
    expect(await screen.findByText(/falar com o atendimento/)).toBeVisible();
  });
});

describe('what stands beside it', () => {
  test('the remuneration opens to the rule and to what it counts on', async () => {
    const { user } = await identify({ decided: anEvaluation() });
    const summary = await screen.findByText(/^Receba até R\$\s30,00 nesta venda$/);
    const note = screen.getByText(
      /O valor se refere a uma venda de R\$\s3\.000,00\. A comissão acompanha o gasto final/,
    );
    expect(note).not.toBeVisible();
    await user.click(summary);
    expect(note).toBeVisible();
    expect(screen.getByText('Sua comissão é de até 1%. Categoria Prata.')).toBeVisible();
  });

  test('installments are asked for when they are opened, by the extra credit; a failure is asked again', async () => {
    api.refuse(SIMULATE, 'OVERDUE_INSTALLMENTS');
    const { user } = await identify({ decided: anEvaluation({ requestedAmount: 5_000 }) });
    const toggle = await screen.findByRole('button', { name: 'Visualizar opções de parcelamento' });
    expect(api.made(SIMULATE)).toHaveLength(0);
    await user.click(toggle);
    expect(await screen.findByText('Não foi possível simular o parcelamento.', {}, { timeout: 8_000 })).toBeVisible();
    api.ok(SIMULATE, aSimulation);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    const list = within(await screen.findByRole('list', { name: 'Opções de parcelamento' }));
    expect(list.getByText(/^6x de R\$\s612,00$/)).toBeVisible();
    expect(list.getByText(/^total de R\$\s3\.672,00$/)).toBeVisible();
    expect(Object.fromEntries(api.lastOf(SIMULATE)?.query ?? [])).toEqual({
      borrowerId: BORROWER_ID,
      storeId: aStore().id,
      principal: '3000',
      transactionalCreditEvaluationId: EVALUATION_ID,
    });
    await user.click(screen.getByRole('button', { name: 'Ocultar opções de parcelamento' }));
    expect(screen.queryByRole('list', { name: 'Opções de parcelamento' })).toBeNull();
  }, 12_000);

  test('the actions lead on with the customer: the till, and a simulation that counts as of this page', async () => {
    api.ok(SIMULATE, aSimulation);
    api.on('POST /events', () => ({ accepted: 0 }) as never);
    const { user, path } = await identify({ decided: anEvaluation() });
    expect(await screen.findByRole('link', { name: 'Vender para este cliente' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Simular parcelamento' }));
    await waitFor(() => expect(path()).toBe('/simulador-parcelamento'));
    await waitFor(() => expect(api.lastOf(SIMULATE)?.query.get('transactionalCreditEvaluationId')).toBe(EVALUATION_ID));
  });

  test.each(['promoter', 'representative', 'retailer_analyst'] as const)(
    'a %s, who may not enter the till, hands the customer over by a code (ruling C6)',
    async (role) => {
      signedIn({ role, asksExtraCredit: true });
      await identify({ decided: anEvaluation() });
      expect(await screen.findByRole('img', { name: 'Código do cliente para o caixa' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Vender para este cliente' })).toBeNull();
    },
  );

  test('credit for a device leads to the till, and a Super Compra may still be asked for', async () => {
    const { user } = await identify({ device: aDevice() });
    expect(await screen.findByRole('heading', { name: 'PARABÉNS!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para o caixa' })).toBeVisible();
    expect(screen.getByText('Sua comissão é de R$ 5,00. Categoria Ouro.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pedir Super Compra' }));
    expect(await screen.findByLabelText(AMOUNT)).toHaveFocus();
  });
});

describe('who is no customer yet', () => {
  test.each(['', 'INCOMPLETE'] as const)(
    'is led to the registration with the CPF, and told so (%s)',
    async (status) => {
      api.on('POST /application-engine/pre-application', lost);
      if (status === '') api.refuse(FIND, 'BORROWER_NOT_FOUND');
      else api.ok(FIND, { ...aBorrower({ borrowerStatus: status }), sale: aSaleStart({ limit: null }) });
      const { user, path } = await renderAt('/super-compra');
      await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
      await waitFor(() => expect(path()).toBe('/applications'));
      expect(
        await screen.findByText('Este cliente não possui cadastro. Por favor, inicie o processo de cadastro.'),
      ).toBeVisible();
      expect(api.made(STANDS)).toHaveLength(0);
      await waitFor(() =>
        expect(api.lastOf('POST /application-engine/pre-application')?.body).toMatchObject({ cpf: CPF }),
      );
    },
  );

  test('another failure says so, keeps the CPF, and is asked again', async () => {
    api.refuse(FIND, 'LOOKUPS_USED_UP');
    const { user } = await renderAt('/super-compra');
    await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findByText('Opa, tivemos um problema')).toBeVisible();
    expect(screen.getByLabelText('CPF do cliente')).toHaveValue('529.982.247-25');
    api.ok(FIND, { ...aBorrower(), sale: aSaleStart() });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByLabelText(AMOUNT)).toBeVisible();
  });

  test('in a store without Super Compra the page says so', async () => {
    signedIn({ role: 'attendant' });
    await renderAt('/super-compra');
    expect(await screen.findByText('Super Compra não está disponível nesta loja')).toBeVisible();
    expect(screen.queryByLabelText('CPF do cliente')).toBeNull();
  });
});
