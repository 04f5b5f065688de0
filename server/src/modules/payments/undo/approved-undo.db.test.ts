import type { Role } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { call, givenSession } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { givenShop } from '../../../testing/shop.ts';
import { givenOperator, testPassword } from '../../identity/testing.ts';
import { deskOf, givenInstallments } from '../testing/desk.ts';

const { database, platform, clock, shop, signedIn, app, staff } = prepareCounter();
const desk = deskOf(platform, shop);

/** Somebody of a retailer who signs in by a password; answers the e-mail. */
async function givenPerson(role: Role, { retailerId, storeId } = shop): Promise<string> {
  const email = `${newId()}@equipe.example`;
  await givenOperator(platform, { retailerId, storeId, role, email, name: 'VERA MATOS' });
  return email;
}
const manager = prepared(async () => ({ email: await givenPerson('manager') }));

const facts = () => ({ reason: 'Valor errado', storeId: shop.storeId });
const approve = (subjectId: string, over: object = {}, token = signedIn.token) =>
  call(app, 'POST /coordinator/approvals', {
    body: { act: 'payment.undo', subjectId, facts: facts(), username: manager.email, password: testPassword, ...over },
    token,
  });
const undo = (paymentId: string, over: object = {}, token = signedIn.token, key = newId()) =>
  call(app, 'POST /coordinator/payments/{id}/undo', {
    params: { id: paymentId },
    body: { ...facts(), ...over },
    token,
    key,
  });

async function paid(): Promise<string> {
  const { ids } = await givenInstallments(platform, shop);
  const [entry] = await desk.pay(ids.slice(0, 1));
  return entry?.paymentId ?? '';
}
const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id;

describe('a cashier takes a payment back', () => {
  test('not alone, but with the approval of a manager: the paper says who did it, history and audit who approved', async () => {
    const paymentId = await paid();
    expect((await undo(paymentId)).code).toBe('APPROVAL_REQUIRED');
    const approval = await approve(paymentId);
    expect(approval.body).toMatchObject({ approverName: 'VERA MATOS', expiresAt: '2026-11-21T15:02:00.000Z' });
    expect((await undo(paymentId, { approvalId: idIn(approval) })).status).toBe(200);
    const { rows } = await sql<{ action: string; operator: string; approver: string; by: string }>`
      select a.action, a.operator_id as operator, a.detail ->> 'approvedBy' as approver,
        (select o.email from payment_undos u join operators o on o.id = u.operator_id where u.payment_id = ${paymentId}::uuid) as by
      from audit_entries a where a.subject = ${paymentId} and a.action in ('approval.granted', 'payment.undone')
      order by a.at, a.action`.execute(database.db);
    expect(rows.map(({ action }) => action)).toEqual(['approval.granted', 'payment.undone']);
    expect(rows[1]).toMatchObject({ operator: shop.actor.operatorId, by: manager.email });
    expect(rows[1]?.approver).not.toBe(shop.actor.operatorId);
  });

  test('with an approval of this act alone, as it was shown', async () => {
    const [one, other] = [await paid(), await paid()];
    const approvalId = idIn(await approve(one));
    expect((await undo(other, { approvalId })).code).toBe('APPROVAL_NOT_VALID');
    expect((await undo(one, { approvalId, reason: 'Outro motivo' })).code).toBe('APPROVAL_NOT_VALID');
    expect((await undo(one, { approvalId: newId() })).code).toBe('APPROVAL_NOT_VALID');
    expect((await undo(one, { approvalId }, staff.attendant.token)).code).toBe('APPROVAL_NOT_VALID');
    clock.set('2026-11-21T15:02:00Z');
    expect((await undo(one, { approvalId })).code).toBe('APPROVAL_NOT_VALID');
  });

  test('by the PIN of the manager as well; a wrong one, and one where there is none, are told as a wrong password is', async () => {
    const paymentId = await paid();
    const email = await givenPerson('manager');
    const { body } = await call(app, 'POST /auth/operators', { body: { username: email, password: testPassword } });
    const { accessToken: token } = body as { accessToken: string };
    await call(app, 'PUT /users/me/pin', { body: { password: testPassword, pin: '2580' }, token });
    const wrong = await approve(paymentId, { username: email, password: '2581' });
    expect(wrong.code).toBe('APPROVAL_REFUSED');
    const approval = await approve(paymentId, { username: email, password: '2580' });
    expect((await undo(paymentId, { approvalId: idIn(approval) })).status).toBe(200);
    const other = await givenPerson('manager');
    expect((await approve(paymentId, { username: other, password: '2580' })).code).toBe('APPROVAL_REFUSED');
  });

  test('once; the same request again has the same answer, another act with it none', async () => {
    const paymentId = await paid();
    const approvalId = idIn(await approve(paymentId));
    const key = newId();
    const first = await undo(paymentId, { approvalId }, signedIn.token, key);
    expect(first.status).toBe(200);
    expect((await undo(paymentId, { approvalId }, signedIn.token, key)).body).toEqual(first.body);
    expect((await undo(paymentId, { approvalId })).code).toBe('APPROVAL_NOT_VALID');
  });

  test('not with the leave of somebody who lost it meanwhile', async () => {
    const paymentId = await paid();
    const username = await givenPerson('manager');
    const approvalId = idIn(await approve(paymentId, { username }));
    await sql`update operators set is_active = false, deactivated_at = now() where email = ${username}`.execute(
      database.db,
    );
    expect((await undo(paymentId, { approvalId })).code).toBe('APPROVAL_NOT_VALID');
  });
});

describe('who may approve', () => {
  test('a wrong password, nobody, who may not, another retailer and oneself get one answer', async () => {
    const stranger = await givenShop(platform);
    const asked = [
      { password: 'errada' },
      { username: 'ninguem@equipe.example' },
      { username: await givenPerson('cashier') },
      { username: await givenPerson('manager', stranger) },
    ];
    for (const over of asked) {
      const { code, message } = await approve(newId(), over);
      expect([code, message]).toEqual(['APPROVAL_REFUSED', 'Senha incorreta ou operador não tem essa permissão']);
    }
    const email = await givenPerson('manager');
    const { rows } = await sql<{ id: string }>`select id from operators where email = ${email}`.execute(database.db);
    const token = await givenSession(platform, shop.retailerId, rows[0]?.id ?? '');
    expect((await approve(newId(), { username: email }, token)).code).toBe('APPROVAL_REFUSED');
  });

  test('wrong ones wait as at the login', async () => {
    const username = await givenPerson('manager');
    for (let guess = 1; guess <= 5; guess += 1) await approve(newId(), { username, password: 'errada' });
    expect((await approve(newId(), { username })).code).toBe('LOGIN_LOCKED');
  });
});
