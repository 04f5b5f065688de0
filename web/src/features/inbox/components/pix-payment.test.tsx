import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Wire } from '@balcao/contract';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { STORE_ID } from '../../../domain/testing/customers.ts';

const txid = '0123456789abcdef012345678';
const code = `00020126580014br.gov.bcb.pix5204000053039865406123.455802BR5903UME6006MANAUS62290525${txid}63041D3D`;
const message = {
  id: STORE_ID,
  channel: 'WHATSAPP' as const,
  to: '+5592988887777',
  text: `UME: Pix de R$ 123,45.\n${code}`,
  sentAt: '2026-11-21T12:01:00Z',
};

type Charge = Wire<'GET /inbox/pix-charges/{txid}'>['answer'];
type Receipt = Charge['receipts'][number];
let charge: Charge;
beforeEach(() => {
  charge = { txid: `${txid}abcdef0`, value: 123.45, expiresAt: '2026-11-21T16:00:00Z', status: 'ACTIVE', receipts: [] };
});

const SHOW = 'GET /inbox/pix-charges/{txid}';
const PAY = 'POST /inbox/pix-charges/{txid}/pay';
/** Paying leaves the charge with this receipt. */
const api = (receipt: Partial<Receipt> = {}) =>
  fakeApi({
    'GET /inbox/messages': () => [message],
    [SHOW]: () => charge,
    [PAY]: () => {
      const whole = {
        id: STORE_ID,
        value: 123.45,
        outcome: 'SETTLED' as const,
        appliedValue: 123.45,
        unappliedValue: 0,
        ...receipt,
      };
      charge = { ...charge, status: 'SETTLED', receipts: [...charge.receipts, whole] };
      return { endToEndId: 'E1', outcome: whole.outcome };
    },
  });
const open = async () => {
  const view = await renderAt('/inbox');
  const card = await screen.findByRole('group', { name: /^Pix de R\$\s123,45$/ });
  return { ...view, card, button: () => within(card).getByRole('button', { name: 'Cliente pagou' }) };
};

test('the customer pays the asked value, once, and sees it confirmed', async () => {
  const server = api();
  const { user, card, button } = await open();
  expect(within(card).getByText('Aguardando pagamento')).toBeVisible();
  expect(card).toHaveTextContent('Vale até 21/11/2026 12:00');
  await user.click(button());
  expect(await within(card).findByText(/Pagamento confirmado: R\$\s123,45\./)).toBeVisible();
  expect(server.lastOf(PAY)?.path).toBe(`/inbox/pix-charges/${txid}/pay`);
  expect(server.lastOf(PAY)?.body).toEqual({});
  expect(button()).toBeDisabled();
  expect(within(card).getByLabelText('Outro valor')).toBeDisabled();
});

test('another value may be typed, and what became of it is told', async () => {
  const server = api({ value: 200, outcome: 'APPLIED', appliedValue: 150, unappliedValue: 50 });
  const { user, card, button } = await open();
  await user.type(within(card).getByLabelText('Outro valor'), '200');
  await user.click(button());
  const told = await within(card).findByText(
    /valor ou prazo diferente: R\$\s150,00 .* R\$\s50,00 ficaram como crédito/,
  );
  expect(told).toBeVisible();
  expect(server.lastOf(PAY)?.body).toEqual({ value: 200 });
});

test.each([
  ['EXPIRED', 'Vencido'],
  ['SETTLED', 'Pago'],
] as const)('a charge %s says so and takes nothing more', async (status, word) => {
  charge = { ...charge, status };
  api();
  const { card, button } = await open();
  expect(within(card).getByText(word)).toBeVisible();
  expect(button()).toBeDisabled();
});

test('every Pix of the charge is listed', async () => {
  const credit = { id: STORE_ID, value: 10, appliedValue: 0, unappliedValue: 10, outcome: 'CREDITED' } as const;
  const receipts: Receipt[] = [credit, { ...credit, id: STORE_ID.replace(/.$/, '9'), outcome: 'DUPLICATE' }];
  charge = { ...charge, status: 'SETTLED', receipts };
  api();
  const { card } = await open();
  expect(within(card).getByText(/Não havia parcela a pagar: R\$\s10,00 ficaram/)).toBeVisible();
  expect(within(card).getByText(/Pagamento em duplicidade: R\$\s10,00 ficaram/)).toBeVisible();
});

test('a failure is told, and the charge is looked up again', async () => {
  let shown = 0;
  fakeApi({
    'GET /inbox/messages': () => [message],
    [SHOW]: () => {
      shown += 1;
      return charge;
    },
    [PAY]: lost,
  });
  const { user, button } = await open();
  const before = shown;
  await user.click(button());
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
  await waitFor(() => expect(shown).toBeGreaterThan(before));
  expect(button()).toBeEnabled();
});

test('with a real bank the message is shown alone', async () => {
  fakeApi({ 'GET /inbox/messages': () => [message], [SHOW]: () => refused('NOT_FOUND') });
  await renderAt('/inbox');
  expect(await screen.findByText(/Pix de R\$ 123,45/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cliente pagou' })).toBeNull();
});
