import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { by, givenCustomer, givenSale, paymentsPorts } from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { arrive, givenCharged, givenPixCharge } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

const START = '2026-11-23T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: START });
const manager = prepared(() => givenColleague(platform, shop));

const cancel = (contractId: string, value?: number) =>
  cancelContract(platform, paymentsPorts, by(manager, 'POST /cancellation'), {
    contractId,
    reason: 'RETURN_OF_GOODS',
    value: centsIfAny(value),
    storeId: shop.storeId,
  });
async function statusOf(chargeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from pix_charges where id = ${chargeId}::uuid`.execute(database.db);
  return rows[0]?.status;
}

test('a charge ends with the contract it asks for, not with a part of it, and later money is the customer’s', async () => {
  const { contractId, charge, value } = await givenCharged(platform, shop);
  const other = await givenCharged(platform, shop);
  await cancel(contractId, 10_000);
  expect(await statusOf(charge.id)).toBe('ACTIVE');
  const { id } = await cancel(contractId);
  expect([await statusOf(charge.id), await statusOf(other.charge.id)]).toEqual(['CANCELED', 'ACTIVE']);
  const { rows } = await sql<{ charges: string[] }>`
    select detail -> 'pixCharges' as charges from audit_entries where detail ->> 'cancellationId' = ${id}`.execute(
    database.db,
  );
  expect(rows).toEqual([{ charges: [charge.id] }]);
  expect(await arrive(platform, { txid: charge.txid, value })).toMatchObject({ outcome: 'CREDITED' });
});

test('a charge of two contracts ends with one of them, and its money still pays the other', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
  await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
  const owed = await deskOf(platform, shop).open(borrowerId);
  const firsts = owed.filter((row) => row.installmentOrder === 1).map((row) => row.id);
  const charge = await givenPixCharge(platform, shop, firsts);
  await cancel(contractId);
  expect(await statusOf(charge.id)).toBe('CANCELED');
  const value = charge.value as number;
  expect(await arrive(platform, { txid: charge.txid, value })).toMatchObject({ outcome: 'APPLIED' });
});

test('a charge that was paid or is over stays what it is', async () => {
  const [paid, over] = [await givenCharged(platform, shop), await givenCharged(platform, shop)];
  await arrive(platform, { txid: paid.charge.txid, value: paid.value });
  clock.set('2026-11-25T15:00:00Z');
  await cancel(paid.contractId);
  await cancel(over.contractId);
  expect([await statusOf(paid.charge.id), await statusOf(over.charge.id)]).toEqual(['SETTLED', 'ACTIVE']);
});
