import type { RouteName, Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { type Ask, call, givenStaff } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { givenCustomer, givenSale } from '../../testing/shop.ts';
import { consentFragments } from '../borrowers/index.ts';
import { givenConflict } from '../biometry/testing.ts';
import { nextCpf } from '../borrowers/testing.ts';
import { erasePhotos } from './erase-photos.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter({ shopPer: 'file' });
/** A second analyst of the retailer. */
const second = prepared(async () => (await givenStaff(platform, shop)).analyst);
const third = prepared(async () => (await givenStaff(platform, shop)).analyst);

const ask = async <K extends RouteName>(name: K, asked: Ask = {}) => {
  const answered = await call(app, name, { token: staff.analyst.token, ...asked });
  return { ...answered, body: answered.body as Wire<K>['answer'] };
};
const reason = 'Pedido por escrito';

/** A customer whom the analyst looked up. */
async function lookedUp(over: object = {}) {
  const cpf = nextCpf();
  const id = await givenCustomer(platform, shop, { cpf, ...over });
  await ask('GET /coordinator/borrowers/find-one', { query: { cpf } });
  return { id, cpf };
}
const careOf = async (id: string) => (await ask('GET /coordinator/borrowers/{id}/care', { params: { id } })).body;
const request = (id: string, body: object) =>
  ask('POST /coordinator/borrowers/{id}/care-requests', { params: { id }, body: { reason, ...body } });
const decide = (borrowerId: string, id: string, isApproved: boolean, token = second.token) =>
  ask('PATCH /coordinator/care-requests/{borrowerId}/{id}', {
    params: { borrowerId, id },
    body: { isApproved, reason },
    token,
  });
const borrower = async (id: string) =>
  (
    await rowsOf(
      database.db,
      sql<{
        phone: string | null;
        hash: string | null;
        email: string | null;
        disabled: boolean;
        name: string;
        cpf: string;
      }>`
      select phone_sealed as phone, phone_hash as hash, email_sealed as email, is_purchase_disabled as disabled, name,
        cpf_sealed as cpf from borrowers where id = ${id}::uuid`,
    )
  )[0];
const facesOf = async (id: string) =>
  (
    await rowsOf(
      database.db,
      sql<{ n: number }>`select count(*)::int as n from biometry_faces where borrower_id = ${id}::uuid`,
    )
  )[0]?.n;

test('a copy opens what is sealed for the customer; the audit says who asked, a request why, neither what it told', async () => {
  const { id, cpf } = await lookedUp({ email: 'rosa@correio.example' });
  await givenSale(platform, shop, id, { cents: 30_000, count: 3 });
  const { body } = await ask('POST /coordinator/borrowers/{id}/data-export', { params: { id }, body: { reason } });
  const told = new Map(body.sections.map(({ name, records }) => [name, records]));
  const values = body.sections.flatMap(({ records }) => records.flat().map(({ text }) => text.replaceAll(/\D/g, '')));
  expect(values).toContain(cpf);
  expect(told.get('contact')?.flat()).toContainEqual({ name: 'email', label: 'E-mail', text: 'rosa@correio.example' });
  expect(told.get('purchases')).toHaveLength(1);
  expect(told.get('installments')).toHaveLength(3);
  const [entry] = await rowsOf(
    database.db,
    sql<{ entry: string }>`select to_jsonb(a)::text as entry from audit_entries a
      where a.action = 'customer.data-exported' and a.subject = ${id}`,
  );
  expect(entry?.entry).toContain(staff.analyst.operatorId);
  expect(entry?.entry).not.toContain(reason);
  expect(entry?.entry).not.toContain('rosa@');
  const [kept, ...more] = (await careOf(id)).requests;
  const askedBy = { id: staff.analyst.operatorId };
  expect(kept).toMatchObject({ kind: 'EXPORT', status: 'APPROVED', reason, askedBy, decision: null });
  expect(more).toEqual([]);
  // There is nothing left to decide.
  expect((await decide(id, kept?.id ?? '', true)).code).toBe('CARE_REQUEST_DECIDED');
});

test('whoever did not look a customer up sees, copies and asks for nothing', async () => {
  const id = await givenCustomer(platform, shop, { cpf: nextCpf() });
  expect((await ask('GET /coordinator/borrowers/{id}/care', { params: { id } })).code).toBe('BORROWER_NOT_FOUND');
  expect((await request(id, { kind: 'ERASURE' })).code).toBe('BORROWER_NOT_FOUND');
  const body = { reason };
  expect((await ask('POST /coordinator/borrowers/{id}/data-export', { params: { id }, body })).code).toBe(
    'BORROWER_NOT_FOUND',
  );
});

test('an erasure waits for another person; contact goes at once, who never bought loses the photographs too', async () => {
  const { id } = await lookedUp({ email: 'rosa@correio.example' });
  await givenConflict(platform, shop.retailerId, id);
  const asked = (await request(id, { kind: 'ERASURE' })).body;
  expect(asked).toMatchObject({ status: 'WAITING', photosUntil: null });
  expect((await request(id, { kind: 'ERASURE' })).code).toBe('CARE_REQUEST_WAITING');
  expect((await decide(id, asked.id, true, staff.analyst.token)).code).toBe('CARE_REQUEST_OWN');
  expect((await ask('GET /coordinator/care-requests')).body.items.map((one) => one.id)).toContain(asked.id);
  // Whoever took it in the queue has it alone.
  const inQueue = { params: { kind: 'CUSTOMER_CARE', ownerId: id, id: asked.id }, token: third.token };
  await ask('POST /coordinator/desk/{kind}/{ownerId}/{id}/claim', inQueue);
  expect((await decide(id, asked.id, true)).code).toBe('CARE_REQUEST_CLAIMED');
  expect((await careOf(id)).requests).toMatchObject([{ claim: { by: { id: third.operatorId } } }]);
  await ask('POST /coordinator/desk/{kind}/{ownerId}/{id}/release', inQueue);
  expect((await decide(id, asked.id, true)).body).toMatchObject({ status: 'APPROVED', photosUntil: null });
  expect(await borrower(id)).toMatchObject({ phone: null, hash: null, email: null, disabled: true });
  // Whose contracts and books it is stays readable.
  expect((await borrower(id))?.name).not.toBe('');
  expect((await borrower(id))?.cpf).toBeTruthy();
  expect(await facesOf(id)).toBe(0);
  expect((await decide(id, asked.id, true)).code).toBe('CARE_REQUEST_DECIDED');
  expect((await careOf(id)).requests).toMatchObject([{ status: 'APPROVED', decision: { reason } }]);
});

test('nothing is erased while anything is owed, also where it was asked before', async () => {
  const { id } = await lookedUp();
  const asked = (await request(id, { kind: 'ERASURE' })).body;
  await givenSale(platform, shop, id, { cents: 30_000, count: 3 });
  expect((await decide(id, asked.id, true)).code).toBe('ERASURE_WHILE_OWED');
  expect((await borrower(id))?.phone).not.toBeNull();
  expect(await careOf(id)).toMatchObject({ bar: 'OWES' });
  expect((await decide(id, asked.id, false)).body).toMatchObject({ status: 'REFUSED' });
  expect((await request(id, { kind: 'ERASURE' })).code).toBe('ERASURE_WHILE_OWED');
});

test('photographs of who bought go five years after the last deal, at the close of a day, once', async () => {
  const { id } = await lookedUp();
  await givenConflict(platform, shop.retailerId, id);
  const contractId = await givenSale(platform, shop, id, { cents: 30_000, count: 1 });
  await sql`update installments set status = 'PAID', paid_on = '2026-11-21' where contract_id = ${contractId}::uuid`.execute(
    database.db,
  );
  const asked = (await request(id, { kind: 'ERASURE' })).body;
  expect((await decide(id, asked.id, true)).body).toMatchObject({ photosUntil: '2031-11-21' });
  expect(await facesOf(id)).toBe(1);
  const close = (day: '2031-11-21' | '2031-11-22') =>
    asSystem('test', () => erasePhotos.run(database.db, { day, now: clock.now(), cursor: null, limit: 50 }));
  expect(await close('2031-11-21')).toMatchObject({ rows: 0 });
  expect(await close('2031-11-22')).toMatchObject({ rows: 1 });
  expect(await facesOf(id)).toBe(0);
  expect(await close('2031-11-22')).toMatchObject({ rows: 0 });
  // The sale was undone by hand above: the books must hold at the end of the file.
  await sql`update installments set status = 'OPEN', paid_on = null where contract_id = ${contractId}::uuid`.execute(
    database.db,
  );
});

test('a duplicate is ended where it stands: it buys nothing, its contracts keep their party; not while both owe', async () => {
  const kept = await lookedUp();
  const twice = await lookedUp();
  const merge = (document: string) => request(kept.id, { kind: 'MERGE', duplicateDocument: document });
  expect((await merge(kept.cpf)).code).toBe('MERGE_SAME_CUSTOMER');
  const stranger = nextCpf();
  await givenCustomer(platform, shop, { cpf: stranger });
  // One whom the analyst did not look up is told from nobody.
  expect((await merge(stranger)).code).toBe('MERGE_DUPLICATE_NOT_FOUND');
  expect((await merge(nextCpf())).code).toBe('MERGE_DUPLICATE_NOT_FOUND');
  const contractId = await givenSale(platform, shop, twice.id, { cents: 30_000, count: 3 });
  const asked = (await merge(twice.cpf)).body;
  expect(asked).toMatchObject({ kind: 'MERGE', duplicate: { id: twice.id } });
  const other = await givenSale(platform, shop, kept.id, { cents: 20_000, count: 2 });
  expect((await decide(kept.id, asked.id, true)).code).toBe('MERGE_BOTH_OWE');
  await sql`update installments set status = 'CANCELED' where contract_id = ${other}::uuid`.execute(database.db);
  expect((await decide(kept.id, asked.id, true)).body).toMatchObject({ status: 'APPROVED' });
  await sql`update installments set status = 'OPEN' where contract_id = ${other}::uuid`.execute(database.db);
  expect(await borrower(twice.id)).toMatchObject({ disabled: true });
  expect(await borrower(kept.id)).toMatchObject({ disabled: false });
  expect(await careOf(twice.id)).toMatchObject({ mergedInto: kept.id });
  const parties = sql<{ id: string }>`select borrower_id as id from contracts where id = ${contractId}::uuid`;
  expect(await rowsOf(database.db, parties)).toEqual([{ id: twice.id }]);
  expect((await merge(twice.cpf)).code).toBe('MERGE_ALREADY_DONE');
});

test('a consent has its date, is withdrawn once, and may be given again', async () => {
  const { id } = await lookedUp();
  const give = () =>
    guardedWrite(
      database.db,
      consentFragments({ borrowerId: id, retailerId: shop.retailerId }, ['CREDIT_ANALYSIS'], clock.now()),
    );
  await give();
  clock.set(addSeconds(clock.now(), 60));
  await give();
  const [consent, ...more] = (await careOf(id)).consents;
  expect(consent).toMatchObject({ purpose: 'CREDIT_ANALYSIS', givenAt: '2026-11-21T15:00:00.000Z', withdrawnAt: null });
  expect(more).toEqual([]);
  const withdraw = () =>
    ask('POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw', {
      params: { id, consentId: consent?.id ?? '' },
      body: { reason },
    });
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).code).toBe('CONSENT_NOT_FOUND');
  expect((await careOf(id)).requests).toMatchObject([{ kind: 'CONSENT_WITHDRAWAL', status: 'APPROVED', reason }]);
  await give();
  expect((await careOf(id)).consents.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
});
