import { describe, expect, test } from 'vitest';
import type { Role } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { call, givenSession } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { givenCustomer, givenSale } from '../../testing/shop.ts';
import { givenOperator, testPassword } from '../identity/testing.ts';
import { deskOf } from '../payments/testing/desk.ts';

const { database, platform, clock, shop, signedIn, app, staff } = prepareCounter();

async function givenPerson(role: Role): Promise<string> {
  const email = `${newId()}@equipe.example`;
  const { retailerId, storeId } = shop;
  await givenOperator(platform, { retailerId, storeId, role, email, name: `VERA ${role.toUpperCase()}` });
  return email;
}
const second = prepared(async () => ({
  manager: await givenPerson('manager'),
  analyst: await givenPerson('analyst'),
}));

/** A purchase of 600 reais with its first installment paid. */
async function sold() {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const [first] = await deskOf(platform, shop).open(borrowerId);
  await deskOf(platform, shop).pay([first?.id ?? '']);
  return contractId;
}
const asked = (over: object = {}) => ({ reason: 'RETURN_OF_GOODS', storeId: shop.storeId, value: 250, ...over });
interface Preview {
  refund: number;
  approvers: Role[];
}
const preview = async (id: string, over: object = {}, token = signedIn.token) => {
  const query = Object.fromEntries(Object.entries(asked(over)).map(([name, value]) => [name, String(value)]));
  return call(app, 'GET /coordinator/contracts/{id}/cancellation/preview', { params: { id }, query, token });
};
const cancel = (id: string, body: object, token = signedIn.token, key = newId()) =>
  call(app, 'POST /coordinator/contracts/{id}/cancellation', { params: { id }, body, token, key });
const approve = async (subjectId: string, facts: object, username = second.manager) => {
  const body = { act: 'contract.cancel', subjectId, facts, username, password: testPassword };
  const { body: given } = await call(app, 'POST /coordinator/approvals', { body, token: signedIn.token });
  return (given as { id: string }).id;
};
const options = async (id: string, token = signedIn.token) =>
  (await call(app, 'GET /coordinator/contracts/{id}/cancellation', { params: { id }, token })).body;

describe('what goes back to whom', () => {
  // Planted: a preview that counted the refund by itself, without what it pays.
  test.each([
    ['a part', {}],
    ['all of it', { value: 600 }],
    ['a part of defective goods', { reason: 'DEFECT', value: 100 }],
    ['the day of the sale', { reason: 'CUSTOMER_WITHDRAWAL', value: 600 }],
  ])('of %s is shown to the cent as it is then done, and showing it changes nothing', async (_, over) => {
    const id = await sold();
    const shown = await preview(id, over, staff.manager.token);
    expect(shown.status).toBe(200);
    expect(await preview(id, over, staff.manager.token)).toEqual(shown);
    const { approvers, ...effect } = shown.body as Preview & Record<string, unknown>;
    expect(approvers).toEqual([]);
    const done = await cancel(id, asked({ ...over, expectedRefund: effect.refund }), staff.manager.token);
    expect(done.body).toMatchObject(effect);
  });

  test('says what store and seller lose: of 250 reais the store 240, and 10 of the MDR come back', async () => {
    expect((await preview(await sold())).body).toMatchObject({ storeGivesBack: 240, mdrGivenBack: 10, commission: 0 });
  });

  test('what the operator saw is what is handed back, or nothing is', async () => {
    const id = await sold();
    const refused = await cancel(id, asked({ expectedRefund: 1 }), staff.manager.token);
    expect(refused.code).toBe('RETURN_CHANGED');
    expect(await options(id)).toMatchObject({ left: 600, done: [] });
  });
});

describe('a cashier', () => {
  test('is told whose approval it needs, and does it with that alone: paper, history and audit name both', async () => {
    const id = await sold();
    const { refund, approvers } = (await preview(id)).body as Preview;
    expect(approvers).toEqual(['manager', 'analyst']);
    const facts = asked({ expectedRefund: refund });
    expect((await cancel(id, facts)).code).toBe('APPROVAL_REQUIRED');
    const approvalId = await approve(id, facts);
    expect((await cancel(id, { ...facts, value: 300, approvalId })).code).toBe('APPROVAL_NOT_VALID');
    const key = newId();
    const done = await cancel(id, { ...facts, approvalId }, signedIn.token, key);
    expect(done.status).toBe(200);
    expect(await cancel(id, { ...facts, approvalId }, signedIn.token, key)).toEqual(done);
    expect((await cancel(id, { ...facts, approvalId })).code).toBe('APPROVAL_NOT_VALID');
    expect(await options(id)).toMatchObject({
      left: 350,
      done: [{ value: 250, refund, operatorName: 'CAIXA DE TESTE', approverName: 'VERA MANAGER' }],
    });
    const { rows } = await sql<{ approver: string; paper: string }>`
      select a.detail ->> 'approvedBy' as approver, (select r.document ->> 'approverName' from receipts r
        where r.subject_id = ${(done.body as { id: string }).id}::uuid) as paper
      from audit_entries a where a.subject = ${id} and a.action = 'contract.returned'`.execute(database.db);
    expect(rows[0]?.paper).toBe('VERA MANAGER');
    expect(rows[0]?.approver).toMatch(/^[\da-f]{8}-/);
  });

  test('of a fraud a manager does not approve, an analyst does', async () => {
    const id = await sold();
    const facts = { reason: 'FRAUD', storeId: shop.storeId };
    expect(((await preview(id, { ...facts, value: 600 })).body as Preview).approvers).toEqual(['analyst']);
    const refused = await cancel(id, { ...facts, approvalId: await approve(id, facts) });
    expect(refused.code).toBe('CANCELLATION_NOT_ALLOWED');
    const approvalId = await approve(id, facts, second.analyst);
    expect((await cancel(id, { ...facts, approvalId })).status).toBe(200);
    expect(await options(id)).toMatchObject({ left: 0, reasons: [], done: [{ reason: 'FRAUD' }] });
  });

  test('sees the reasons of the day, each whole and in part, with whose approval', async () => {
    const id = await sold();
    const both = ['manager', 'analyst'];
    expect(await options(id)).toMatchObject({
      left: 600,
      reasons: [
        { reason: 'OPERATOR_MISTAKE', whole: [], part: null },
        { reason: 'CUSTOMER_WITHDRAWAL', whole: [], part: both },
        { reason: 'RETURN_OF_GOODS', whole: both, part: both },
        { reason: 'DEFECT', whole: both, part: both },
        { reason: 'FRAUD', whole: ['analyst'], part: null },
      ],
    });
    clock.set('2026-12-21T15:00:00Z');
    const later = await givenSession(platform, shop.retailerId, staff.manager.operatorId);
    const { reasons } = (await options(id, later)) as { reasons: { reason: string }[] };
    expect(reasons.map(({ reason }) => reason)).toEqual(['RETURN_OF_GOODS', 'DEFECT', 'FRAUD']);
  });
});
