import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLimit, CPF } from '../../../domain/testing/customers.ts';
import {
  ASK,
  aStanding,
  beforeDecision,
  PRE,
  provedPhone,
  reevaluating,
  STANDING,
  VERIFY,
} from '../../../domain/testing/reevaluation.ts';
import { fakeApi, type Handlers, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aServed, SERVE, working } from '../testing/centre.ts';

beforeEach(() => signedIn({ role: 'promoter', support: { customerWhatsapp: '+5592900009001' } }));

async function begun(handlers: Handlers = {}) {
  const api = fakeApi({
    ...working,
    [SERVE]: () => aServed({ page: 'REEVALUATION', status: 'DENIED', application: { shouldReevaluate: true } }),
    ...reevaluating,
    ...handlers,
  });
  const view = await renderAt('/central-de-vendas');
  await view.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Reavaliação de cadastro disponível' })).toBeVisible();
  return { ...view, api };
}

const act = () => screen.getByRole('button', { name: 'Reavaliar cadastro' });

async function proved(view: Awaited<ReturnType<typeof begun>>) {
  const send = await screen.findByRole('button', { name: 'Enviar código' });
  await waitFor(() => expect(send).toBeEnabled());
  await view.user.click(send);
  await view.user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
}

test('a code proves the phone; the decision is waited for, and an approved one shows the limit', async () => {
  const approved = aStanding({ status: 'APPROVED', limit: aLimit({ totalLimit: 1_500 }) });
  const states = [aStanding({ status: 'UNDER_ANALYSIS' })];
  const view = await begun({ [STANDING]: () => states.shift() ?? approved });
  expect(act()).toBeDisabled();
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  await proved(view);
  expect(await screen.findByText('Telefone confirmado')).toBeVisible();
  expect(view.api.lastOf(VERIFY)?.body).toMatchObject({ verificationCode: '123456' });
  await view.user.click(act());
  expect(await screen.findByText(/^Aguarde, essa avaliação pode demorar um pouco/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Cadastro aprovado' })).toBeVisible();
  expect(screen.getByText(/1\.500,00/)).toBeVisible();
  expect(view.api.made(ASK)).toHaveLength(1);
  await view.user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByLabelText('CPF do cliente')).toBeVisible();
});

test('a denial says so in the words of the product', async () => {
  const view = await begun({ [ASK]: () => aStanding({ status: 'DENIED' }) });
  await proved(view);
  await waitFor(() => expect(act()).toBeEnabled());
  await view.user.click(act());
  const said = 'Infelizmente não podemos ceder crédito a este cliente no momento :(';
  expect(await screen.findByRole('heading', { name: said })).toBeVisible();
});

test('a wrong code says so and asks again; what fails leaves the page as it was', async () => {
  const view = await begun({ [VERIFY]: () => refused('PHONE_CODE_WRONG') });
  await proved(view);
  expect(await screen.findByText('Código de verificação incorreto')).toBeVisible();
  expect(act()).toBeDisabled();
  view.api.ok(VERIFY, { phone: provedPhone, status: 'DENIED' });
  view.api.refuse(ASK, 'REEVALUATION_NOT_AVAILABLE');
  const field = screen.getByLabelText('Código de 6 dígitos');
  await view.user.clear(field);
  await view.user.type(field, '654321');
  await waitFor(() => expect(act()).toBeEnabled());
  await view.user.click(act());
  expect(await screen.findByText('Este cliente ainda não pode ser reavaliado.')).toBeVisible();
});

test('without a verified phone it says whom to ask; Sair leads back', async () => {
  const view = await begun({ [PRE]: () => beforeDecision([]) });
  expect(await screen.findByText(/não tem telefone verificado/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByLabelText('CPF do cliente')).toBeVisible();
});

test('a conflict of the photographs is for a person: nobody waits for it; a refusal ends the wait and is told', async () => {
  const inConflict = aStanding({ status: 'PRE_APPROVED', biometryStatus: 'CONFLICT' });
  const view = await begun({ [STANDING]: () => refused('BORROWER_NOT_FOUND') });
  await proved(view);
  await waitFor(() => expect(act()).toBeEnabled());
  await view.user.click(act());
  expect(await screen.findByText('CPF não encontrado')).toBeVisible();
  expect(screen.queryByText(/^Aguarde/)).toBeNull();
  view.api.ok(ASK, inConflict);
  await view.user.click(act());
  expect(await screen.findByRole('heading', { name: /^A avaliação continua com um analista/ })).toBeVisible();
});
