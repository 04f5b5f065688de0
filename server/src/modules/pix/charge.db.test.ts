import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { givenShop } from '../../testing/shop.ts';
import { deskOf } from '../payments/testing/desk.ts';
import { expirePixCharges } from './close-steps/expire-charges.ts';
import type { PixPorts } from './ports.ts';
import { arrive, givenCharged, givenPixCharge, newestMessage, testPix } from './testing.ts';
import { cancelCharge } from './use-cases/cancel-charge.ts';
import { listReceipts } from './use-cases/list-receipts.ts';
import { showCharge } from './use-cases/show-charge.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const count = async (table: string) =>
  (await one(sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`))?.n ?? 0;

const charged = (options = {}) => givenCharged(platform, shop, options);
const show = (id: string) => showCharge(platform, shop.actor, id);

describe('a charge', () => {
  test('is of the amounts of the day with the open fee, ends with the day, and reaches the customer', async () => {
    clock.set('2026-11-22T03:30:00Z');
    const { charge } = await charged();
    expect(charge).toMatchObject({ status: 'ACTIVE', receipts: [], expiresAt: '2026-11-22T04:00:00.000Z' });
    expect(charge.txid).toMatch(/^[0-9a-f]{32}$/);
    expect(charge.value).toBeGreaterThan(15_000);
    expect(await newestMessage(platform)).toContain(`\nbr-code-of-${charge.txid}`);
    clock.set('2026-11-22T04:00:00Z');
    expect((await show(charge.id)).status).toBe('EXPIRED');
  });

  test('is made once a key, and the key repeats its answer also after it is paid', async () => {
    const { ids, value } = await charged();
    const first = await givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'the-key-of-a-charge' });
    expect(await givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'the-key-of-a-charge' })).toEqual(first);
    await arrive(platform, { txid: first.txid, value });
    expect(await givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'the-key-of-a-charge' })).toEqual(first);
  });

  test('that the bank does not take is taken up again under its key, with the same txid', async () => {
    const { ids } = await charged();
    const asked: string[] = [];
    let isDown = true;
    const provider: PixPorts['provider'] = {
      createCharge: ({ txid }) => {
        asked.push(txid);
        return isDown ? Promise.reject(new Error('bank down')) : Promise.resolve({ brCode: 'x' });
      },
    };
    const ask = (key: string, of = ids.slice(0, 1)) =>
      givenPixCharge(platform, shop, of, { key, pix: { ...testPix, provider } });
    await expectRefusal(ask('a-key-while-down'), 'SERVICE_UNAVAIBLE');
    await expectRefusal(ask('a-key-while-down'), 'SERVICE_UNAVAIBLE');
    isDown = false;
    const charge = await ask('a-key-while-down');
    expect(new Set(asked)).toEqual(new Set([charge.txid]));
    expect(charge.status).toBe('ACTIVE');
    isDown = true;
    await expectRefusal(ask('a-key-too-late'), 'SERVICE_UNAVAIBLE');
    clock.set('2026-11-21T16:00:00Z');
    await expectRefusal(ask('a-key-too-late'), 'PIX_CHARGE_EXPIRED');
  });

  const down: PixPorts = { ...testPix, provider: { createCharge: () => Promise.reject(new Error('bank down')) } };
  const begun = async (key: string, ids: readonly string[]) => {
    await expectRefusal(givenPixCharge(platform, shop, ids, { key, pix: down }), 'SERVICE_UNAVAIBLE');
    return () => givenPixCharge(platform, shop, ids, { key });
  };
  const stateOf = async (key: string) =>
    one(sql<{ status: string; audits: number }>`
      select status, (select count(*) from audit_entries where subject = pix.id::text and action = 'pix.canceled') as audits
      from pix_charges pix where request_key = ${key}`);

  test('that the bank never took stays over under its key when the day is closed, or it was cancelled', async () => {
    const { ids } = await charged();
    const again = await begun('a-key-over-night', ids.slice(0, 1));
    clock.set('2026-11-22T15:00:00Z');
    await expectRefusal(again(), 'PIX_CHARGE_EXPIRED');
    await expirePixCharges.run(database.db, { day: '2026-11-22', now: clock.now(), cursor: null, limit: 1_000 });
    expect(await stateOf('a-key-over-night')).toMatchObject({ status: 'EXPIRED' });
    await expectRefusal(again(), 'PIX_CHARGE_EXPIRED');
    await sql`update pix_charges set status = 'CANCELED' where request_key = 'a-key-over-night'`.execute(database.db);
    await expectRefusal(again(), 'PIX_CHARGE_EXPIRED');
  });

  test('is not given to the bank again once something of it was paid at the counter, and ends then', async () => {
    const { ids, contractId } = await charged();
    const desk = deskOf(platform, shop);
    const paid = await begun('a-key-of-a-part', ids.slice(0, 1));
    await desk.payAmount(contractId, 5_000);
    await expectRefusal(paid(), 'PAYMENT_TOTAL_CHANGED');
    expect(await stateOf('a-key-of-a-part')).toEqual({ status: 'CANCELED', audits: 1 });
    await expectRefusal(paid(), 'PIX_CHARGE_EXPIRED');
    const whole = await begun('a-key-paid-meanwhile', ids.slice(0, 1));
    await desk.pay(ids.slice(0, 1));
    await expectRefusal(whole(), 'ALREADY_PAID');
    expect(await stateOf('a-key-paid-meanwhile')).toEqual({ status: 'CANCELED', audits: 1 });
  });

  test('is not given to the bank again for a store that may not receive, and goes on when it may', async () => {
    const { ids } = await charged();
    const again = await begun('a-key-of-a-shut-store', ids.slice(0, 1));
    const open = (isOpen: boolean) =>
      sql`update stores set can_receive_payments = ${isOpen} where id = ${shop.storeId}::uuid`.execute(database.db);
    await open(false);
    await expectRefusal(again(), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
    await open(true);
    expect(await codeOf(again())).toBe('done');
  });

  test('asked for twice at once is one charge', async () => {
    const { ids } = await charged();
    const before = await count('pix_charges');
    const ask = () => givenPixCharge(platform, shop, ids.slice(0, 1), { key: 'a-key-twice-at-once' });
    const codes = await Promise.all([codeOf(ask()), codeOf(ask())]);
    expect(codes.filter((code) => code !== 'done' && code !== 'REQUEST_IN_PROGRESS')).toEqual([]);
    expect(await count('pix_charges')).toBe(before + 1);
    expect(await codeOf(ask())).toBe('done');
  });

  test('is refused as a payment is', async () => {
    const { ids } = await charged();
    const [, second = ''] = ids;
    await expectRefusal(givenPixCharge(platform, shop, [second]), 'PREVIOUS_INSTALLMENT_IS_PENDING');
    const stranger = await givenShop(platform);
    await expectRefusal(givenPixCharge(platform, stranger, ids.slice(0, 1)), 'INSTALLMENT_NOT_FOUND');
  });

  test('is cancelled once and shown to its retailer alone; a paid one is not cancelled', async () => {
    const { charge, value, borrowerId } = await charged();
    const stranger = await givenShop(platform);
    await expectRefusal(showCharge(platform, stranger.actor, charge.id), 'PIX_CHARGE_NOT_FOUND');
    await expectRefusal(cancelCharge(platform, asOperator(stranger.actor), charge.id), 'PIX_CHARGE_NOT_FOUND');
    expect((await cancelCharge(platform, asOperator(shop.actor), charge.id)).status).toBe('CANCELED');
    expect((await cancelCharge(platform, asOperator(shop.actor), charge.id)).status).toBe('CANCELED');
    const audit = sql<{
      n: number;
    }>`select count(*) as n from audit_entries where subject = ${charge.id} and action = 'pix.canceled'`;
    expect(await one(audit)).toEqual({ n: 1 });
    expect(await arrive(platform, { txid: charge.txid, value })).toMatchObject({ outcome: 'APPLIED' });
    await expectRefusal(cancelCharge(platform, asOperator(shop.actor), charge.id), 'PIX_CHARGE_ALREADY_SETTLED');
    expect((await listReceipts(platform, shop.actor, borrowerId)).map(({ outcome }) => outcome)).toEqual(['APPLIED']);
  });

  test('is marked by the day close when its time is over, a paid one never', async () => {
    const { charge } = await charged();
    const paid = await charged();
    await arrive(platform, { txid: paid.charge.txid, value: paid.value });
    const run = (now: string, limit = 100) =>
      expirePixCharges.run(database.db, { day: '2026-11-21', now: new Date(now), cursor: null, limit });
    expect(await run('2026-11-21T15:59:59Z')).toEqual({ rows: 0, cursor: null });
    expect((await run('2026-11-21T16:00:00Z', 1)).rows).toBe(1);
    while ((await run('2026-11-21T16:00:00Z', 1)).cursor !== null);
    const stored = sql<{ status: string }>`
      select status from pix_charges where id in (${charge.id}::uuid, ${paid.charge.id}::uuid) order by status`;
    expect((await stored.execute(database.db)).rows).toEqual([{ status: 'EXPIRED' }, { status: 'SETTLED' }]);
  });
});
