import type { Role } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { addSeconds } from '../../../kernel/clock.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { call, givenSession } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { givenShop } from '../../../testing/shop.ts';
import { type Authenticator, givenPasskey } from '../../identity/testing/authenticator.ts';
import { givenOperator, testPassword } from '../../identity/testing.ts';
import { givenStore } from '../../retailers/testing.ts';
import { deskOf, givenInstallments } from '../testing/desk.ts';

const { database, platform, clock, shop, signedIn, app, staff } = prepareCounter();
const desk = deskOf(platform, shop);

interface Person {
  operatorId: string;
  email: string;
  key: Authenticator;
}

/** Somebody of a retailer with a passkey of their own. */
async function givenPerson(role: Role, place: { retailerId: string; storeId: string } = shop): Promise<Person> {
  const { retailerId, storeId } = place;
  const email = `${newId()}@equipe.example`;
  const operatorId = await givenOperator(platform, { retailerId, storeId, role, email, name: 'VERA MATOS' });
  return { operatorId, email, key: await givenPasskey(platform, { retailerId, operatorId }) };
}
const manager = prepared(() => givenPerson('manager'), { per: 'test' });

const facts = () => ({ reason: 'Valor errado', storeId: shop.storeId });
const asked = (subjectId: string, over: object = {}) => ({
  act: 'payment.undo' as const,
  subjectId,
  facts: facts(),
  ...over,
});
async function offered(subjectId: string, token = signedIn.token): Promise<string> {
  const { body } = await call(app, 'POST /coordinator/approvals/passkey/offer', { body: asked(subjectId), token });
  return (body as { challenge: string }).challenge;
}
const send = (
  subjectId: string,
  challenge: string,
  response = manager.key.sign(challenge),
  { over = {}, token = signedIn.token }: { over?: object; token?: string } = {},
) =>
  call(app, 'POST /coordinator/approvals/passkey', {
    body: { ...asked(subjectId, over), challenge, response },
    token,
  });
const undo = (paymentId: string, approvalId: string) =>
  call(app, 'POST /coordinator/payments/{id}/undo', {
    params: { id: paymentId },
    body: { ...facts(), approvalId },
    token: signedIn.token,
    key: newId(),
  });
const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id;

async function paid(): Promise<string> {
  const { ids } = await givenInstallments(platform, shop);
  const [entry] = await desk.pay(ids.slice(0, 1));
  return entry?.paymentId ?? '';
}
const auditOf = async (action: string, subject: string) =>
  (
    await sql<{ detail: Record<string, unknown>; operator: string }>`select detail, operator_id as operator
      from audit_entries where action = ${action} and subject = ${subject}`.execute(database.db)
  ).rows;
const approvals = async (subjectId: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from approvals where subject_id = ${subjectId}::uuid`.execute(
      database.db,
    )
  ).rows[0]?.n;

describe('a manager approves by the own passkey at the cashier’s till', () => {
  test('and the act is done once with it; the audit keeps who, and that it was by a passkey', async () => {
    const paymentId = await paid();
    const approval = await send(paymentId, await offered(paymentId));
    expect(approval.body).toMatchObject({ approverName: 'VERA MATOS', expiresAt: '2026-11-21T15:02:00.000Z' });
    expect((await undo(paymentId, idIn(approval))).status).toBe(200);
    const [granted] = await auditOf('approval.granted', paymentId);
    expect(granted).toMatchObject({ operator: shop.actor.operatorId });
    expect(granted?.detail).toMatchObject({ act: 'payment.undo', approverId: manager.operatorId, by: 'passkey' });
    const [undone] = await auditOf('payment.undone', paymentId);
    expect(undone?.detail).toMatchObject({ approvedBy: manager.operatorId });
    expect((await undo(paymentId, idIn(approval))).code).toBe('APPROVAL_NOT_VALID');
    const { rows } = await sql<{ counter: string; used: Date }>`select counter, last_used_at as used from passkeys
      where operator_id = ${manager.operatorId}::uuid`.execute(database.db);
    expect(rows.map(({ counter, used }) => [Number(counter), used])).toEqual([[1, clock.now()]]);
  });

  test('as by a password or a PIN, of which the audit says which', async () => {
    const token = await givenSession(platform, shop.retailerId, manager.operatorId);
    await call(app, 'PUT /users/me/pin', { body: { password: testPassword, pin: '2580' }, token });
    const subjectId = newId();
    for (const password of [testPassword, '2580']) {
      const body = { ...asked(subjectId), username: manager.email, password };
      await call(app, 'POST /coordinator/approvals', { body, token: signedIn.token });
    }
    const kept = await auditOf('approval.granted', subjectId);
    expect(new Set(kept.map(({ detail }) => detail['by']))).toEqual(new Set(['password', 'pin']));
  });
});

// Planted, each alone: no digest, no time, no session in `useFragment`, and a challenge that stays after it was used.
describe('a challenge', () => {
  const OVER = 'APPROVAL_CHALLENGE_OVER';

  test('is of the act, the thing and the facts that were shown', async () => {
    const subjectId = newId();
    const others = [{ act: 'contract.cancel' }, { subjectId: newId() }, { facts: { ...facts(), reason: 'Outro' } }];
    for (const over of others) {
      const challenge = await offered(subjectId);
      expect((await send(subjectId, challenge, manager.key.sign(challenge), { over })).code).toBe(OVER);
    }
    expect(await approvals(subjectId)).toBe(0);
  });

  test('is of the session that it was given to', async () => {
    const subjectId = newId();
    const challenge = await offered(subjectId);
    const elsewhere = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
    for (const token of [elsewhere, staff.attendant.token]) {
      expect((await send(subjectId, challenge, undefined, { token })).code).toBe(OVER);
    }
    expect((await send(subjectId, challenge)).status).toBe(200);
  });

  test('is of the store where it was asked for', async () => {
    const subjectId = newId();
    const { operatorId } = await givenPerson('cashier');
    const token = await givenSession(platform, shop.retailerId, operatorId);
    const challenge = await offered(subjectId, token);
    const storeId = await givenStore(database.db, shop.retailerId);
    const move = sql`update operators set store_id = ${storeId}::uuid where id = ${operatorId}::uuid`;
    await move.execute(database.db);
    expect((await send(subjectId, challenge, undefined, { token })).code).toBe(OVER);
  });

  test('is good once, for two minutes, until another is asked for, and one that was wrong is used too', async () => {
    const subjectId = newId();
    const used = await offered(subjectId);
    expect((await send(subjectId, used)).status).toBe(200);
    expect((await send(subjectId, used)).code).toBe(OVER);
    const late = await offered(subjectId);
    clock.set(addSeconds(clock.now(), 120));
    expect((await send(subjectId, late)).code).toBe(OVER);
    const former = await offered(subjectId);
    const latter = await offered(subjectId);
    expect((await send(subjectId, former)).code).toBe(OVER);
    expect((await send(subjectId, latter, manager.key.sign(former))).code).toBe('PASSKEY_REFUSED');
    expect((await send(subjectId, latter)).code).toBe(OVER);
    expect((await send(subjectId, 'x'.repeat(43))).code).toBe(OVER);
    expect(await approvals(subjectId)).toBe(1);
  });

  test('of two at once by one challenge one is given', async () => {
    const subjectId = newId();
    const challenge = await offered(subjectId);
    const told = await Promise.all([send(subjectId, challenge), send(subjectId, challenge)]);
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.map(({ code }) => code)).toContain(OVER);
    expect(await approvals(subjectId)).toBe(1);
  });
});

describe('a passkey is refused', () => {
  // Planted: `requireUserVerification: false`.
  test('when nobody has it, who signed did not verify themselves, or it signed on another page', async () => {
    const subjectId = newId();
    const wrong = [
      { id: 'bm9ib2R5cw' },
      { verified: false },
      { origin: 'https://loja.example' },
      { id: (await givenPerson('manager')).key.sign('x').id },
    ];
    for (const how of wrong) {
      const challenge = await offered(subjectId);
      const answer = await send(subjectId, challenge, manager.key.sign(challenge, how));
      expect([answer.code, answer.message]).toEqual([
        'PASSKEY_REFUSED',
        'Não foi possível confirmar a chave de acesso. Tente novamente.',
      ]);
    }
    expect(await approvals(subjectId)).toBe(0);
    expect(await auditOf('approval.refused', subjectId)).toHaveLength(1);
    const kept = await auditOf('approval.refused', manager.operatorId);
    expect(kept.map(({ detail }) => detail)).toMatchObject(
      [1, 2].map(() => ({ by: 'passkey', askedBy: shop.actor.operatorId })),
    );
  });

  // Planted: the store is not asked for.
  test('of who may not, of another store, and of oneself; of another retailer nobody has it', async () => {
    const subjectId = newId();
    const { retailerId } = shop;
    const elsewhere = { retailerId, storeId: await givenStore(database.db, retailerId) };
    const own = await givenPasskey(platform, shop.actor);
    const cashier = await givenPerson('cashier');
    const ofOtherStore = await givenPerson('manager', elsewhere);
    for (const key of [own, cashier.key, ofOtherStore.key]) {
      const challenge = await offered(subjectId);
      expect(await send(subjectId, challenge, key.sign(challenge))).toMatchObject({
        code: 'APPROVER_NOT_ALLOWED',
        message: 'Quem usou a chave não pode autorizar esta operação nesta loja.',
      });
    }
    const password = { username: ofOtherStore.email, password: testPassword };
    const typed = await call(app, 'POST /coordinator/approvals', {
      body: { ...asked(subjectId), ...password },
      token: signedIn.token,
    });
    expect(typed.code).toBe('APPROVAL_REFUSED');
    const stranger = await givenPerson('manager', await givenShop(platform));
    const challenge = await offered(subjectId);
    expect((await send(subjectId, challenge, stranger.key.sign(challenge))).code).toBe('PASSKEY_REFUSED');
    expect(await approvals(subjectId)).toBe(0);
  });

  test('but an analyst of the retailer approves at any store, and nobody who was blocked', async () => {
    const { retailerId } = shop;
    const elsewhere = { retailerId, storeId: await givenStore(database.db, retailerId) };
    const analyst = await givenPerson('analyst', elsewhere);
    const subjectId = newId();
    const challenge = await offered(subjectId);
    expect((await send(subjectId, challenge, analyst.key.sign(challenge))).status).toBe(200);
    await sql`update operators set is_active = false, deactivated_at = now() where id = ${analyst.operatorId}::uuid`.execute(
      database.db,
    );
    const again = await offered(subjectId);
    expect((await send(subjectId, again, analyst.key.sign(again))).code).toBe('APPROVER_NOT_ALLOWED');
  });
});
