import { sql } from '../../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import type { Role } from '@balcao/contract';
import { newId } from '../../kernel/ids.ts';
import { inCents, type Plain } from '../../testing/in-cents.ts';
import {
  by as keyed,
  givenCustomer,
  givenSale,
  givenShop,
  type SaleWanted,
  type Shop,
  paymentsPorts,
} from '../../testing/shop.ts';
import { postedBy } from './testing.ts';
import { type CancelAsk, cancelContract } from './use-cases/cancel-contract.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const LATER = '2026-12-05T15:00:00Z';
/** Another operator of the shop, without an own session. */
const as = (role: Role): Shop => ({ ...shop, actor: { ...shop.actor, operatorId: newId(), role } });
interface Options extends Partial<Plain<CancelAsk>> {
  by?: Shop;
  key?: string;
}
const cancel = (contractId: string, { by = shop, key, ...ask }: Options = {}) =>
  cancelContract(platform, paymentsPorts, keyed(by, 'POST /cancellation', key), {
    contractId,
    reason: 'OPERATOR_MISTAKE',
    storeId: shop.storeId,
    ...inCents<Partial<CancelAsk>>(ask),
  });
const sold = async (sale: SaleWanted = { cents: 60_000, count: 6 }) => {
  const borrowerId = await givenCustomer(platform, shop);
  return { borrowerId, contractId: await givenSale(platform, shop, borrowerId, sale) };
};
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0];
const usedCents = async (borrowerId: string) =>
  (await one(sql<{ n: number }>`select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`))?.n;
const manager = () => as('manager');
/** Operators of another role must exist: sales and cancellations name them. */
async function hired(by: Shop): Promise<Shop> {
  await sql`
    insert into operators (retailer_id, id, store_id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
    values (${by.retailerId}::uuid, ${by.actor.operatorId}::uuid, ${by.storeId}::uuid, 'CHEFE', ${by.actor.operatorId}, '',
      ${`${by.actor.operatorId}@teste.example`}, '', ${by.actor.role}, '')`.execute(database.db);
  return by;
}

describe('a void on the day of the sale', () => {
  test('undoes everything, IOF included, and says so', async () => {
    const { borrowerId, contractId } = await sold();
    const answer = await cancel(contractId);
    expect(answer).toMatchObject({ kind: 'VOID', isWhole: true, value: 60_000, refund: 0, limitReleased: 60_000 });
    expect(answer.iofGivenBack).toBeGreaterThan(0);
    expect(answer.installments.map((row) => [row.status, row.installmentValue])).toEqual(
      Array.from({ length: 6 }, () => ['CANCELED', 0]),
    );
    expect(await usedCents(borrowerId)).toBe(0);
    // Every account is back where it was before the sale.
    const left = await postedBy(database.db, borrowerId);
    expect(Object.values(left).filter((cents) => cents !== 0)).toEqual([]);
    const contract = await one(
      sql<{ status: string; on: string }>`
        select status, canceled_on as on from contracts where id = ${contractId}::uuid`,
    );
    expect(contract).toEqual({ status: 'CANCELED', on: '2026-11-21' });
    expect(await one(sql`select status from fees where contract_id = ${contractId}::uuid`)).toEqual({
      status: 'CANCELED',
    });
  });

  test('in two returns of the day leaves no tax either', async () => {
    const { borrowerId, contractId } = await sold();
    const by = await hired(manager());
    const part = await cancel(contractId, { by, reason: 'DEFECT', value: 20_000 });
    expect(part).toMatchObject({ kind: 'RETURN', iofGivenBack: 0 });
    const borne = (await postedBy(database.db, borrowerId))['iof_absorbed'] ?? 0;
    expect(borne).toBeGreaterThan(0);
    const rest = await cancel(contractId, { by, reason: 'DEFECT' });
    expect(rest.kind).toBe('VOID');
    // All of it is told as given back, what the provider bore in between too.
    expect(rest.iofGivenBack).toBeGreaterThan(borne * 2);
    expect(await postedBy(database.db, borrowerId)).toMatchObject({ iof_absorbed: 0, iof_payable: 0 });
  });

  test('is an attendant’s own too, of an own sale', async () => {
    const { contractId } = await sold();
    const seller = await hired(as('attendant'));
    await expectRefusal(cancel(contractId, { by: seller }), 'APPROVAL_REQUIRED');
    const borrowerId = await givenCustomer(platform, seller);
    const own = await givenSale(platform, seller, borrowerId, { cents: 60_000, count: 6 });
    expect(await cancel(own, { by: seller })).toMatchObject({ kind: 'VOID', limitReleased: 60_000 });
  });

  test('leaves an audit row, a receipt and a message', async () => {
    const { contractId } = await sold();
    const { id } = await cancel(contractId, { note: 'valor digitado errado' });
    const found = await one(
      sql<{ action: string; cancellationId: string }>`select action, detail ->> 'cancellationId' as "cancellationId"
        from audit_entries where subject = ${contractId} and action like 'contract.ca%'`,
    );
    expect(found).toEqual({ action: 'contract.canceled', cancellationId: id });
    expect(await one(sql`select note from contract_cancellations where id = ${id}::uuid`)).toEqual({
      note: 'valor digitado errado',
    });
    expect(await one(sql`select kind from receipts where subject_id = ${id}::uuid`)).toEqual({ kind: 'CANCELLATION' });
    expect(await one(sql`select purpose from messages where dedup_key = ${`canceled:${id}`}`)).toEqual({
      purpose: 'PURCHASE_CANCELED',
    });
  });

  test('answers the same key alike, and another key is refused', async () => {
    const { contractId } = await sold();
    const first = await cancel(contractId, { key: 'one-cancellation-key' });
    expect(await cancel(contractId, { key: 'one-cancellation-key' })).toEqual(first);
    await expectRefusal(cancel(contractId), 'CONTRACT_ALREADY_CANCELED');
  });
});

describe('is refused', () => {
  test('by role, day and part, with which of them', async () => {
    const { contractId } = await sold();
    await expectRefusal(cancel(contractId, { by: as('cashier') }), 'APPROVAL_REQUIRED');
    await expectRefusal(cancel(contractId, { value: 1_000 }), 'CANCELLATION_NOT_ALLOWED', { because: 'WHOLE_ONLY' });
    await expectRefusal(cancel(contractId, { reason: 'DEFECT' }), 'APPROVAL_REQUIRED');
    await expectRefusal(cancel(contractId, { reason: 'FRAUD', by: manager() }), 'APPROVAL_REQUIRED');
    clock.set('2026-11-22T15:00:00Z');
    await expectRefusal(cancel(contractId), 'CANCELLATION_NOT_ALLOWED', { because: 'TIME' });
  });

  test('for an offer, an unknown or foreign contract, a foreign or closed store, too much', async () => {
    const { contractId } = await sold();
    const stranger = await givenShop(platform);
    await expectRefusal(cancel(newId()), 'CONTRACT_NOT_FOUND');
    await expectRefusal(cancel(contractId, { by: stranger, storeId: stranger.storeId }), 'CONTRACT_NOT_FOUND');
    await expectRefusal(cancel(contractId, { storeId: stranger.storeId }), 'STORE_NOT_FOUND');
    await expectRefusal(cancel(contractId, { value: 60_001 }), 'RETURN_VALUE_TOO_HIGH');
    const { id } = await one(
      sql<{ id: string }>`
        insert into contracts select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'number',
          gen_random_uuid(), 'status', 'OFFERED', 'accepted_proposal_id', null, 'accepted_at', null, 'accepted_on', null))).*
        from contracts c where c.id = ${contractId}::uuid returning id`,
    ).then((row) => row ?? { id: '' });
    await expectRefusal(cancel(id), 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL');
  });
});

describe('a return', () => {
  test('of a part shrinks every installment, and another return counts on the rest', async () => {
    const { borrowerId, contractId } = await sold();
    const before = await installmentsOf(contractId);
    clock.set(LATER);
    const by = await hired(manager());
    const half = await cancel(contractId, { by, reason: 'RETURN_OF_GOODS', value: 30_000 });
    expect(half).toMatchObject({ kind: 'RETURN', isWhole: false, returnedValue: 30_000, iofGivenBack: 0, refund: 0 });
    const after = await installmentsOf(contractId);
    for (const [index, cents] of after.entries()) expect(Math.abs(cents - (before[index] ?? 0) / 2)).toBeLessThan(1.5);
    expect(Math.abs(sum(after) - sum(before) / 2)).toBeLessThan(2);
    expect(await usedCents(borrowerId)).toBe(30_000);
    await expectRefusal(cancel(contractId, { by, reason: 'DEFECT', value: 30_001 }), 'RETURN_VALUE_TOO_HIGH');
    expect(await cancel(contractId, { by, reason: 'DEFECT' })).toMatchObject({ isWhole: true, value: 30_000 });
    expect(await usedCents(borrowerId)).toBe(0);
    const left = await postedBy(database.db, borrowerId);
    expect(left).toMatchObject({ loans_receivable: 0, retailer_payable: 0, mdr_income: 0 });
    // The tax is still owed, and it is the provider who bears it.
    expect(left['iof_absorbed']).toBe(-(left['iof_payable'] ?? 0));
  });
});

const installmentsOf = async (contractId: string) => {
  const rows = await sql<{ left: number }>`
    select (amount_cents - settled_cents)::bigint as left from installments where contract_id = ${contractId}::uuid order by number`.execute(
    database.db,
  );
  return rows.rows.map(({ left }) => left);
};
