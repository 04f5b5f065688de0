import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { sql } from '../../kernel/db/sql.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { by, givenCustomer, givenSale, givenShop, type Shop } from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { paymentsPorts } from '../../testing/shop.ts';
import { givenApproval, givenSession } from '../identity/testing.ts';
import { deskOf, givenColleague, givenInstallments } from '../payments/testing/desk.ts';
import { arrive, givenCharged } from '../pix/testing.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { givenStore } from '../retailers/testing.ts';
import { receiveInCash, tillOf } from './testing.ts';
import { showShift } from './use-cases/show-shift.ts';

const { platform, shop, database } = prepareCounter({ shopPer: 'test' });

const till = (of: Shop = shop) => tillOf(platform, of);
const receive = () => receiveInCash(platform, shop);
const configure = (cashSession: { isRequired?: boolean; approvalAbove?: number }) =>
  saveConfiguration(platform, { retailerId: shop.retailerId }, { cashSession });
const sumsOf = async (id: string, of: Shop = shop) =>
  Object.fromEntries((await till(of).detail(id)).sums.map(({ kind, amount }) => [kind, amount]));

describe('a day at a drawer', () => {
  test('opened, received into, supplied, withdrawn from, counted and closed with a difference that is explained', async () => {
    const { id, number } = await till().open(10_000, '07');
    expect(number).toBe(1);
    const { total } = await receive();
    await till().move(id, 'SUPPLY', 5_000);
    await till().move(id, 'WITHDRAWAL', 2_000);
    const expected = 10_000 + total + 5_000 - 2_000;
    expect(await till().countSum(id, expected - 150)).toEqual({ counted: expected - 150, expected, difference: -150 });
    await expectRefusal(till().close(id, expected - 150), 'CASH_DIFFERENCE_UNEXPLAINED');
    const closed = await till().close(id, expected - 150, 'Troco dado a mais');
    expect(closed).toMatchObject({ difference: -150, expected, reason: 'Troco dado a mais', counts: 1, drawer: '07' });
    expect(await sumsOf(id)).toEqual({ PAYMENT: total, SUPPLY: 5_000, WITHDRAWAL: -2_000 });
    expect((await till().show()).session).toBeNull();
    const again = await till().open(0, '07');
    expect(again.number).toBe(2);
  });

  test('without a difference no reason is kept, and nothing is asked', async () => {
    const { id } = await till().open(3_000);
    await till().count(id, [
      { value: cents(2_000), pieces: 1 },
      { value: cents(1_000), pieces: 1 },
      { value: cents(50), pieces: 0 },
    ]);
    expect(await till().close(id, 3_000, 'Nada')).toMatchObject({ difference: 0, reason: null });
    expect((await till().detail(id)).pieces).toEqual([
      { value: cents(2_000), pieces: 1 },
      { value: cents(1_000), pieces: 1 },
    ]);
  });

  // Planted: with the sum in the overview, a cashier counts what the screen says.
  test('what is expected is told to nobody before it is counted', async () => {
    const { id } = await till().open(10_000);
    const { total } = await receive();
    const told = JSON.stringify([await till().show(), await till().detail(id)]);
    expect(told).not.toContain(String(total));
    expect(told).not.toContain(String(10_000 + total));
    const manager = await givenColleague(platform, shop);
    expect(await till(manager).detail(id)).toMatchObject({ expected: null, counted: null, sums: [], pieces: [] });
  });
});

describe('one drawer, one cashier', () => {
  test('nobody has two, no drawer is of two, another store has its own', async () => {
    const colleague = await givenColleague(platform, shop);
    await till().open(0, '03');
    await expectRefusal(till().open(0, '04'), 'CASH_SESSION_ALREADY_OPEN');
    await expectRefusal(till(colleague).open(0, '03'), 'CASH_DRAWER_TAKEN');
    const there = await givenStore(database.db, shop.retailerId);
    await till(colleague).open(0, '03', there);
    expect((await till().show()).taken).toEqual([{ drawer: '03', operatorName: 'CAIXA DE TESTE' }]);
  });

  test('in a store of nobody, or one that closed, no drawer is opened', async () => {
    await expectRefusal(till().open(0, '01', newId()), 'STORE_NOT_FOUND');
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    await expectRefusal(till().open(0, '01', closed), 'DEACTIVATED_STORE');
  });

  test("money lands in the drawer of who takes it there, in none when it is another store's", async () => {
    const there = await givenStore(database.db, shop.retailerId);
    const { id } = await till().open(0, '01', there);
    await receive();
    await till().countSum(id, 0);
    expect(await till().close(id, 0)).toMatchObject({ difference: 0 });
  });

  test('an open one is of its cashier: a colleague finds it not, a manager counts and closes it', async () => {
    const { id } = await till().open(1_000);
    const manager = await givenColleague(platform, shop);
    const cashier = { ...manager, actor: { ...manager.actor, role: 'cashier' as const } };
    await expectRefusal(till(cashier).countSum(id, 1_000), 'CASH_SESSION_NOT_FOUND');
    await expectRefusal(till(manager).move(id, 'SUPPLY', 100), 'CASH_SESSION_NOT_FOUND');
    await till(manager).countSum(id, 1_000);
    expect(await till(manager).close(id, 1_000)).toMatchObject({ closedBy: { name: 'GERENTE DE TESTE' } });
    await expectRefusal(till().countSum(id, 1_000), 'CASH_SESSION_CLOSED');
    await expectRefusal(till().move(id, 'SUPPLY', 100), 'CASH_SESSION_CLOSED');
    await expectRefusal(till().close(id, 1_000), 'CASH_SESSION_CLOSED');
  });
});

test('who works in a store now: who is signed in, since when, at which drawer; nobody of elsewhere, and no figure', async () => {
  const shift = (storeId = shop.storeId) => showShift(platform, shop.actor, storeId);
  expect(await shift()).toEqual({ people: [] });
  const colleague = await givenColleague(platform, shop);
  const { id } = await till().open(10_000, '04');
  const [now, early] = [platform.clock.now(), addSeconds(platform.clock.now(), -600)];
  const device = 'Chrome, Windows';
  await givenSession(platform, colleague.actor, { at: early, device });
  await givenSession(platform, colleague.actor, { device });
  // Idle for longer than a session is kept.
  const gone = await givenColleague(platform, shop);
  await givenSession(platform, gone.actor, { at: addSeconds(now, -7_200) });
  const { people } = await shift();
  expect(people).toEqual([
    {
      operator: { id: shop.actor.operatorId, name: 'CAIXA DE TESTE' },
      role: 'cashier',
      signedInAt: null,
      lastSeenAt: null,
      devices: [],
      drawer: { sessionId: id, drawer: '04', openedAt: now.toISOString() },
    },
    {
      operator: { id: colleague.actor.operatorId, name: 'GERENTE DE TESTE' },
      role: 'manager',
      signedInAt: early.toISOString(),
      lastSeenAt: now.toISOString(),
      devices: ['Chrome, Windows'],
      drawer: null,
    },
  ]);
  expect(await shift(await givenStore(database.db, shop.retailerId))).toEqual({ people: [] });
  await expectRefusal(shift(newId()), 'STORE_NOT_FOUND');
});

describe('by hand', () => {
  test('no more is taken out than is there', async () => {
    const { id } = await till().open(1_000);
    await expectRefusal(till().move(id, 'WITHDRAWAL', 1_001), 'CASH_NOT_ENOUGH');
    expect(await till().move(id, 'WITHDRAWAL', 1_000)).toMatchObject({ amount: 1_000, approvedBy: null });
  });

  test('above what the store allows one person, a second one approves, once and for that sum', async () => {
    await configure({ approvalAbove: 50 });
    const { id } = await till().open(100_000);
    await till().move(id, 'WITHDRAWAL', 5_000);
    await expectRefusal(till().move(id, 'WITHDRAWAL', 5_001), 'APPROVAL_REQUIRED');
    const { actor: approver } = await givenColleague(platform, shop);
    const facts = { kind: 'WITHDRAWAL', amount: 80, reason: 'Troco do dia' };
    const of = { act: 'cash.move', subjectId: id, facts } as const;
    const approval = await givenApproval(platform, { approver, askedBy: shop.actor, of });
    await expectRefusal(till().move(id, 'WITHDRAWAL', 9_000, approval), 'APPROVAL_NOT_VALID');
    expect(await till().move(id, 'WITHDRAWAL', 8_000, approval)).toMatchObject({ approvedBy: 'GERENTE DE TESTE' });
    await expectRefusal(till().move(id, 'WITHDRAWAL', 8_000, approval), 'APPROVAL_NOT_VALID');
  });
});

describe('a count holds while nothing moves', () => {
  test('what comes after it asks for another; each count is counted', async () => {
    const { id } = await till().open(0);
    await expectRefusal(till().close(id, 0), 'CASH_NOT_COUNTED');
    await till().countSum(id, 0);
    const { total } = await receive();
    await expectRefusal(till().close(id, 0), 'CASH_COUNT_OUTDATED');
    await till().countSum(id, total);
    await expectRefusal(till().close(id, total - 1), 'CASH_COUNT_OUTDATED');
    expect(await till().close(id, total)).toMatchObject({ difference: 0, counts: 2 });
  });

  test('a Pix is told in the session of who charged it, and moves no drawer', async () => {
    const { id } = await till().open(0);
    await till().countSum(id, 0);
    const { charge, value } = await givenCharged(platform, shop);
    await arrive(platform, { txid: charge.txid, value });
    expect(await till().close(id, 0)).toMatchObject({ difference: 0 });
    expect(await sumsOf(id)).toEqual({ PIX: cents(value) });
  });
});

describe('money that goes back', () => {
  test('a payment taken back and goods returned leave the drawer of who hands the money back', async () => {
    const { paymentId, total } = await receive();
    const { contractId, total: kept } = await receive();
    const manager = await givenColleague(platform, shop);
    const { id } = await till(manager).open(100_000, '09');
    await deskOf(platform, shop).undo(paymentId, { by: manager });
    const ask = { contractId, storeId: shop.storeId, reason: 'CUSTOMER_WITHDRAWAL' as const };
    await cancelContract(platform, paymentsPorts, by(manager, 'POST /cancellation'), ask);
    await till(manager).countSum(id, 100_000 - total - kept);
    await till(manager).close(id, 100_000 - total - kept);
    expect(await sumsOf(id, manager)).toEqual({ PAYMENT_UNDO: -total, CANCELLATION_REFUND: -kept });
  });
});

test('the down payment of a sale lies in the drawer, stands on its receipt, takes no limit, and goes back with the goods', async () => {
  const { id } = await till().open(10_000);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 15_000 });
  const sale = { cents: 15_000, downPayment: cents(5_000) };
  const contractId = await givenSale(platform, shop, borrowerId, sale);
  const kept = await sql<{ document: unknown; down: number }>`select r.document, c.down_payment_cents as down
    from contracts c join receipts r on r.subject_id = c.id where c.id = ${contractId}::uuid`.execute(database.db);
  expect(kept.rows[0]).toMatchObject({ down: 5_000, document: { principalCents: 15_000, downPaymentCents: 5_000 } });
  const ask = { contractId, storeId: shop.storeId, reason: 'CUSTOMER_WITHDRAWAL' as const };
  await cancelContract(platform, paymentsPorts, by(shop, 'POST /cancellation'), ask);
  await till().countSum(id, 10_000);
  await till().close(id, 10_000);
  expect(await sumsOf(id)).toEqual({ DOWN_PAYMENT: 5_000, DOWN_PAYMENT_REFUND: -5_000 });
  await expectBooksHold(database.db);
});

test('a down payment is of goods, and of a device its offer says it', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const price = (over: object) => givenSale(platform, shop, borrowerId, { cents: 15_000, ...over });
  await expectRefusal(price({ downPayment: cents(-1) }), 'INVALID_PURCHASE_VALUE');
  await expectRefusal(price({ downPayment: cents(1), productId: newId() }), 'INVALID_PURCHASE_VALUE');
});

describe('where a session is required', () => {
  test('nothing is received without one, nothing is written then, and it is received with one', async () => {
    await configure({ isRequired: true });
    const { ids } = await givenInstallments(platform, shop);
    await expectRefusal(deskOf(platform, shop).pay(ids.slice(0, 1)), 'CASH_SESSION_REQUIRED');
    const found = await sql<{ n: number }>`
      select count(*) as n from payments where retailer_id = ${shop.retailerId}::uuid`.execute(database.db);
    expect(found.rows[0]?.n).toBe(0);
    await till().open();
    expect((await till().show()).isRequired).toBe(true);
    await deskOf(platform, shop).pay(ids.slice(0, 1));
  });

  test('a sale without a down payment moves no drawer', async () => {
    await configure({ isRequired: true });
    const borrowerId = await givenCustomer(platform, shop);
    expect(await givenSale(platform, shop, borrowerId, { cents: 60_000 })).toEqual(expect.any(String));
  });
});

test('another retailer finds none of it', async () => {
  const { id } = await till().open();
  const stranger = await givenShop(platform);
  await expectRefusal(till(stranger).detail(id), 'CASH_SESSION_NOT_FOUND');
  await expectRefusal(till(stranger).countSum(id, 0), 'CASH_SESSION_NOT_FOUND');
});
