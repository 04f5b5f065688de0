import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { CODE, givenCustomer, givenShop } from '../../testing/shop.ts';
import { nextCpf } from '../borrowers/testing.ts';
import { givenOperator } from '../identity/testing.ts';
import { type ChangeKey, givenPhoneChange } from './testing.ts';
import { askPhoneChange } from './use-cases/ask-phone-change.ts';
import { beginDataVisit } from './use-cases/begin-visit.ts';
import { claimPhoneChange, releasePhoneChange } from './use-cases/claim-phone-change.ts';
import { decidePhoneChange } from './use-cases/decide-phone-change.ts';
import { listPhoneChanges } from './use-cases/list-phone-changes.ts';
import { requestPhoneCode } from './use-cases/request-phone-code.ts';
import { showOwnData } from './use-cases/show-data.ts';
import { verifyDataCode } from './use-cases/verify-code.ts';
import { withdrawPhoneChange } from './use-cases/withdraw-phone-change.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter();
const house = prepared(async () => {
  const provider = await givenShop(platform);
  await sql`update retailers set is_provider = true where id = ${provider.retailerId}::uuid`.execute(database.db);
  return provider;
});
let made = 0;
const nextPhone = () => `+55929${String(30_000_000 + (made += 1))}`;
const rosa = prepared(
  async () => {
    const [cpf, phone] = [nextCpf(), nextPhone()];
    return {
      cpf,
      phone,
      id: await givenCustomer(platform, shop, { cpf, phone, name: 'Rosa Prado', limitCents: 50_000 }),
    };
  },
  { per: 'test' },
);

const keyed = (actor: Actor) => asOperator(actor, { key: newId(), route: 'PATCH', bodyHash: '' });
async function analyst(name = 'ANALISTA', retailerId = house.retailerId, id?: string) {
  const email = `${newId()}@casa.example`;
  const operatorId = id ?? (await givenOperator(platform, { retailerId, name, role: 'analyst', email }));
  return keyed({ ...shop.actor, retailerId, operatorId, name, role: 'analyst', storeId: null });
}
type Analyst = Awaited<ReturnType<typeof analyst>>;
const makeCode = () => CODE;

async function visit(cpf = rosa.cpf): Promise<string> {
  const { key } = await beginDataVisit(platform, makeCode, { cpf }, '203.0.113.9');
  await verifyDataCode(platform, { key, code: CODE });
  return key;
}
/** A change that the customer asked for, by the code that the new phone got. */
async function asked(to = nextPhone()): Promise<ChangeKey & { to: string; key: string }> {
  const key = await visit();
  await requestPhoneCode(platform, makeCode, { key, phoneNumber: to });
  await askPhoneChange(platform, { key, code: CODE });
  const rows = await rowsOf(
    database.db,
    sql<{ id: string }>`select id from phone_changes where person_id = ${rosa.id}::uuid and status = 'WAITING'`,
  );
  return { personId: rosa.id, id: rows[0]?.id ?? '', to, key };
}
const ofKey = ({ personId, id }: ChangeKey): ChangeKey => ({ personId, id });
const claim = (by: Analyst, change: ChangeKey) => claimPhoneChange(platform, asOperator(by.actor), ofKey(change));
const decide = (by: Analyst, change: ChangeKey, isApproved: boolean) =>
  decidePhoneChange(platform, keyed(by.actor), ofKey(change), { isApproved, reason: 'Ligamos e conferimos' });
const waiting = async (by: Analyst) =>
  (await listPhoneChanges(platform, by.actor, { status: 'WAITING', sort: 'askedAt', limit: 50 })).items;
const messagesTo = async (phone: string) =>
  (
    await rowsOf(
      database.db,
      sql<{
        to: string;
        text: string;
      }>`select recipient_sealed as to, text_sealed as text from messages order by created_at, id`,
    )
  ).flatMap(({ to, text }) => (platform.secrets.decrypt(to) === phone ? platform.secrets.decrypt(text) : []));
const seenPhone = async () => {
  const found = await call(app, 'GET /coordinator/borrowers/find-one', {
    query: { cpf: rosa.cpf },
    token: staff.cashier.token,
  });
  return (found.body as { phoneNumber: string }).phoneNumber;
};

test('a customer asks, an analyst approves: the till sees the new phone, both are told, nothing else moves', async () => {
  const limit = () =>
    rowsOf(database.db, sql`select to_jsonb(l) as row from credit_limits l where borrower_id = ${rosa.id}::uuid`);
  const before = await limit();
  const old = await seenPhone();
  const grants = () =>
    rowsOf(database.db, sql`select to_jsonb(g) as row from lookup_grants g where borrower_id = ${rosa.id}::uuid`);
  const granted = await grants();
  const change = await asked();
  expect(await seenPhone()).toBe(old);
  const by = await analyst('MARTA');
  expect((await waiting(by)).find(({ id }) => id === change.id)).toMatchObject({
    subject: 'CUSTOMER',
    name: 'Rosa Prado',
    oldPhoneNumber: old,
    newPhoneNumber: change.to,
    hints: [],
    claim: null,
  });
  expect((await claim(by, change)).claim?.by.name).toBe('MARTA');
  const decided = await decide(by, change, true);
  expect(decided).toMatchObject({
    status: 'APPROVED',
    decision: { by: { name: 'MARTA' }, reason: 'Ligamos e conferimos' },
  });
  expect(await seenPhone()).toBe(`(92) *****-${change.to.slice(-4)}`);
  const told = 'o telefone do seu cadastro agora é';
  expect((await messagesTo(change.to)).at(-1)).toContain(told);
  expect((await messagesTo(rosa.phone)).at(-1)).toContain(told);
  expect((await messagesTo(rosa.phone)).at(-1)).toContain('https://balcao.example/c/dados');
  expect(await limit()).toEqual(before);
  expect(await grants()).toEqual(granted);
  await expectRefusal(decide(by, change, false), 'PHONE_CHANGE_DECIDED');
});

test('a refusal says why to the person, and the phone stays', async () => {
  const change = await asked();
  const by = await analyst();
  await claim(by, change);
  await decide(by, change, false);
  expect((await messagesTo(rosa.phone)).at(-1)).toContain('não foi aprovada');
  const key = await visit();
  const { phoneChange, phoneNumber } = await showOwnData(platform, key);
  expect(phoneNumber).toBe(rosa.phone);
  expect(phoneChange).toMatchObject({ status: 'REFUSED', reason: 'Ligamos e conferimos' });
});

test('two do not decide one request: of eight who take it at once one has it, for ten minutes', async () => {
  const change = await asked();
  const eight = await Promise.all(Array.from({ length: 8 }, (_, index) => analyst(`ANALISTA ${index}`)));
  const all = await Promise.all(eight.map((by) => codeOf(claim(by, change))));
  expect(all.filter((code) => code === 'done')).toHaveLength(1);
  expect(all.filter((code) => code === 'PHONE_CHANGE_CLAIMED')).toHaveLength(7);
  const holder = eight[all.indexOf('done')] ?? (await analyst());
  const other = eight.find((by) => by !== holder) ?? (await analyst());
  await expectRefusal(decide(other, change, true), 'PHONE_CHANGE_NOT_CLAIMED');
  clock.set(addSeconds(clock.now(), 10 * 60));
  await claim(other, change);
  await expectRefusal(decide(holder, change, true), 'PHONE_CHANGE_NOT_CLAIMED');
  await releasePhoneChange(platform, asOperator(other.actor), ofKey(change));
  await claim(holder, change);
  const words = await Promise.all([true, false].map((isApproved) => codeOf(decide(holder, change, isApproved))));
  expect(words.filter((code) => code === 'done')).toHaveLength(1);
});

test('an analyst is told of a number that others have, and of a change of late', async () => {
  const taken = nextPhone();
  await givenCustomer(platform, shop, { cpf: nextCpf(), phone: taken });
  await givenOperator(platform, { retailerId: shop.retailerId, phone: taken });
  const first = await asked();
  const by = await analyst();
  await claim(by, first);
  await decide(by, first, true);
  // The known phone is the new one now.
  const second = await asked(taken);
  const seen = (await waiting(by)).find(({ id }) => id === second.id);
  expect(seen?.hints).toEqual(['OTHER_CUSTOMER', 'STAFF', 'CHANGED_RECENTLY']);
});

test('a phone needs its code, one waits for a person, and who asked may withdraw', async () => {
  const change = await asked();
  await expectRefusal(
    requestPhoneCode(platform, makeCode, { key: change.key, phoneNumber: nextPhone() }),
    'PHONE_CHANGE_WAITING',
  );
  const { phoneChange } = await withdrawPhoneChange(platform, change.key);
  expect(phoneChange?.status).toBe('WITHDRAWN');
  await expectRefusal(claim(await analyst(), change), 'PHONE_CHANGE_DECIDED');
  await expectRefusal(
    requestPhoneCode(platform, makeCode, { key: change.key, phoneNumber: rosa.phone }),
    'PHONE_UNCHANGED',
  );
  await expectRefusal(askPhoneChange(platform, { key: change.key, code: CODE }), 'DATA_CODE_WRONG');
  await requestPhoneCode(platform, makeCode, { key: change.key, phoneNumber: nextPhone() });
  await expectRefusal(askPhoneChange(platform, { key: change.key, code: '000000' }), 'DATA_CODE_WRONG');
  const both = await Promise.all([1, 2].map(() => codeOf(askPhoneChange(platform, { key: change.key, code: CODE }))));
  expect(both.filter((code) => code === 'done')).toHaveLength(1);
});

test('what it was asked for is what it changes: another phone since then is told', async () => {
  const change = await asked();
  const by = await analyst();
  await claim(by, change);
  await sql`update borrowers set phone_sealed = ${platform.secrets.encrypt(nextPhone())} where id = ${rosa.id}::uuid`.execute(
    database.db,
  );
  await expectRefusal(decide(by, change, true), 'PHONE_CHANGE_OUTDATED');
  expect((await decide(by, change, false)).status).toBe('REFUSED');
});

test("an analyst of a retailer decides on its operators alone, never on oneself; the provider's on all", async () => {
  const [mine, phone] = [nextPhone(), nextPhone()];
  const operatorId = await givenOperator(platform, {
    retailerId: shop.retailerId,
    phone,
    email: `${newId()}@casa.example`,
  });
  const change = await givenPhoneChange(platform, shop, { personId: operatorId, from: phone, to: mine });
  const ofCustomer = await asked();
  const local = await analyst('LOCAL', shop.retailerId);
  const elsewhere = await analyst('DE FORA', (await givenShop(platform)).retailerId);
  expect((await waiting(local)).map(({ id }) => id)).toContain(change.id);
  expect((await waiting(local)).map(({ id }) => id)).not.toContain(ofCustomer.id);
  await expectRefusal(claim(local, ofCustomer), 'PHONE_CHANGE_NOT_FOUND');
  await expectRefusal(claim(elsewhere, change), 'PHONE_CHANGE_NOT_FOUND');
  await expectRefusal(claim(await analyst('EU', shop.retailerId, operatorId), change), 'PHONE_CHANGE_OWN');
  await claim(local, change);
  await decide(local, change, true);
  const rows = await rowsOf(
    database.db,
    sql<{ phone: string }>`select phone from operators where id = ${operatorId}::uuid`,
  );
  expect(rows).toEqual([{ phone: mine }]);
  const theirs = await givenPhoneChange(platform, shop, { personId: operatorId, from: mine, to: phone });
  const ofProvider = await analyst();
  await claim(ofProvider, theirs);
  expect((await decide(ofProvider, theirs, true)).status).toBe('APPROVED');
});
