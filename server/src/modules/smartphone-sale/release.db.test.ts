import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { creditPorts } from '../../bindings.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { prepareDevices } from '../../testing/device-bench.ts';
import { authorise, givenDeviceOffer, givenLockedDevice } from '../../testing/device-sale.ts';
import { accept, by as keyed, givenCustomer, paymentsPorts } from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { deviceJobs } from './device-jobs.ts';
import { RELEASE_JOB } from './devices.ts';
import { confirmLock, nextImei, type ScriptedLock, submitLock } from './testing.ts';
import { releaseUnsold } from './use-cases/release-unsold.ts';
import { verifyImei } from './use-cases/verify-imei.ts';
import { codeOf } from '../../testing/refusals.ts';

const AFTER = '2026-11-23T15:00:01Z';
const bench = prepareDevices();

describe('a contract that ended', () => {
  test('is released by one of two jobs that run side by side, and the other has not failed', async () => {
    const sale = await bench.sold();
    await bench.payOff(sale);
    let waiting = 0;
    let open: () => void = () => undefined;
    const bothAsked = new Promise<void>((resolve) => {
      open = resolve;
    });
    const meeting: ScriptedLock = {
      ...bench.lock,
      release: async (device) => {
        waiting += 1;
        if (waiting === 2) open();
        await bothAsked;
        return bench.lock.release(device);
      },
    };
    const handle = deviceJobs(bench.platform, meeting, creditPorts)[RELEASE_JOB];
    const payload = { borrowerId: sale.borrowerId, contractId: sale.contractId };
    const job = { id: '', kind: RELEASE_JOB, payload, attempts: 1 };
    await Promise.all([handle?.(payload, job), handle?.(payload, job)]);
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('has its device unlocked and its IMEI freed, once', async () => {
    const sale = await bench.sold();
    await bench.payOff(sale);
    await bench.end(sale);
    await bench.work();
    const device = { imei: sale.imei, brand: 'Samsung', reference: sale.contractId };
    expect(bench.released()).toContainEqual(device);
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
    bench.clock.set('2026-11-21T16:00:00Z');
    await bench.work();
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
    expect((await bench.sold(sale.imei)).imei).toBe(sale.imei);
  });

  test('by its last payment: the lock comes off the device', async () => {
    const sale = await bench.sold();
    const open = await sql<{ id: string }>`
      select id from installments where contract_id = ${sale.contractId}::uuid order by number`.execute(
      bench.database.db,
    );
    const [first = '', ...rest] = open.rows.map(({ id }) => id);
    await bench.pay([first]);
    await bench.work();
    expect(bench.released()).toEqual([]);
    await bench.pay(rest);
    await bench.work();
    expect(bench.released()).toMatchObject([{ imei: sale.imei }]);
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('keeps its lock when the last payment is taken back before it came off, until it is paid again', async () => {
    const sale = await bench.sold();
    const [paid] = await bench.payOff(sale);
    bench.lock.failures.set('release', new Error('down'));
    await bench.work();
    const colleague = await givenColleague(bench.platform, bench.shop);
    await deskOf(bench.platform, bench.shop).undo(paid?.paymentId ?? '', { by: colleague });
    bench.lock.failures.clear();
    bench.lock.calls.length = 0;
    bench.clock.set('2026-11-21T15:30:00Z');
    await bench.work();
    expect(bench.released()).toEqual([]);
    expect(await bench.statusOf(sale.contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
    await bench.payOff(sale);
    await bench.work();
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('by its cancellation: the device goes back to the shop unlocked', async () => {
    const sale = await bench.sold();
    const ask = { contractId: sale.contractId, reason: 'OPERATOR_MISTAKE', storeId: bench.shop.storeId } as const;
    await cancelContract(bench.platform, paymentsPorts, keyed(bench.shop, 'POST /cancellation'), ask);
    await expectBooksHold(bench.database.db);
    await bench.work();
    expect(bench.released()).toMatchObject([{ imei: sale.imei }]);
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('of no device asks for nothing', async () => {
    const borrowerId = await givenCustomer(bench.platform, bench.shop, { limitCents: 500_000 });
    const { contractId } = await givenDeviceOffer(bench.platform, bench.shop, borrowerId, {
      productId: bench.product.productId,
    });
    await bench.end({ borrowerId, contractId });
    expect(await bench.work()).toBe(1);
    expect(bench.released()).toEqual([]);
  });

  test('is released also after the lock service was away for longer than a job is tried', async () => {
    const sale = await bench.sold();
    await bench.payOff(sale);
    bench.lock.failures.set('release', new Error('down'));
    for (let minute = 0; minute < 20; minute += 1) {
      await bench.work();
      bench.clock.set(new Date(bench.clock.now().getTime() + 60_000).toISOString());
    }
    expect(await bench.statusOf(sale.contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
    const failed = await sql`select 1 from jobs where failed_at is not null`.execute(bench.database.db);
    expect(failed.rows).toEqual([]);
    bench.lock.failures.clear();
    bench.clock.set('2026-11-21T18:00:00Z');
    await bench.work();
    expect(await bench.statusOf(sale.contractId)).toMatchObject({ status: 'RELEASED', isBound: false });
  });
});

describe('an offer that ended unsold', () => {
  test('has its device unlocked', async () => {
    const sale = await bench.locked();
    expect(await bench.work()).toBe(0);
    bench.clock.set(AFTER);
    await bench.work();
    expect(bench.released()).toEqual([{ imei: sale.imei, brand: 'Samsung', reference: sale.contractId }]);
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });

  test('leaves the lock on a device that another contract has by now', async () => {
    const first = await bench.locked();
    const second = await bench.sold(first.imei);
    bench.clock.set(AFTER);
    await bench.work();
    expect(bench.released()).toEqual([]);
    expect((await bench.statusOf(first.contractId))?.status).toBe('RELEASED');
    expect(await bench.statusOf(second.contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
  });

  test('leaves a device alone that was sold', async () => {
    const sale = await bench.sold();
    bench.clock.set(AFTER);
    expect(await bench.work()).toBe(1);
    expect(bench.released()).toEqual([]);
    expect(await bench.statusOf(sale.contractId)).toMatchObject({ isBound: true });
  });

  test('is tried again when the lock service failed', async () => {
    const sale = await bench.locked();
    bench.clock.set(AFTER);
    bench.lock.failures.set('release', new Error('down'));
    await bench.work();
    bench.lock.failures.clear();
    bench.clock.set('2026-11-23T15:01:00Z');
    await bench.work();
    expect(bench.released().filter((device) => typeof device === 'object' && device.imei === sale.imei)).toHaveLength(
      2,
    );
    expect(await bench.statusOf(sale.contractId)).toEqual({ status: 'RELEASED', isBound: false, trail: 1 });
  });
});

test('a device that was replaced is unlocked while the offer goes on, and the one in its place is not', async () => {
  const sale = await bench.locked();
  const imei = nextImei();
  await verifyImei(bench.platform, bench.lock, asOperator(bench.shop.actor), {
    contractId: sale.contractId,
    productId: bench.product.productId,
    imei,
  });
  await bench.work();
  expect(bench.released()).toEqual([{ imei: sale.imei, brand: 'Samsung', reference: sale.contractId }]);
  expect((await bench.statusOf(sale.contractId))?.status).toBe('VERIFIED');
  await givenLockedDevice(bench.platform, bench.lock, bench.shop, {
    contractId: sale.contractId,
    productId: bench.product.productId,
    imei,
  });
  await bench.work();
  expect((await bench.statusOf(sale.contractId))?.status).toBe('LOCKED');
});

describe('a device that two offers hold', () => {
  type Held = Awaited<ReturnType<typeof bench.locked>>;
  const buy = async ({ proposalId }: Held) => {
    await authorise(bench.platform, bench.shop, proposalId);
    return codeOf(accept(bench.platform, bench.shop, proposalId));
  };
  const cancel = ({ contractId }: Held) =>
    cancelContract(bench.platform, paymentsPorts, keyed(bench.shop, 'POST /cancellation'), {
      contractId,
      reason: 'CUSTOMER_WITHDRAWAL',
      storeId: bench.shop.storeId,
    });
  /** What the lock service heard of a device last, and for which contract. */
  const lastWord = (imei: string) => {
    const heard = bench.lock.calls.flatMap(({ act, device }) =>
      typeof device === 'object' && device.imei === imei ? [[act, device.reference]] : [],
    );
    return heard.at(-1);
  };

  // Planted: without withdrawLocks in follow-debt.ts the second customer takes an unlocked device, and I13i sees it.
  test('is locked anew for the second when the first was sold and given back', async () => {
    const waiting = await bench.locked();
    const sale = await bench.sold(waiting.imei);
    await cancel(sale);
    await bench.work();
    expect(await bench.statusOf(waiting.contractId)).toMatchObject({ status: 'VERIFIED', isBound: false });
    expect(await buy(waiting)).toBe('DEVICE_NOT_LOCKED');
    const ask = { contractId: waiting.contractId, productId: bench.product.productId, imei: waiting.imei };
    await submitLock(bench.platform, bench.lock, asOperator(bench.shop.actor), ask);
    await confirmLock(bench.platform, bench.lock, asOperator(bench.shop.actor), ask);
    expect(await buy(waiting)).toBe('done');
    expect(lastWord(waiting.imei)).toEqual(['confirm', waiting.contractId]);
  });

  /** The offer of the first is over; while the lock service takes the lock off, something else happens. */
  const unlockedWhile = async (first: Held, meanwhile: () => Promise<unknown>) => {
    const { borrowerId, contractId, imei } = first;
    const pausing: ScriptedLock = {
      ...bench.lock,
      release: async (device) => {
        await meanwhile();
        return bench.lock.release(device);
      },
    };
    return releaseUnsold(bench.platform, pausing, { borrowerId, contractId, imei, brand: 'Samsung' }, false);
  };
  const ended = async () => {
    const first = await bench.locked();
    bench.clock.set(AFTER);
    await sql`delete from jobs`.execute(bench.database.db);
    return first;
  };

  // Planted: without unlock in release-unsold.ts the other till sells an unlocked device.
  test.each(['heard', 'silent'])('and another till locks it while it is unlocked (the service is %s)', async (how) => {
    const first = await ended();
    const others: Held[] = [];
    if (how === 'silent') bench.lock.failures.set('release', new Error('silent'));
    const work = unlockedWhile(first, async () => others.push(await bench.locked(first.imei)));
    expect(await work.then(() => 'heard', String)).toContain(how);
    const [other] = others;
    if (!other) throw new Error('nobody locked it');
    expect((await bench.statusOf(other.contractId))?.status).toBe('VERIFIED');
    expect(await buy(other)).toBe('DEVICE_NOT_LOCKED');
  });

  test('and another till sells it while it is unlocked: it is locked again', async () => {
    const first = await ended();
    const others: Held[] = [];
    await unlockedWhile(first, async () => others.push(await bench.sold(first.imei)));
    expect(lastWord(first.imei)?.[0]).toBe('release');
    await expectBooksHold(bench.database.db);
    await bench.work();
    const [other] = others;
    expect(lastWord(first.imei)).toEqual(['confirm', other?.contractId]);
    expect(await bench.statusOf(other?.contractId ?? '')).toMatchObject({ status: 'LOCKED', isBound: true });
  });

  test('and a try before this one died after it unlocked it: the offer that holds it by now locks it anew', async () => {
    const first = await ended();
    const other = await bench.locked(first.imei);
    const { borrowerId, contractId, imei } = first;
    const payload = { borrowerId, contractId, imei, brand: 'Samsung', reason: 'UNSOLD' };
    const handle = deviceJobs(bench.platform, bench.lock, creditPorts)[RELEASE_JOB];
    await handle?.(payload, { id: '', kind: RELEASE_JOB, payload, attempts: 2 });
    expect(bench.released()).toEqual([]);
    expect((await bench.statusOf(other.contractId))?.status).toBe('VERIFIED');
  });
});
