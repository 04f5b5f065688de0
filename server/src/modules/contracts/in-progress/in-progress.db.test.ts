import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { call, givenSession } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { accept, givenCustomer, givenShop, givenVerifiedOffer, ports, type Shop } from '../../../testing/shop.ts';
import { givenStore } from '../../retailers/testing.ts';
import { begunSales } from './facts.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';

const { database, platform, clock, shop, signedIn, app, staff } = prepareCounter({ shopPer: 'test' });

const board = async (token = signedIn.token, storeId = shop.storeId) =>
  call(app, 'GET /coordinator/contracts/in-progress', { query: { storeId }, token });
const rows = async (token?: string) => (await board(token)).body as { contractId: string; waitsFor: string }[];
/** Moving the clock ends the session. */
const signedInAgain = () => givenSession(platform, shop.retailerId, shop.actor.operatorId);
const resume = (id: string, token = signedIn.token, storeId = shop.storeId) =>
  call(app, 'POST /coordinator/contracts/{id}/resume', { params: { id }, body: { storeId }, token });
const offered = async (borrowerId: string, by: Shop = shop, amount = 60_000) => {
  const ask = { borrowerId, principal: cents(amount), storeId: by.storeId };
  return priceProposals(platform, ports, asOperator(by.actor), ask);
};
const sendCode = async (proposalId: string) =>
  call(app, 'POST /origination-code', { body: { proposalId }, token: signedIn.token });

describe('the board of a store', () => {
  test('says of each what it waits for, masked, the own ones first, until it is sold', async () => {
    const [chosen, verified] = [await givenCustomer(platform, shop), await givenCustomer(platform, shop)];
    const offer = await offered(chosen);
    await sendCode(offer.proposals[2]?.id ?? '');
    clock.set('2026-11-21T15:01:00Z');
    const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, verified, { cents: 30_000 });
    const found = await rows();
    expect(found).toMatchObject([
      { contractId: offer.id, waitsFor: 'CUSTOMER', isOwn: true, plan: { installments: 3 }, purchaseValue: 600 },
      { contractId, waitsFor: 'FINISH', since: '2026-11-21T15:01:00.000Z', operatorName: 'CAIXA DE TESTE' },
    ]);
    expect(JSON.stringify(found)).toMatch(/"cpf":"\d{3}\.\*\*\*\.\*\*\*-\d{2}"/);
    expect(await rows(staff.manager.token)).toMatchObject([{ isOwn: false }, { isOwn: false }]);
    await accept(platform, shop, proposalId);
    expect((await rows()).map((one) => one.contractId)).toEqual([offer.id]);
  });

  test('has one line a customer: another value is another offer; what was bought takes the earlier offers along', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    await offered(borrowerId, shop, 10_000);
    clock.set('2026-11-21T15:01:00Z');
    const last = await offered(borrowerId, shop, 20_000);
    expect((await rows()).map((one) => one.contractId)).toEqual([last.id]);
    clock.set('2026-11-21T15:02:00Z');
    const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 30_000 });
    await accept(platform, shop, proposalId);
    expect(await rows()).toEqual([]);
  });

  test('an authorisation that lapsed says so; what nobody chose leaves it after half an hour, the rest after a day', async () => {
    await offered(await givenCustomer(platform, shop));
    await givenVerifiedOffer(platform, shop, await givenCustomer(platform, shop), { cents: 30_000 });
    expect((await rows()).map((one) => one.waitsFor)).toEqual(expect.arrayContaining(['CHOICE', 'FINISH']));
    clock.set('2026-11-21T15:31:00Z');
    expect((await rows(await signedInAgain())).map((one) => one.waitsFor)).toEqual(['EXPIRED']);
    clock.set('2026-11-22T15:01:00Z');
    expect(await rows(await signedInAgain())).toEqual([]);
  });

  test('is of one store: neither another one nor another retailer sees it', async () => {
    await offered(await givenCustomer(platform, shop));
    const other = await givenStore(database.db, shop.retailerId);
    expect((await board(signedIn.token, other)).body).toEqual([]);
    const stranger = await givenShop(platform);
    expect((await board(signedIn.token, stranger.storeId)).code).toBe('STORE_NOT_FOUND');
  });
});

/** The plan of a query where its tables are long. */
async function planOf(query: Template): Promise<string> {
  const plan = await database.db.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql`explain ${query}`.execute(tx);
  });
  return JSON.stringify(plan.rows);
}

test('the board is read by its own index, and never more of it than two hundred', async () => {
  const now = clock.now();
  const { retailerId, storeId } = shop;
  const plan = await planOf(begunSales({ retailerId, storeId, since: now, choiceSince: now, now }));
  expect(plan).toMatch(/Limit.*Index Scan (Backward )?using contracts_in_progress/);
  expect(plan).not.toContain('Seq Scan');
});

describe('going on with a sale', () => {
  const lookUp = (borrowerId: string, token: string) =>
    call(app, 'GET /coordinator/borrowers/{id}/data', { params: { id: borrowerId }, token });

  test('another operator of the store gets the offer, the chosen plan and the leave to serve, and finishes it', async () => {
    const borrowerId = await givenCustomer(platform, shop);
    const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 60_000 });
    const { token } = staff.attendant;
    expect((await lookUp(borrowerId, token)).status).toBe(404);
    const sale = await resume(contractId, token);
    expect(sale.body).toMatchObject({ borrowerId, proposalId, waitsFor: 'FINISH', offer: { id: contractId } });
    expect((await lookUp(borrowerId, token)).status).toBe(200);
    const accepted = await call(app, 'POST /coordinator/contracts/proposals/{id}/accept', {
      params: { id: proposalId },
      token,
    });
    expect(accepted.body).toMatchObject({ status: 'ACCEPTED' });
    expect((await resume(contractId, token)).code).toBe('SALE_NOT_IN_PROGRESS');
    const audit = await sql<{ n: number }>`select count(*) as n from audit_entries
      where subject = ${contractId} and action = 'contract.resumed'`.execute(database.db);
    expect(Number(audit.rows[0]?.n)).toBe(1);
  });

  test('of another store or retailer there is none, and a day later neither', async () => {
    const { id } = await offered(await givenCustomer(platform, shop));
    const other = await givenStore(database.db, shop.retailerId);
    expect((await resume(id, signedIn.token, other)).code).toBe('CONTRACT_NOT_FOUND');
    const stranger = await givenShop(platform);
    const foreign = await offered(await givenCustomer(platform, stranger), stranger);
    expect((await resume(foreign.id, signedIn.token, stranger.storeId)).code).toBe('CONTRACT_NOT_FOUND');
    clock.set('2026-11-22T15:00:00Z');
    expect((await resume(id, await signedInAgain())).code).toBe('SALE_NOT_IN_PROGRESS');
  });

  // Planted: a board that opened customers past the sixty look-ups of an hour.
  test('counts as a look-up where none was open', async () => {
    const { id } = await offered(await givenCustomer(platform, shop));
    await sql`insert into quota_uses (subject, quota, uses, forget_after)
      values (${staff.attendant.operatorId}, 'cpf_lookups', array_fill('2026-11-21T14:30:00Z'::timestamptz, array[60]), '2026-11-22')`.execute(
      database.db,
    );
    expect((await resume(id, staff.attendant.token)).code).toBe('LOOKUPS_USED_UP');
    // Whose look-up is open goes on.
    expect((await resume(id)).status).toBe(200);
  });
});
