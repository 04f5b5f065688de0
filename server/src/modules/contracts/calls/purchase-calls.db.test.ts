import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Shop } from '../../../testing/shop.ts';
import { accept, by, CODE, givenCustomer, givenShop, grant, ports } from '../../../testing/shop.ts';
import { call, givenSession, givenStaff } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { requestVerification } from '../use-cases/request-verification.ts';
import { verifyCode } from '../use-cases/verify-code.ts';
import { withdrawCall } from '../use-cases/withdraw-call.ts';

const counter = prepareCounter({
  givenShop: (platform) => givenShop(platform, { authorizationStrategy: 'ANALYST_VERIFICATION' }),
});
const { platform, shop, staff, app, clock, database } = counter;

const CLAIM = 'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim';
const RELEASE = 'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/release';
const DECIDE = 'PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}';
const LIST = 'GET /coordinator/purchase-calls';

/** A purchase of the shop whose customer was told that an analyst calls. */
async function givenAsked(of: Shop = shop, customer?: string) {
  const borrowerId = customer ?? (await givenCustomer(platform, of));
  const offer = await priceProposals(platform, ports, asOperator(of.actor), {
    borrowerId,
    principal: cents(10_000),
    storeId: of.storeId,
  });
  const proposalId = offer.proposals[0]?.id ?? '';
  const asked = await ask(proposalId, of);
  return { key: { borrowerId, proposalId }, asked };
}

const ask = (proposalId: string, of: Shop = shop) =>
  requestVerification(platform, () => CODE, by(of, 'POST /origination-code'), {
    proposalId,
    communicationChannel: 'SMS',
  });
const type = (proposalId: string, code: string) =>
  verifyCode(platform, asOperator(shop.actor), { proposalId, code }, 'VERIFICATION_CODE_NOT_FOUND');
const analyst = () => staff.analyst.token;
const decide = (key: Record<string, string>, isApproved: boolean, token = analyst()) =>
  call(app, DECIDE, { params: key, body: { isApproved, reason: 'Confirmou os dados' }, token });
const waiting = async (token = analyst()) =>
  ((await call(app, LIST, { token })).body as { items: { proposalId: string }[] }).items.map((item) => item.proposalId);

test('a purchase waits in the queue with a promised time, and no message leaves', async () => {
  const { key, asked } = await givenAsked();
  expect(asked).toMatchObject({ status: 'MANUAL', wasVerified: false, verificationMethod: 'ANALYST_CALL' });
  const { body } = await call(app, LIST, { token: analyst() });
  const item = (body as { items: { proposalId: string }[] }).items.find((one) => one.proposalId === key.proposalId);
  expect(item).toMatchObject({
    reason: 'POLICY',
    purchaseValue: 100,
    dueAt: '2026-11-21T15:05:00.000Z',
    claim: null,
  });
  const sent =
    await sql`select 1 from messages where retailer_id = ${shop.retailerId}::uuid and purpose = 'PURCHASE_CODE'`.execute(
      database.db,
    );
  expect(sent.rows).toEqual([]);
  // Nobody has a code before somebody took the call.
  await expectRefusal(type(key.proposalId, CODE), 'VERIFICATION_CODE_NOT_FOUND');
});

test('who takes the call reads the code out; typed at the till it authorises, and the call leaves the queue', async () => {
  const { key } = await givenAsked();
  const taken = await call(app, CLAIM, { params: key, token: analyst() });
  expect(taken.body).toMatchObject({ code: CODE, hasPictures: false, plan: { numberOfInstallments: 1 } });
  expect(JSON.stringify(taken.body)).toContain('+5592');
  await expectRefusal(type(key.proposalId, '000000'), 'INVALID_ORIGINATION_CODE');
  expect(await type(key.proposalId, CODE)).toMatchObject({ status: 'APPROVED', wasVerified: true });
  expect(await waiting()).not.toContain(key.proposalId);
  expect((await decide(key, false)).code).toBe('PURCHASE_CALL_DECIDED');
  expect(await codeOf(accept(platform, shop, key.proposalId))).toBe('done');
});

test('who calls knows the limit, what was bought in this retailer, the days late and since when', async () => {
  const first = await givenAsked();
  const { borrowerId } = first.key;
  await call(app, CLAIM, { params: first.key, token: analyst() });
  await decide(first.key, true);
  await accept(platform, shop, first.key.proposalId);
  const elsewhere = await givenShop(platform, { authorizationStrategy: 'ANALYST_VERIFICATION' });
  await grant(platform, elsewhere, borrowerId);
  const there = await givenAsked(elsewhere, borrowerId);
  const here = await givenAsked(shop, borrowerId);
  const known = { limit: { total: 1_000, available: 900, blockedBy: null }, daysLate: 0 };
  expect((await call(app, CLAIM, { params: here.key, token: analyst() })).body).toMatchObject({
    ...known,
    bought: { count: 1, total: 100 },
    registeredAt: '2026-11-21T15:00:00.000Z',
  });
  await sql`update installments set due_on = '2026-11-10' where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  const { token } = (await givenStaff(platform, elsewhere)).analyst;
  // Against: what other retailers sold counted too.
  expect((await call(app, CLAIM, { params: there.key, token })).body).toMatchObject({
    limit: { ...known.limit, blockedBy: 'OVERDUE_INSTALLMENTS' },
    bought: { count: 0, total: 0 },
    daysLate: 11,
  });
});

test('an approval turns the till, a denial ends the purchase for good', async () => {
  const first = await givenAsked();
  await call(app, CLAIM, { params: first.key, token: analyst() });
  expect((await decide(first.key, true)).body).toEqual({ ...first.key, isApproved: true });
  expect(await codeOf(accept(platform, shop, first.key.proposalId))).toBe('done');

  const second = await givenAsked();
  await call(app, CLAIM, { params: second.key, token: analyst() });
  expect((await decide(second.key, false)).status).toBe(200);
  await expectRefusal(ask(second.key.proposalId), 'VERIFICATION_DENIED');
  await expectRefusal(type(second.key.proposalId, CODE), 'VERIFICATION_DENIED');
  await expectRefusal(accept(platform, shop, second.key.proposalId), 'PURCHASE_NOT_VERIFIED');
});

test('nobody works on a call that another has; a new hand gets a new code', async () => {
  const { key } = await givenAsked();
  const other = (await givenStaff(platform, shop)).analyst.token;
  const both = await Promise.all([analyst(), other].map((token) => call(app, CLAIM, { params: key, token })));
  expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['PURCHASE_CALL_CLAIMED', 'done']);
  const [holder, loser] = both[0]?.code === undefined ? [analyst(), other] : [other, analyst()];
  expect((await decide(key, true, loser)).code).toBe('PURCHASE_CALL_NOT_CLAIMED');
  expect((await call(app, RELEASE, { params: key, token: loser })).code).toBe('PURCHASE_CALL_NOT_CLAIMED');
  expect((await call(app, RELEASE, { params: key, token: holder })).status).toBe(204);
  // Planted bug: a code that outlives who knows it authorises without a call.
  await expectRefusal(type(key.proposalId, CODE), 'VERIFICATION_CODE_NOT_FOUND');
  expect((await call(app, CLAIM, { params: key, token: loser })).status).toBe(200);
  clock.set('2026-11-21T15:11:00Z');
  expect((await decide(key, true, loser)).code).toBe('PURCHASE_CALL_NOT_CLAIMED');
});

test('wrong codes lock a call as they lock a message, whoever has it', async () => {
  const { key } = await givenAsked();
  await call(app, CLAIM, { params: key, token: analyst() });
  for (const code of ['000001', '000002', '000003', '000004'])
    await expectRefusal(type(key.proposalId, code), 'INVALID_ORIGINATION_CODE');
  await expectRefusal(type(key.proposalId, '000005'), 'VERIFICATION_LOCKED');
  expect((await decide(key, true)).code).toBe('PURCHASE_CALL_DECIDED');
  await expectRefusal(ask(key.proposalId), 'VERIFICATION_LOCKED');
});

test('a call that nobody made in time is asked for anew', async () => {
  const { key } = await givenAsked();
  expect(await ask(key.proposalId)).toMatchObject({ status: 'MANUAL', expiresAt: '2026-11-21T15:30:00.000Z' });
  clock.set('2026-11-21T15:30:00Z');
  const token = await givenSession(platform, shop.retailerId, staff.analyst.operatorId);
  expect(await waiting(token)).not.toContain(key.proposalId);
  expect((await call(app, CLAIM, { params: key, token })).code).toBe('PURCHASE_CALL_DECIDED');
  expect(await ask(key.proposalId)).toMatchObject({ expiresAt: '2026-11-21T16:00:00.000Z' });
  expect(await waiting(token)).toContain(key.proposalId);
});

test('a till that gives up takes the call out of the queue at once, also from who has it; asked again, another is made', async () => {
  const { key } = await givenAsked();
  await call(app, CLAIM, { params: key, token: analyst() });
  const withdraw = () => withdrawCall(platform, asOperator(shop.actor), key.proposalId);
  await withdraw();
  expect(await waiting()).not.toContain(key.proposalId);
  expect((await decide(key, true)).code).toBe('PURCHASE_CALL_DECIDED');
  await expectRefusal(type(key.proposalId, CODE), 'VERIFICATION_CODE_NOT_FOUND');
  await expectRefusal(accept(platform, shop, key.proposalId), 'PURCHASE_NOT_VERIFIED');
  // Said twice, it is as it was.
  await withdraw();
  clock.set('2026-11-21T15:00:10Z');
  expect(await ask(key.proposalId)).toMatchObject({ status: 'MANUAL', expiresAt: '2026-11-21T15:30:10.000Z' });
  expect(await waiting()).toContain(key.proposalId);
  await call(app, CLAIM, { params: key, token: analyst() });
  await decide(key, true);
  // What was decided stays.
  await withdraw();
  expect(await codeOf(accept(platform, shop, key.proposalId))).toBe('done');
});

test('who sells does not call, and a stranger’s analyst sees nothing', async () => {
  const { operatorId, token } = staff.analyst;
  const own = { ...shop, actor: { ...shop.actor, operatorId, role: 'analyst' as const } };
  const { key } = await givenAsked(own);
  expect((await call(app, CLAIM, { params: key, token })).code).toBe('PURCHASE_CALL_OWN');
  const elsewhere = (await givenStaff(platform, await givenShop(platform))).analyst.token;
  expect(await waiting(elsewhere)).toEqual([]);
  expect((await call(app, CLAIM, { params: key, token: elsewhere })).code).toBe('PURCHASE_CALL_NOT_FOUND');
});
