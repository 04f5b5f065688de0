import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Wire } from '@balcao/contract';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';

const nossoNumero = '12345678901234567';
const message = {
  id: STORE_ID,
  channel: 'WHATSAPP' as const,
  to: '+5592988887777',
  text: `UME: boleto de R$ 204,75, vence em 21/12/2026. Nosso número ${nossoNumero}. Copie a linha digitável:\n99990.00105`,
  sentAt: '2026-11-21T12:01:00Z',
};
const SHOW = 'GET /inbox/boletos/{nossoNumero}';
const PAY = 'POST /inbox/boletos/{nossoNumero}/pay';

let boleto: Wire<typeof SHOW>['answer'];
beforeEach(() => {
  boleto = { nossoNumero, value: 204.75, valueToday: 201.2, dueDate: '2026-12-21', status: 'OPEN', payments: [] };
});

const api = (outcome: 'PAID' | 'WAITING' = 'PAID') =>
  fakeApi({
    'GET /inbox/messages': () => [message],
    [SHOW]: () => boleto,
    [PAY]: () => {
      const status = outcome === 'PAID' ? 'PAID' : 'OPEN';
      boleto = { ...boleto, status, payments: [{ id: STORE_ID, value: 201.2, outcome }] };
      return { paymentId: 'p', outcome };
    },
  });
const open = async () => {
  const view = await renderAt('/inbox');
  const card = await screen.findByRole('group', { name: /^Boleto de R\$\s204,75$/ });
  return { ...view, card: within(card) };
};

test('the customer pays what the boleto asks for today, once', async () => {
  const server = api();
  const { user, card } = await open();
  expect(card.getByText(/Hoje R\$\s201,20 · vence em 21\/12\/2026/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Cliente pagou o boleto' }));
  expect(await card.findByText(/Pagamento confirmado: R\$\s201,20\./)).toBeVisible();
  expect(server.lastOf(PAY)?.body).toEqual({});
  expect(card.getByRole('button', { name: 'Cliente pagou o boleto' })).toBeDisabled();
});

test('another value waits for a person, and says so', async () => {
  const server = api('WAITING');
  const { user, card } = await open();
  await user.type(card.getByLabelText('Outro valor'), '50');
  await user.click(card.getByRole('button', { name: 'Cliente pagou o boleto' }));
  expect(await card.findByText(/uma pessoa confere o que fazer com o valor\. Nada foi baixado ainda\./)).toBeVisible();
  expect(server.lastOf(PAY)?.body).toEqual({ value: 50 });
});

test('a failure is told', async () => {
  const server = api();
  server.on(PAY, lost);
  const { user, card } = await open();
  await user.click(card.getByRole('button', { name: 'Cliente pagou o boleto' }));
  expect(await card.findByText(/Sem conexão com o servidor/)).toBeVisible();
});

test('with a real bank the message is shown alone', async () => {
  fakeApi({ 'GET /inbox/messages': () => [message], [SHOW]: () => refused('NOT_FOUND') });
  await renderAt('/inbox');
  expect(await screen.findByText(/vence em 21\/12\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cliente pagou o boleto' })).toBeNull();
});
