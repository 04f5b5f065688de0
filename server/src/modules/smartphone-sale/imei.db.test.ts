import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { newId } from '../../kernel/ids.ts';
import { givenDeviceOffer, givenDeviceShop } from '../../testing/device-sale.ts';
import { givenCustomer, givenShop } from '../../testing/shop.ts';
import { addTac } from './catalogue/store.ts';
import { DeviceRefused } from './ports.ts';
import { completeImei, givenProduct, nextImei, scriptedLock } from './testing.ts';
import { consentToLock } from './use-cases/consent-to-lock.ts';
import { submitLock } from './use-cases/submit-lock.ts';
import { verifyImei } from './use-cases/verify-imei.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { prepared } from '../../testing/prepared.ts';

const START = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: START, givenShop: givenDeviceShop });
const lock = prepared(() => scriptedLock(), { per: 'test' });
const product = prepared(async () => ({ productId: await givenProduct(platform, shop.retailerId) }));

const offer = async (wanted = product.productId) => {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const { contractId } = await givenDeviceOffer(platform, shop, borrowerId, { productId: wanted });
  return { borrowerId, contractId };
};
type Ask = Parameters<typeof verifyImei>[3];
const verify = (ask: Ask, by = shop) => verifyImei(platform, lock, asOperator(by.actor), ask);
const deviceOf = async (contractId: string) =>
  (
    await sql<{ imei: string; status: string; attempts: number }>`
      select imei, status, confirm_attempts as attempts from contract_devices where contract_id = ${contractId}::uuid`.execute(
      database.db,
    )
  ).rows[0];
const trail = async (contractId: string) =>
  (
    await sql<{ action: string }>`
      select action from audit_entries where subject = ${contractId} and action like 'device.%' order by id`.execute(
      database.db,
    )
  ).rows.map(({ action }) => action);

describe('an IMEI that is right', () => {
  test('is remembered with its contract, and leaves its trace', async () => {
    const { contractId } = await offer();
    const imei = nextImei();
    expect(await verify({ contractId, productId: product.productId, imei })).toEqual({
      imeiDetails: { brand: 'Samsung', imei },
    });
    expect(await deviceOf(contractId)).toEqual({ imei, status: 'VERIFIED', attempts: 0 });
    expect(await trail(contractId)).toEqual(['device.verified']);
  });

  test('verified again changes nothing; another one takes its place', async () => {
    const { contractId } = await offer();
    const [first, second] = [nextImei(), nextImei()];
    await verify({ contractId, productId: product.productId, imei: first });
    await verify({ contractId, productId: product.productId, imei: first });
    expect(await trail(contractId)).toHaveLength(1);
    await verify({ contractId, productId: product.productId, imei: second });
    expect(await deviceOf(contractId)).toMatchObject({ imei: second, status: 'VERIFIED' });
    expect(await trail(contractId)).toHaveLength(2);
  });

  test('whose lock was asked for and that is replaced has its lock taken off', async () => {
    const { contractId } = await offer();
    const [first, second] = [nextImei(), nextImei()];
    await verify({ contractId, productId: product.productId, imei: first });
    await consentToLock(platform, asOperator(shop.actor), { contractId });
    await submitLock(platform, lock, asOperator(shop.actor), { contractId, productId: product.productId, imei: first });
    await verify({ contractId, productId: product.productId, imei: second });
    const jobs = await sql<{ imei: string; isNow: boolean }>`
      select payload ->> 'imei' as imei, run_at = ${clock.now()}::timestamptz as "isNow" from jobs
      where kind = 'smartphone.release' and payload ->> 'contractId' = ${contractId} order by run_at`.execute(
      database.db,
    );
    expect(jobs.rows).toEqual([
      { imei: first, isNow: true },
      { imei: first, isNow: false },
    ]);
  });
});

describe('an IMEI is refused', () => {
  test('for a contract that is unknown, foreign, of another evaluation, of no device or of another one', async () => {
    const { contractId } = await offer();
    const imei = nextImei();
    const unknown = { contractId: newId(), productId: product.productId, imei };
    await expectRefusal(verify(unknown), 'CONTRACT_NOT_FOUND');
    const foreign = await givenShop(platform);
    await expect(verify({ contractId, productId: product.productId, imei }, foreign)).rejects.toMatchObject({
      code: 'CONTRACT_NOT_FOUND',
    });
    const evaluated = { contractId, productId: product.productId, imei, transactionalCreditEvaluationId: newId() };
    await expectRefusal(verify(evaluated), 'CONTRACT_NOT_FOUND');
    const other = await givenProduct(platform, shop.retailerId);
    await expectRefusal(verify({ contractId, productId: other, imei }), 'PRODUCT_NOT_FOUND');
    expect(lock.calls).toEqual([]);
    expect(await deviceOf(contractId)).toBeUndefined();
  });

  test('once the offer ended', async () => {
    const { contractId } = await offer();
    clock.set('2026-11-23T15:00:00Z');
    await expectRefusal(verify({ contractId, productId: product.productId, imei: nextImei() }), 'OFFER_EXPIRED');
    await sql`update contracts set status = 'EXPIRED' where id = ${contractId}::uuid`.execute(database.db);
    clock.set(START);
    await expectRefusal(verify({ contractId, productId: product.productId, imei: nextImei() }), 'OFFER_EXPIRED');
  });

  test('when it is of another brand, as the service or the table knows', async () => {
    const { contractId } = await offer();
    const imei = completeImei('00100101234560');
    lock.brand = 'samsung ';
    await verify({ contractId, productId: product.productId, imei });
    lock.brand = 'Motorola';
    await expectRefusal(verify({ contractId, productId: product.productId, imei }), 'IMEI_OF_ANOTHER_BRAND');
    lock.brand = null;
    await addTac(database.db, '00100101', 'Realme');
    await expectRefusal(verify({ contractId, productId: product.productId, imei }), 'IMEI_OF_ANOTHER_BRAND');
    lock.brand = 'Samsung';
    await expect(verify({ contractId, productId: product.productId, imei })).resolves.toBeDefined();
  });

  test('when the service does not know it, or does not answer', async () => {
    const { contractId } = await offer();
    const ask = { contractId, productId: product.productId, imei: nextImei() };
    lock.failures.set('identify', new DeviceRefused('IMEI desconhecido.'));
    await expect(verify(ask)).rejects.toMatchObject({
      code: 'INVALID_IMEI',
      details: { message: 'IMEI desconhecido.' },
    });
    lock.failures.set('identify', new Error('down'));
    await expectRefusal(verify(ask), 'IMEI_VERIFICATION_SERVICE_UNAVAILABLE');
    expect(await deviceOf(contractId)).toBeUndefined();
    expect(await trail(contractId)).toEqual([]);
  });

  test('of a customer whose limit is gone', async () => {
    const { borrowerId, contractId } = await offer();
    await sql`delete from credit_limits where borrower_id = ${borrowerId}::uuid`.execute(database.db);
    const ask = { contractId, productId: product.productId, imei: nextImei() };
    await expectRefusal(verify(ask), 'LIMIT_NOT_FOUND');
  });
});
