import { formatBrl } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { dayIn } from '../../kernel/clock.ts';
import { pdfLines } from '../../testing/pdf-text.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenShop, type Shop } from '../../testing/shop.ts';
import { givenColleague } from '../payments/testing/desk.ts';
import { arrive, givenCharged } from '../pix/testing.ts';
import { givenStore } from '../retailers/testing.ts';
import { receiveInCash, tillOf } from './testing.ts';
import { printCashDay } from './use-cases/print-day.ts';

const { platform, shop, database } = prepareCounter({ shopPer: 'test' });

const till = (of: Shop = shop) => tillOf(platform, of);
const receive = () => receiveInCash(platform, shop);
const today = () => dayIn(shop.actor.zone, platform.clock.now());
const linesOf = async (day = today(), storeId = shop.storeId) =>
  (pdfLines(await printCashDay(platform, shop.actor, { storeId, day }))[0] ?? []).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );
const reais = (amount: number) => formatBrl(cents(amount)).replaceAll('\u00a0', ' ');

// Planted: what landed in no drawer counted with the drawers.
test('sums what moved its drawers on a day, and tells apart what landed in none', async () => {
  const { total: apart } = await receive();
  const { id } = await till().open(10_000, '01');
  const { total } = await receive();
  await till().move(id, 'SUPPLY', 5_000);
  const { charge, value } = await givenCharged(platform, shop);
  await arrive(platform, { txid: charge.txid, value });
  await till().countSum(id, 15_000 + total - 150);
  await expectRefusal(linesOf(), 'CASH_DAY_OPEN');
  await till().close(id, 15_000 + total - 150, 'Troco dado a mais');
  const manager = await givenColleague(platform, shop);
  const second = await till(manager).open(2_000, '02');
  await till(manager).move(second.id, 'WITHDRAWAL', 1_500);
  await till(manager).countSum(second.id, 510);
  await till(manager).close(second.id, 510, 'Moedas achadas');
  const lines = await linesOf();
  expect(lines.slice(lines.indexOf('Caixas | 2'))).toEqual([
    'Caixas | 2',
    `Troco inicial | ${reais(12_000)}`,
    `Recebimentos (1) | ${reais(total)}`,
    `Suprimentos (1) | ${reais(5_000)}`,
    `Sangrias (1) | ${reais(-1_500)}`,
    `Pix, fora da gaveta (1) | ${reais(value)}`,
    'Recebido sem caixa aberto',
    `Recebimentos (1) | ${reais(apart)}`,
    'Contado em cada caixa',
    `Gaveta 01, Z 1 | ${reais(14_850 + total)}`,
    'CAIXA DE TESTE - Falta R$ 1,50',
    `Gaveta 02, Z 1 | ${reais(510)}`,
    'GERENTE DE TESTE - Sobra R$ 0,10',
    `Esperado | ${reais(15_500 + total)}`,
    `Contado | ${reais(15_360 + total)}`,
    'Falta',
    'R$ 1,40',
    'Assinatura',
  ]);
});

test('of a day without drawers and money there is none; another store and another retailer have their own', async () => {
  await expectRefusal(linesOf(), 'CASH_DAY_EMPTY');
  await receive();
  expect(await linesOf()).toContain('Caixas | 0');
  await expectRefusal(linesOf('2020-01-01'), 'CASH_DAY_EMPTY');
  await expectRefusal(linesOf(today(), await givenStore(database.db, shop.retailerId)), 'CASH_DAY_EMPTY');
  await expectRefusal(linesOf(today(), (await givenShop(platform)).storeId), 'STORE_NOT_FOUND');
});

test('who closed a drawer has its paper once more, a colleague another', async () => {
  const { id } = await till().open(1_000);
  expect((await till().show()).closed).toEqual([]);
  await till().countSum(id, 1_000);
  await till().close(id, 1_000);
  expect((await till().show()).closed).toMatchObject([{ id, expected: 1_000, difference: 0 }]);
  expect((await till(await givenColleague(platform, shop)).show()).closed).toEqual([]);
});
