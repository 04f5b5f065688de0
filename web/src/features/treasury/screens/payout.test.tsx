import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RETAILER_ID } from '../../../domain/testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Batch } from '../calls.ts';
import { aBatchAt, aDesk, DESK, held, PAYOUT, PAYOUT_ANSWER } from '../testing/batches.ts';

beforeEach(() => signedIn({ role: 'analyst' }));
const offered = { payouts: { isOffered: true, isDemonstration: true } };
const atBank = aBatchAt('AT_TRANSITORY_ACCOUNT');
const card = async () => within(await screen.findByRole('article', { name: /^Lojas Aurora/ }));

test('a batch is paid by Pix once it is said how much and to whom; the bank refuses it, then pays it', async () => {
  let batch: Batch = atBank;
  const api = fakeApi({
    [DESK]: () => aDesk(batch.status === 'AT_RETAILER' ? [] : [batch], offered),
    [PAYOUT]: () => (batch = { ...batch, isPaidOut: true, payoutFault: null }),
    [PAYOUT_ANSWER]: ({ body }: { body: unknown }) =>
      (batch = (body as { isPaid: boolean }).isPaid
        ? aBatchAt('AT_RETAILER')
        : { ...atBank, payoutFault: 'Chave Pix não encontrada' }),
  });
  api.refuse(PAYOUT, 'BATCH_MOVED');
  const { user } = await renderAt('/tesouraria');
  const ask = async () => user.click((await card()).getByRole('button', { name: 'Pagar por Pix' }));
  await ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar por Pix?' }));
  expect(dialog.getByText(/^O banco envia R\$\s1\.400,00 por Pix ao CNPJ de Lojas Aurora\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Pagar por Pix' }));
  expect(await dialog.findByText(/Outra pessoa mudou este lote/)).toBeVisible();
  api.on(PAYOUT, () => (batch = { ...batch, isPaidOut: true, payoutFault: null }));
  await user.click(dialog.getByRole('button', { name: 'Pagar por Pix' }));
  expect(await screen.findByText('Pix pedido ao banco.')).toBeVisible();
  expect(api.lastOf(PAYOUT)?.body).toEqual({ retailerId: RETAILER_ID });
  expect(await screen.findByText('Pix no banco')).toBeVisible();
  expect((await card()).queryByRole('button', { name: 'Pagar o varejo' })).toBeNull();

  const bank = () => within(screen.getByRole('group', { name: 'Banco de demonstração' }));
  await user.click(bank().getByRole('button', { name: 'O banco recusou' }));
  expect(await screen.findByText(/^O banco recusou o Pix: Chave Pix não encontrada\./)).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Pagar o varejo' })).toBeVisible();
  await ask();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pagar por Pix' }));
  await screen.findByText('Pix no banco');
  await user.click(bank().getByRole('button', { name: 'O banco pagou' }));
  expect(await screen.findByText('Nenhum lote a caminho')).toBeVisible();
  expect(api.lastOf(PAYOUT_ANSWER)?.body).toEqual({ retailerId: RETAILER_ID, isPaid: true });
});

test('without a bank that pays there is no such button; a real bank is waited for; what came back says what to do', async () => {
  fakeApi({
    [DESK]: () =>
      aDesk([
        atBank,
        aBatchAt('AT_TRANSITORY_ACCOUNT', { batchId: 'b', isPaidOut: true, held: held(true), retailerName: 'Norte' }),
        aBatchAt('AT_RETAILER', { batchId: 'c', payoutFault: 'Conta encerrada', retailerName: 'Sul' }),
      ]),
  });
  await renderAt('/tesouraria');
  expect((await card()).queryByRole('button', { name: 'Pagar por Pix' })).toBeNull();
  expect(screen.getByText(/^O banco recebeu o Pix e ainda não respondeu/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Banco de demonstração' })).toBeNull();
  expect(screen.getByText(/^O Pix foi devolvido depois de pago: Conta encerrada\. Retenha o lote/)).toBeVisible();
});
