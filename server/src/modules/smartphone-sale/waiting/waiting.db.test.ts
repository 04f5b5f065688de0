import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { DeviceRefused } from '../ports.ts';
import { lockAgainJob } from '../devices.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { prepareDevices } from '../../../testing/device-bench.ts';
import { by } from '../../../testing/shop.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { renderConsent } from '../use-cases/render-consent.ts';
import { settleDevice } from './settle-device.ts';
import { listWaitingDevices } from './views.ts';

const bench = prepareDevices();
const SETTLE = 'POST /smartphone-sale/devices/{contractId}/settle';
const waiting = () => listWaitingDevices(bench.platform, creditPorts, bench.shop.actor);
const settle = (contractId: string, act: 'TRY_AGAIN' | 'LEAVE_UNLOCKED') =>
  settleDevice(bench.platform, creditPorts, by(bench.shop, SETTLE), { contractId, act, reason: 'Cliente na loja' });

/** Owes, and the lock service refuses to lock its device again. */
async function givenUnlocked() {
  const sale = await bench.sold();
  await sql`delete from device_bindings where contract_id = ${sale.contractId}::uuid`.execute(bench.database.db);
  await sql`update contract_devices set status = 'RELEASED', released_at = now(), lock_message = null
    where contract_id = ${sale.contractId}::uuid`.execute(bench.database.db);
  bench.lock.failures.set('submit', new DeviceRefused('Aparelho registrado em outra conta'));
  await guardedWrite(bench.database.db, lockAgainJob({ ...sale, at: bench.clock.now(), mustAsk: true }));
  await bench.work();
  return sale;
}

test('a device that owes and cannot be locked waits, with the words of who refused; it is tried again, and locked', async () => {
  const { contractId, imei } = await givenUnlocked();
  expect(await waiting()).toMatchObject([
    { contractId, imei, why: 'NOT_LOCKED_AGAIN', words: 'Aparelho registrado em outra conta' },
  ]);
  bench.lock.failures.clear();
  await settle(contractId, 'TRY_AGAIN');
  expect(await waiting()).toEqual([]);
  const kept = await sql<{ asked_again_reason: string }>`
    select asked_again_reason from contract_devices where contract_id = ${contractId}::uuid`.execute(bench.database.db);
  expect(kept.rows).toEqual([{ asked_again_reason: 'Cliente na loja' }]);
  await bench.work();
  expect(await bench.statusOf(contractId)).toMatchObject({ status: 'LOCKED', isBound: true });
  await expectRefusal(settle(contractId, 'TRY_AGAIN'), 'DEVICE_NOT_WAITING');
});

test('what a person leaves unlocked stays so, also when its debt is followed again', async () => {
  const { borrowerId, contractId } = await givenUnlocked();
  bench.lock.failures.clear();
  await settle(contractId, 'LEAVE_UNLOCKED');
  expect(await waiting()).toEqual([]);
  await guardedWrite(bench.database.db, lockAgainJob({ borrowerId, contractId, at: bench.clock.now(), mustAsk: true }));
  await bench.work();
  expect(await bench.statusOf(contractId)).toMatchObject({ status: 'RELEASED', isBound: false });
});

test('a lock that should be off is only ever tried again, never left on', async () => {
  const sale = await bench.sold();
  bench.lock.failures.set('release', new Error('away'));
  await bench.payOff(sale);
  expect(await waiting()).toMatchObject([{ contractId: sale.contractId, why: 'NOT_UNLOCKED' }]);
  await expectRefusal(settle(sale.contractId, 'LEAVE_UNLOCKED'), 'DEVICE_NOT_WAITING');
  bench.lock.failures.clear();
  await settle(sale.contractId, 'TRY_AGAIN');
  await bench.work();
  expect(await bench.statusOf(sale.contractId)).toMatchObject({ status: 'RELEASED', isBound: false });
  expect(await waiting()).toEqual([]);
});

test('the term of the lock is a paper of the own retailer, in the words that were signed', async () => {
  const { contractId } = await bench.locked();
  const words = async () =>
    pdfLines(await renderConsent(bench.platform, bench.shop.actor, contractId))
      .flat()
      .join(' ');
  // Planted: the paper allowed a restriction that nothing here asks for.
  expect(await words()).toMatch(/não restringe o uso do aparelho, nem com parcela em atraso/);
  await sql`update contract_devices set consent_terms = null where contract_id = ${contractId}::uuid`.execute(
    bench.database.db,
  );
  expect(await words()).toMatch(/pode ter o uso restrito/);
  const paper = await renderConsent(bench.platform, bench.shop.actor, contractId);
  expect(Buffer.from(paper).subarray(0, 5).toString()).toBe('%PDF-');
  const foreign = { ...bench.shop.actor, retailerId: contractId };
  await expectRefusal(renderConsent(bench.platform, foreign, contractId), 'DOCUMENT_NOT_FOUND');
});
