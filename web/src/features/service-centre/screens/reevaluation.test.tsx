import type { Wire } from '@balcao/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BORROWER_ID, CPF } from '../../../domain/testing/customers.ts';
import { fakeApi, type Handlers, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { ApplicationState } from '../calls.ts';
import { aServed, SERVE, working } from '../testing/centre.ts';

const PRE = 'POST /application-engine/pre-application';
const SEND = 'POST /borrowers/{id}/phones/{phoneId}/verification-code';
const VERIFY = 'PATCH /borrowers/{id}/phones/{phoneId}/verify';
const ASK = 'POST /application-engine/reevaluate';
const STATE = 'GET /application-engine/borrowers/{id}/applications/status';
const PHONE = '01900000-0000-7000-8000-000000000301';
const NOW = '2026-11-23T15:00:00.000Z';

beforeEach(() => signedIn({ role: 'promoter', support: { customerWhatsapp: '+5592900009001' } }));

const phone = { id: PHONE, phoneNumber: '(92) *****-1001', isVerified: true, isSecondary: false, codeSentAt: null };
const open: ApplicationState = { status: 'UNDER_ANALYSIS', biometryStatus: null, reasons: [], limit: null };
const limit = {
  borrowerId: BORROWER_ID,
  retailerId: BORROWER_ID,
  totalLimit: 1_500,
  availableLimit: 1_500,
  limitIsBlockedBy: null,
  attributedOn: NOW,
};

const before = (phones: (typeof phone)[]): Wire<typeof PRE>['answer'] => ({
  borrower: {
    id: BORROWER_ID,
    cpf: '529.***.***-25',
    name: 'MARIA DOS SANTOS',
    birthDate: null,
    cep: null,
    email: null,
    professionId: null,
    billDueDay: null,
    phoneNumber: '(92) *****-1001',
    unverifiedPhoneNumber: null,
    phones,
    phoneStatus: 'VERIFIED',
    enableHighRecurrence: false,
    borrowerSettings: { disablePurchase: false },
  },
  status: 'DENIED',
  biometryStatus: null,
  applicationVersion: 'V3',
  application: null,
  config: {
    hasPhoneVerification: true,
    submitBiometry: false,
    isLivenessRequired: false,
    isLivenessEnabled: true,
    hasSecondaryPhones: false,
    allowedBillDueDays: [],
    showApplicationOnlineForPreApproved: false,
  },
  limit: null,
});

async function begun(handlers: Handlers = {}) {
  const api = fakeApi({
    ...working,
    [SERVE]: () => aServed({ page: 'REEVALUATION', status: 'DENIED', application: { shouldReevaluate: true } }),
    [PRE]: () => before([phone]),
    [SEND]: () => ({ channel: 'SMS', sentAt: NOW, resendAt: NOW, expiresAt: NOW }),
    [VERIFY]: () => ({ phone, status: 'DENIED' }),
    [ASK]: () => open,
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
  const states = [open, { ...open, status: 'APPROVED' as const, limit }];
  const view = await begun({ [STATE]: () => states.shift() ?? { ...open, status: 'APPROVED' as const, limit } });
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
  const view = await begun({ [ASK]: () => ({ ...open, status: 'DENIED' }) });
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
  view.api.ok(VERIFY, { phone, status: 'DENIED' });
  view.api.refuse(ASK, 'REEVALUATION_NOT_AVAILABLE');
  const field = screen.getByLabelText('Código de 6 dígitos');
  await view.user.clear(field);
  await view.user.type(field, '654321');
  await waitFor(() => expect(act()).toBeEnabled());
  await view.user.click(act());
  expect(await screen.findByText('Este cliente ainda não pode ser reavaliado.')).toBeVisible();
});

test('without a verified phone it says whom to ask; Sair leads back', async () => {
  const view = await begun({ [PRE]: () => before([]) });
  expect(await screen.findByText(/não tem telefone verificado/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByLabelText('CPF do cliente')).toBeVisible();
});
