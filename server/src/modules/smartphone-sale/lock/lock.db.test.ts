import { sql } from '../../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { authorise, givenDeviceOffer, givenDeviceShop, givenLockedDevice } from '../../../testing/device-sale.ts';
import { accept, givenCustomer, givenShop } from '../../../testing/shop.ts';
import { saveConfiguration } from '../../retailers/index.ts';
import { DeviceRefused } from '../ports.ts';
import { givenProduct, nextImei, scriptedLock } from '../testing.ts';
import { confirmLock } from '../use-cases/confirm-lock.ts';
import { consentToLock } from '../use-cases/consent-to-lock.ts';
import { submitLock } from '../use-cases/submit-lock.ts';
import { verifyImei } from '../use-cases/verify-imei.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { prepared } from '../../../testing/prepared.ts';

const { database, platform, shop } = prepareCounter({ givenShop: givenDeviceShop });
const lock = prepared(() => scriptedLock(), { per: 'test' });
const product = prepared(async () => ({ productId: await givenProduct(platform, shop.retailerId) }));

const given = async () => {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const offer = await givenDeviceOffer(platform, shop, borrowerId, { productId: product.productId });
  const ask = { contractId: offer.contractId, productId: product.productId, imei: nextImei() };
  await verifyImei(platform, lock, asOperator(shop.actor), ask);
  await consentToLock(platform, asOperator(shop.actor), ask);
  return { ...offer, borrowerId, ask };
};
type Ask = Parameters<typeof submitLock>[3];
const submit = (ask: Ask, by = shop) => submitLock(platform, lock, asOperator(by.actor), ask);
const confirm = (contractId: string, by = shop) => confirmLock(platform, lock, asOperator(by.actor), { contractId });
const acts = () => lock.calls.map(({ act }) => act).filter((act) => act !== 'identify');
const kept = async (contractId: string) =>
  (
    await sql<{ status: string; attempts: number; message: string | null }>`
      select status, confirm_attempts as attempts, lock_message as message from contract_devices
      where contract_id = ${contractId}::uuid`.execute(database.db)
  ).rows[0];
const trail = async (contractId: string) =>
  (
    await sql<{ action: string }>`
      select action from audit_entries where subject = ${contractId} and action like 'device.lock%' order by id`.execute(
      database.db,
    )
  ).rows.map(({ action }) => action);

describe('the lock of a device', () => {
  test('is submitted and confirmed, each with its trace and the same reference', async () => {
    const { contractId, ask } = await given();
    expect(await submit(ask)).toEqual({ contractId, status: 'SUBMITTED', brand: 'Samsung', handbookUrl: null });
    expect(await confirm(contractId)).toEqual({ contractId, status: 'LOCKED', brand: 'Samsung', handbookUrl: null });
    const device = { imei: ask.imei, brand: 'Samsung', reference: contractId };
    expect(lock.calls.slice(1)).toEqual([
      { act: 'submit', device },
      { act: 'confirm', device: { ...device, attempt: 1 } },
    ]);
    expect(await trail(contractId)).toEqual(['device.lock-submitted', 'device.locked']);
  });

  test('is not asked for again once it is on', async () => {
    const { contractId, ask } = await given();
    await submit(ask);
    await confirm(contractId);
    expect([(await submit(ask)).status, (await confirm(contractId)).status]).toEqual(['LOCKED', 'LOCKED']);
    expect(acts()).toEqual(['submit', 'confirm']);
  });

  test('that is not on yet is told, and tried again with the next number', async () => {
    const { contractId, ask } = await given();
    await submit(ask);
    lock.isLocked = false;
    await expectRefusal(confirm(contractId), 'DEVICE_NOT_LOCKED');
    expect(await kept(contractId)).toEqual({
      status: 'SUBMITTED',
      attempts: 1,
      message: 'Configuração ainda não foi confirmada',
    });
    await submit(ask);
    lock.isLocked = true;
    expect((await confirm(contractId)).status).toBe('LOCKED');
    expect(lock.calls.at(-1)).toMatchObject({ act: 'confirm', device: { attempt: 2 } });
    expect(await kept(contractId)).toEqual({ status: 'LOCKED', attempts: 2, message: null });
  });

  test("shows the brand's handbook, or the one of every brand", async () => {
    const own = await givenDeviceShop(platform);
    const handbooks = { default: 'https://ajuda.example/geral', samsung: 'https://ajuda.example/samsung' };
    await saveConfiguration(platform, { retailerId: own.retailerId }, { smartphoneSale: { handbooks } });
    const urls = [];
    for (const manufacturer of ['Samsung', 'Xiaomi']) {
      const wanted = await givenProduct(platform, own.retailerId, { product: { manufacturer } });
      const borrowerId = await givenCustomer(platform, own, { limitCents: 500_000 });
      const { contractId } = await givenDeviceOffer(platform, own, borrowerId, { productId: wanted });
      const ask = { contractId, productId: wanted, imei: nextImei() };
      await verifyImei(platform, lock, asOperator(own.actor), ask);
      await consentToLock(platform, asOperator(own.actor), ask);
      urls.push((await submit(ask, own)).handbookUrl);
    }
    expect(urls).toEqual([handbooks.samsung, handbooks.default]);
  });
});

describe('a lock is refused', () => {
  test('without a verified IMEI, for another one, before it was submitted', async () => {
    const { contractId, ask } = await given();
    await expectRefusal(submit({ ...ask, imei: nextImei() }), 'DEVICE_NOT_VERIFIED');
    await expectRefusal(confirm(contractId), 'DEVICE_NOT_VERIFIED');
    const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
    const bare = await givenDeviceOffer(platform, shop, borrowerId, { productId: product.productId });
    const nothing = { ...ask, contractId: bare.contractId };
    await expectRefusal(submit(nothing), 'DEVICE_NOT_VERIFIED');
    expect(acts()).toEqual([]);
  });

  test('for another retailer, as if the contract did not exist', async () => {
    const { contractId, ask } = await given();
    const foreign = await givenShop(platform);
    await expectRefusal(submit(ask, foreign), 'CONTRACT_NOT_FOUND');
    await expectRefusal(confirm(contractId, foreign), 'CONTRACT_NOT_FOUND');
  });

  test('by the service, whose words are kept and told; a silent service changes nothing but the intent', async () => {
    const { contractId, ask } = await given();
    lock.failures.set('submit', new DeviceRefused('Aparelho já registrado.'));
    await expect(submit(ask)).rejects.toMatchObject({
      code: 'DEVICE_LOCK_REFUSED',
      details: { message: 'Aparelho já registrado.' },
    });
    expect(await kept(contractId)).toEqual({ status: 'SUBMITTED', attempts: 0, message: 'Aparelho já registrado.' });
    expect(await trail(contractId)).toEqual(['device.lock-submitted', 'device.lock-refused']);
    lock.failures.set('submit', new Error('down'));
    await expectRefusal(submit(ask), 'DEVICE_LOCK_SERVICE_UNAVAILABLE');
    lock.failures.set('confirm', new Error('down'));
    await expectRefusal(confirm(contractId), 'DEVICE_LOCK_SERVICE_UNAVAILABLE');
    expect(await kept(contractId)).toEqual({ status: 'SUBMITTED', attempts: 0, message: null });
    lock.failures.set('confirm', new DeviceRefused('Chip sem rede.'));
    await expect(confirm(contractId)).rejects.toMatchObject({ details: { message: 'Chip sem rede.' } });
    expect(await kept(contractId)).toEqual({ status: 'SUBMITTED', attempts: 1, message: 'Chip sem rede.' });
  });

  test('for a contract that was accepted', async () => {
    const { contractId, proposalId, ask } = await given();
    await submit(ask);
    await confirm(contractId);
    await authorise(platform, shop, proposalId);
    await accept(platform, shop, proposalId);
    const sold = { code: 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED' };
    await expect(
      verifyImei(platform, lock, asOperator(shop.actor), { ...ask, imei: nextImei() }),
    ).rejects.toMatchObject(sold);
    await expect(submit(ask)).rejects.toMatchObject(sold);
    await expect(confirm(contractId)).rejects.toMatchObject(sold);
  });
});

describe('a sale', () => {
  test('needs the confirmed lock, and binds the IMEI', async () => {
    const { contractId, proposalId, ask } = await given();
    await authorise(platform, shop, proposalId);
    await expectRefusal(accept(platform, shop, proposalId), 'DEVICE_NOT_LOCKED');
    await submit(ask);
    await expectRefusal(accept(platform, shop, proposalId), 'DEVICE_NOT_LOCKED');
    await confirm(contractId);
    await accept(platform, shop, proposalId);
    const bound = await sql<{ imei: string }>`
      select imei from device_bindings where contract_id = ${contractId}::uuid`.execute(database.db);
    expect(bound.rows).toEqual([{ imei: ask.imei }]);
  });

  test('of an IMEI that another contract has is refused when it is verified, and when it is accepted', async () => {
    const [first, second] = [await given(), await given()];
    const { imei } = first.ask;
    const late = { ...second.ask, imei };
    for (const { contractId } of [first, second])
      await givenLockedDevice(platform, lock, shop, { ...late, contractId });
    for (const { proposalId } of [first, second]) await authorise(platform, shop, proposalId);
    await accept(platform, shop, first.proposalId);
    await expectRefusal(accept(platform, shop, second.proposalId), 'IMEI_ALREADY_IN_USE');
    const third = await given();
    const again = { ...third.ask, imei };
    await expect(verifyImei(platform, lock, asOperator(shop.actor), again)).rejects.toMatchObject({
      code: 'IMEI_ALREADY_IN_USE',
    });
  });
});
