import { buildBoleto, buildBrCode, cents, parseBoleto } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenShop } from '../../testing/shop.ts';
import { arrive as arrivePix, givenCharged } from '../pix/testing.ts';
import { arrive, givenBilled } from './testing.ts';
import { findCode } from './use-cases/find-code.ts';

const { platform, clock, shop, app, signedIn } = prepareCounter();

const find = (code: string, of = shop) => findCode(platform, of.actor, code);
const pixOf = (txid: string, value: number) =>
  buildBrCode({
    type: 'static',
    key: 'loja@exemplo.com.br',
    name: 'Loja',
    city: 'Manaus',
    amountCents: cents(value),
    txid: txid.slice(0, 25),
  });

test('bars and line of a boleto say whose installment it is by the first name alone, and that it was paid', async () => {
  const { boleto, value } = await givenBilled(platform, shop);
  const answer = await call(app, 'POST /coordinator/payment-codes/find', {
    body: { code: boleto.barcode },
    token: signedIn.token,
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      kind: 'BOLETO',
      dueDate: boleto.dueDate,
      ours: { state: 'OPEN', contractNumber: boleto.contractNumber, installmentNumber: 1, installmentCount: 3 },
    },
  });
  const { digitableLine, ours } = await find(boleto.barcode);
  expect(ours?.customerName).toMatch(/^\S+$/);
  expect(digitableLine?.replaceAll(/\D/g, '')).toBe(boleto.digitableLine);
  clock.set(`${boleto.dueDate}T15:00:00Z`);
  await arrive(platform, { nossoNumero: boleto.nossoNumero, value });
  expect((await find(boleto.digitableLine)).ours?.state).toBe('PAID');
});

test('a Pix is found by its txid while it may be paid, paid, or after its day', async () => {
  const { charge, value } = await givenCharged(platform, shop);
  const code = pixOf(charge.txid, value);
  expect(await find(code)).toMatchObject({ kind: 'PIX', value, ours: { state: 'OPEN', installmentNumber: null } });
  await arrivePix(platform, { txid: charge.txid, value });
  expect((await find(code)).ours?.state).toBe('PAID');
  const other = await givenCharged(platform, shop);
  clock.set(new Date(new Date(other.charge.expiresAt).getTime() + 1));
  expect((await find(pixOf(other.charge.txid, other.value))).ours?.state).toBe('EXPIRED');
});

test('another retailer learns nothing of it, a boleto of the same number with other figures is nobody’s', async () => {
  const stranger = await givenShop(platform);
  const { boleto, value } = await givenBilled(platform, shop);
  const { charge } = await givenCharged(platform, shop);
  expect((await find(boleto.barcode, stranger)).ours).toBeNull();
  expect((await find(pixOf(charge.txid, 100), stranger)).ours).toBeNull();
  const forged = buildBoleto({
    ...parseBoleto(boleto.barcode, '2026-11-24'),
    amountCents: cents(value - 1),
  });
  expect(await find(forged.barcode)).toMatchObject({ kind: 'BOLETO', value: value - 1, ours: null });
});

test('what is neither, or lacks a digit, is said so', async () => {
  for (const code of ['490154203237518', 'https://balcao.example/c/loja/ABC', '9'.repeat(44)])
    await expectRefusal(find(code), 'PAYMENT_CODE_UNREADABLE');
});
