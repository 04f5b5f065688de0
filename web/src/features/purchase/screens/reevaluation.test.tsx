import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBorrower, aKnownBorrower, aSaleStart, CPF } from '../../../domain/testing/customers.ts';
import { ASK, aStanding, PRE, reevaluating, STANDING, VERIFY } from '../../../domain/testing/reevaluation.ts';
import { selling } from '../../../testing/answers.ts';
import { fakeApi, type Handlers } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const AGAIN = 'GET /coordinator/borrowers/{id}/data';
const denied = { borrowerStatus: 'DENIED' as const };
const due = aStanding({ shouldReevaluate: true });

/** A denied customer's CPF typed at the till. */
async function refusedAtTill(handlers: Handlers = {}) {
  const api = fakeApi({
    ...selling,
    ...reevaluating,
    [FIND]: () => ({ ...aBorrower(denied), sale: aSaleStart({ limit: null }) }),
    [STANDING]: () => due,
    ...handlers,
  });
  vi.stubGlobal('open', () => null);
  const { user } = await renderAt('/caixa/compras');
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  expect(await screen.findByText('Esse cliente não foi aprovado :(')).toBeVisible();
  return { api, user };
}

/** By the keyboard from the first question on: the focus follows what is asked. */
async function decidedAnew({ user }: Awaited<ReturnType<typeof refusedAtTill>>) {
  await user.click(await screen.findByRole('button', { name: 'Reavaliar agora' }));
  const send = await screen.findByRole('button', { name: 'Enviar código' });
  await waitFor(() => expect(send).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
  const act = screen.getByRole('button', { name: 'Reavaliar cadastro' });
  await waitFor(() => expect(act).toHaveFocus());
  await user.keyboard('{Enter}');
}

test('a denied customer is decided anew at the till: asked every second, approved, and the purchase goes on', async () => {
  signedIn();
  const asked = [due, aStanding({ status: 'UNDER_ANALYSIS' }), aStanding({ status: 'PRE_APPROVED' })];
  const view = await refusedAtTill({
    [STANDING]: () => asked.shift() ?? aStanding({ status: 'APPROVED' }),
    [AGAIN]: () => ({ ...aKnownBorrower(), sale: aSaleStart() }),
  });
  await decidedAnew(view);
  expect(await screen.findByText(/^Aguarde, essa avaliação pode demorar um pouco/)).toBeVisible();
  expect(await screen.findByLabelText('Valor da compra', {}, { timeout: 4_000 })).toHaveFocus();
  expect(screen.getByText('Cadastro aprovado')).toBeVisible();
  expect(view.api.lastOf(VERIFY)?.body).toMatchObject({ verificationCode: '123456' });
  expect(view.api.made(ASK)).toHaveLength(1);
  // Waiting for the decision, and looking at the customer again, count as no look-up.
  expect(view.api.made(STANDING)).toHaveLength(4);
  expect(view.api.made(FIND)).toHaveLength(1);
});

test('denied again says so; a person who has to look is told as of any registration', async () => {
  signedIn();
  const view = await refusedAtTill({ [ASK]: () => aStanding() });
  await decidedAnew(view);
  expect(await screen.findByText(/^Infelizmente não podemos ceder crédito a este cliente/)).toBeVisible();
  expect(screen.queryByLabelText('Valor da compra')).toBeNull();
  view.api.ok(ASK, aStanding({ status: 'MANUAL_ANALYSIS' }));
  view.api.ok(AGAIN, { ...aKnownBorrower({ borrowerStatus: 'MANUAL_ANALYSIS' }), sale: aSaleStart({ limit: null }) });
  const cpf = screen.getByLabelText('CPF do cliente');
  await view.user.clear(cpf);
  await view.user.type(cpf, `${CPF}{Enter}`);
  await decidedAnew(view);
  expect(await screen.findByText('O cadastro do cliente está sendo avaliado manualmente')).toBeVisible();
});

test('it is offered where the store is on the list and enough time has passed; Sair leaves it', async () => {
  signedIn();
  const view = await refusedAtTill();
  await view.user.click(await screen.findByRole('button', { name: 'Reavaliar agora' }));
  await view.user.click(await screen.findByRole('button', { name: 'Sair' }));
  expect(screen.getByRole('button', { name: 'Reavaliar agora' })).toBeVisible();
  expect(view.api.made(ASK)).toHaveLength(0);
});

test.each([
  ['a store that is not on the list', false, due, 0],
  ['a denial of late', true, aStanding(), 1],
])('%s offers none', async (_, reevaluation, standing, times) => {
  signedIn({ safeLists: { reevaluation } });
  const { api } = await refusedAtTill({ [STANDING]: () => standing });
  await waitFor(() => expect(api.made(STANDING)).toHaveLength(times));
  expect(screen.queryByRole('button', { name: 'Reavaliar agora' })).toBeNull();
  expect(api.made(PRE)).toHaveLength(0);
});
