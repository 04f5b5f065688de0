import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditPorts } from '../../bindings.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { runDueJobs } from '../../kernel/jobs/worker.ts';
import type { Platform } from '../../kernel/platform.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { authorise, givenDeviceOffer, givenDeviceShop, givenLockedDevice } from '../../testing/device-sale.ts';
import { setClock, silentLog, testPlatform } from '../../testing/platform.ts';
import { payInstallments } from '../payments/index.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { cancelContract } from '../contracts/index.ts';
import { accept, claimOf, givenCustomer, paymentsPorts, ports, type Shop } from '../../testing/shop.ts';
import { RELEASE_JOB, releaseDeviceJob } from './devices.ts';
import { givenProduct, nextImei, type ScriptedLock, scriptedLock } from './testing.ts';
import { releaseDevice } from './use-cases/release-device.ts';
import { verifyImei } from './use-cases/verify-imei.ts';

const START = '2026-11-21T15:00:00Z';
const AFTER = '2026-11-23T15:00:01Z';
const clock = setClock(START);
let database: TestDatabase;
let platform: Platform;
let shop: Shop;
let lock: ScriptedLock;
let productId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database.db, clock);
});
beforeEach(async () => {
  clock.set(START);
  lock = scriptedLock();
  await sql`delete from jobs`.execute(database.db);
  shop = await givenDeviceShop(platform);
  productId = await givenProduct(platform, shop.retailerId);
});
afterAll(async () => {
  await expectBooksHold(database.db);
  await database.close();
});

const locked = async (imei = nextImei()) => {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const offer = await givenDeviceOffer(platform, shop, borrowerId, { productId });
  await givenLockedDevice(platform, lock, shop, { contractId: offer.contractId, productId, imei });
  return { ...offer, borrowerId, imei };
};
const sold = async (imei?: string) => {
  const sale = await locked(imei);
  await authorise(platform, shop, sale.proposalId);
  await accept(platform, shop, sale.proposalId);
  return sale;
};
const end = (sale: { borrowerId: string; contractId: string }) =>
  guardedWrite(database.db, releaseDeviceJob({ ...sale, at: clock.now() }));
/** Pays a contract off, which ends it; the tests run the job that follows. */
const payOff = async ({ contractId }: { contractId: string }) => {
  const open = await sql<{ id: string }>`
    select id from installments where contract_id = ${contractId}::uuid order by number`.execute(database.db);
  return pay(open.rows.map(({ id }) => id));
};
const pay = (installmentIds: string[]) => {
  const claim = claimOf(shop, 'POST /coordinator/contracts/installments/pay-multiple');
  return payInstallments(platform, paymentsPorts, shop.actor, claim, { installmentIds, storeId: shop.storeId });
};
/** Other kinds of jobs are not this test's. */
const work = async () => {
  await sql`delete from jobs where kind <> ${RELEASE_JOB}`.execute(database.db);
  const handlers = { [RELEASE_JOB]: releaseDevice(platform, lock, creditPorts) };
  return runDueJobs({ db: database.db, clock, log: silentLog, handlers });
};
const released = () => lock.calls.flatMap(({ act, device }) => (act === 'release' ? [device] : []));
const statusOf = async (contractId: string) =>
  (
    await sql<{ status: string; isBound: boolean; trail: number }>`
      select status, exists (select 1 from device_bindings b where b.contract_id = d.contract_id) as "isBound",
        (select count(*) from audit_entries where subject = d.contract_id::text and action = 'device.released') as trail
      from contract_devices d where contract_id = ${contractId}::uuid`.execute(database.db)
  ).rows[0];

describe('a contract that ended', () => {
  test('is released by one of two jobs that run side by side, and the other has not failed', async () => {
    const sale = await sold();
    await payOff(sale);
    let waiting = 0;
    let open: () => void = () => undefined;
    const bothAsked = new Promise<void>((resolve) => {
      open = resolve;
    });
    const meeting: ScriptedLock = {
      ...lock,
      release: async (device) => {
        waiting += 1;
        if (waiting === 2) open();
        await bothAsked;
        return lock.release(device);
      },
    };
    const handle = releaseDevice(platform, meeting, creditPorts);
    const payload = { borrowerId: sale.borrowerId, contractId: sale.contractId };
    const job = { id: '', kind: RELEASE_JOB, payload, attempts: 1 };
    await Promise.all([handle(payload, job), handle(payload, job)]);
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('has its device unlocked and its IMEI freed, once', async () => {
    const sale = await sold();
    await payOff(sale);
    await end(sale);
    await work();
    const device = { imei: sale.imei, brand: 'Samsung', reference: sale.contractId };
    expect(released()).toContainEqual(device);
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
    clock.set('2026-11-21T16:00:00Z');
    await work();
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
    expect((await sold(sale.imei)).imei).toBe(sale.imei);
  });

  test('by its last payment: the lock comes off the device', async () => {
    const sale = await sold();
    const open = await sql<{ id: string }>`
      select id from installments where contract_id = ${sale.contractId}::uuid order by number`.execute(database.db);
    const [first = '', ...rest] = open.rows.map(({ id }) => id);
    await pay([first]);
    await work();
    expect(released()).toEqual([]);
    await pay(rest);
    await work();
    expect(released()).toMatchObject([{ imei: sale.imei }]);
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('keeps its lock when the last payment is taken back before it came off, until it is paid again', async () => {
    const sale = await sold();
    const [paid] = await payOff(sale);
    lock.failures.set('release', new Error('down'));
    await work();
    const colleague = await givenColleague(platform, shop);
    await deskOf(platform, shop).undo(paid?.paymentId ?? '', { by: colleague });
    lock.failures.clear();
    lock.calls.length = 0;
    clock.set('2026-11-21T15:30:00Z');
    await work();
    expect(released()).toEqual([]);
    expect(await statusOf(sale.contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
    await payOff(sale);
    await work();
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('by its cancellation: the device goes back to the shop unlocked', async () => {
    const sale = await sold();
    const claim = claimOf(shop, 'POST /cancellation');
    const ask = { contractId: sale.contractId, reason: 'OPERATOR_MISTAKE', storeId: shop.storeId } as const;
    await cancelContract(platform, ports, shop.actor, claim, ask);
    await expectBooksHold(database.db);
    await work();
    expect(released()).toMatchObject([{ imei: sale.imei }]);
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('of no device asks for nothing', async () => {
    const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
    const { contractId } = await givenDeviceOffer(platform, shop, borrowerId, { productId });
    await end({ borrowerId, contractId });
    expect(await work()).toBe(1);
    expect(released()).toEqual([]);
  });

  test('is released also after the lock service was away for longer than a job is tried', async () => {
    const sale = await sold();
    await payOff(sale);
    lock.failures.set('release', new Error('down'));
    for (let minute = 0; minute < 20; minute += 1) {
      await work();
      clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
    }
    expect(await statusOf(sale.contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
    const failed = await sql`select 1 from jobs where failed_at is not null`.execute(database.db);
    expect(failed.rows).toEqual([]);
    lock.failures.clear();
    clock.set('2026-11-21T18:00:00Z');
    await work();
    expect(await statusOf(sale.contractId)).toMatchObject({ status: 'RELEASED', isBound: false });
  });
});

describe('an offer that ended unsold', () => {
  test('has its device unlocked', async () => {
    const sale = await locked();
    expect(await work()).toBe(0);
    clock.set(AFTER);
    await work();
    expect(released()).toEqual([{ imei: sale.imei, brand: 'Samsung', reference: sale.contractId }]);
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('leaves the lock on a device that another contract has by now', async () => {
    const first = await locked();
    const second = await sold(first.imei);
    clock.set(AFTER);
    await work();
    expect(released()).toEqual([]);
    expect((await statusOf(first.contractId))?.status).toBe('RELEASED');
    expect(await statusOf(second.contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
  });

  test('leaves a device alone that was sold', async () => {
    const sale = await sold();
    clock.set(AFTER);
    expect(await work()).toBe(1);
    expect(released()).toEqual([]);
    expect(await statusOf(sale.contractId)).toMatchObject({ isBound: true });
  });

  test('is tried again when the lock service failed', async () => {
    const sale = await locked();
    clock.set(AFTER);
    lock.failures.set('release', new Error('down'));
    await work();
    lock.failures.clear();
    clock.set('2026-11-23T15:01:00Z');
    await work();
    expect(released().filter((device) => typeof device === 'object' && device.imei === sale.imei)).toHaveLength(2);
    expect(await statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });
});

test('a device that was replaced is unlocked while the offer goes on, and the one in its place is not', async () => {
  const sale = await locked();
  const imei = nextImei();
  await verifyImei(platform, lock, shop.actor, { contractId: sale.contractId, productId, imei });
  await work();
  expect(released()).toEqual([{ imei: sale.imei, brand: 'Samsung', reference: sale.contractId }]);
  expect((await statusOf(sale.contractId))?.status).toBe('VERIFIED');
  await givenLockedDevice(platform, lock, shop, { contractId: sale.contractId, productId, imei });
  await work();
  expect((await statusOf(sale.contractId))?.status).toBe('LOCKED');
});
