import type { RouteName, Wire } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenDocument, givenFace } from '../biometry/testing/given-photos.ts';
import { type ApplicationKey, givenApplication } from './testing.ts';
import { endConflict } from './use-cases/decide-application.ts';

const { database, platform, shop, app, staff } = prepareCounter({ connections: 8, shopPer: 'test' });

const ask = async <K extends RouteName>(name: K, asked: Parameters<typeof call>[2] = {}) => {
  const answered = await call(app, name, { token: staff.analyst.token, ...asked });
  return { ...answered, body: answered.body as Wire<K>['answer'] };
};
const claim = (params: ApplicationKey) =>
  ask('POST /coordinator/applications/{borrowerId}/{id}/claim', { params: { ...params } });
const standing = async ({ borrowerId }: ApplicationKey) => {
  const found = sql<{ status: string; limit: number | null }>`
    select b.status, l.total_cents as limit from borrowers b left join credit_limits l on l.borrower_id = b.id
    where b.id = ${borrowerId}::uuid`;
  return (await rowsOf(database.db, found))[0];
};

test('an analyst takes what waits, decides within the policy, and the customer has the limit at once', async () => {
  const key = await givenApplication(platform, shop, { application: { reasons: ['R05'] } });
  const list = await ask('GET /coordinator/applications');
  expect(list.body.items).toMatchObject([{ id: key.id, cause: 'RULES', claim: null }]);
  const word = (body: object) => ask('PATCH /coordinator/applications/{borrowerId}/{id}', { params: { ...key }, body });
  expect(await word({ isApproved: false, reason: 'Sem contato' })).toMatchObject({
    code: 'DESK_APPLICATION_NOT_CLAIMED',
  });
  expect((await claim(key)).body).toMatchObject({ cpf: expect.stringContaining('*'), reasons: [{ code: 'R05' }] });
  const granted = (limit: number) => word({ isApproved: true, limit, reason: 'Confere' });
  expect(await granted(1)).toMatchObject({ code: 'DESK_LIMIT_BELOW_POLICY' });
  expect(await granted(90_000)).toMatchObject({ code: 'DESK_LIMIT_ABOVE_POLICY' });
  expect(await granted(500)).toMatchObject({ body: { status: 'APPROVED' } });
  expect(await standing(key)).toEqual({ status: 'APPROVED', limit: 50_000 });
  expect(await claim(key)).toMatchObject({ code: 'DESK_APPLICATION_DECIDED' });
});

test("who registered a customer does not decide, and what somebody has is nobody else's", async () => {
  const { operatorId } = staff.analyst;
  const own = await givenApplication(platform, shop, { application: { operatorId } });
  expect(await claim(own)).toMatchObject({ code: 'DESK_APPLICATION_OWN' });
  const claimedUntil = new Date('2026-11-21T15:05:00Z');
  const theirs = { claimedBy: own.id, claimedByName: 'OUTRA', claimedUntil };
  const taken = await givenApplication(platform, shop, { application: theirs });
  expect(await claim(taken)).toMatchObject({ code: 'DESK_APPLICATION_CLAIMED' });
});

test('a conflict of the photographs is pre-approved until its half hour is over, then waits like any other', async () => {
  const key = await givenApplication(platform, shop, { application: { status: 'PRE_APPROVED' } });
  await asSystem('jobs', () => endConflict(platform, key));
  expect(await standing(key)).toMatchObject({ status: 'MANUAL_ANALYSIS' });
});

// Planted: an approval that looked at nothing but the claim.
test('photographs in conflict are shown to who took the registration, and nobody is approved before they are confirmed', async () => {
  const key = await givenApplication(platform, shop, {
    application: { status: 'PRE_APPROVED', suggestedCents: cents(60_000) },
  });
  const { borrowerId } = key;
  const of = { borrowerId, retailerId: shop.retailerId };
  await givenFace(platform, of, { status: 'CONFLICT', doubts: ['UNLIKE_PORTRAIT'] });
  const face = () => ask('GET /datalake-acesso/biometry/borrowers/{id}/face', { params: { id: borrowerId } });
  expect(await face()).toMatchObject({ code: 'BORROWER_NOT_FOUND' });
  // Of the document none was taken: the photographs are not whole.
  expect((await claim(key)).body).toMatchObject({ biometryStatus: null });
  await givenDocument(platform, of);
  expect((await claim(key)).body).toMatchObject({ cause: 'BIOMETRY_CONFLICT', biometryStatus: 'CONFLICT' });
  expect((await face()).body).toMatchObject({ status: 'CONFLICT', doubts: ['UNLIKE_PORTRAIT'] });
  const approve = () =>
    ask('PATCH /coordinator/applications/{borrowerId}/{id}', {
      params: { ...key },
      body: { isApproved: true, limit: 500, reason: 'Confere' },
    });
  expect(await approve()).toMatchObject({ code: 'DESK_FACE_NOT_CONFIRMED' });
  const word = { status: 'COMPLETED', reason: 'É a pessoa do documento' };
  await ask('PATCH /datalake-acesso/biometry/borrowers/{id}/decision', { params: { id: borrowerId }, body: word });
  expect((await claim(key)).body).toMatchObject({ biometryStatus: 'COMPLETED', suggestedLimit: 600 });
  expect(await approve()).toMatchObject({ body: { status: 'APPROVED' } });
});
