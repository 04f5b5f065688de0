import type { RouteName, Wire } from '@balcao/contract';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { type Ask, call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { CODE, givenCustomer, givenSale } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { givenCalculator, nextBuyer } from './testing.ts';

const { database, platform, clock, shop, app } = prepareCounter({ givenShop: givenCalculator, connections: 12 });
beforeEach(() => sql`truncate quota_uses`.execute(database.db));

/** A customer of whom the bureau says the best, with R$ 1.000,00. */
async function givenBuyer() {
  const buyer = nextBuyer();
  return { ...buyer, id: await givenCustomer(platform, shop, buyer) };
}
const read = <T>(query: Template<T>) => rowsOf(database.db, query);
const ask = async <K extends RouteName>(name: K, options: Ask = {}) => {
  const answer = await call(app, name, options);
  return { ...answer, body: answer.body as Wire<K>['answer'] };
};
const begin = (phone: string, storeId?: string) =>
  ask('POST /budgets/visits', { body: { phone, ...(storeId && { storeId }) } });
const verify = (key: string, code: string = CODE) => ask('POST /budgets/visits/verify', { body: { key, code } });
const asks = (key: string, cpf: string, value = 1_200) =>
  ask('POST /budgets/visits/chat', { body: { key, cpf, value } });
const proven = async (phone: string, storeId?: string) => {
  const { key } = (await begin(phone, storeId)).body;
  expect((await verify(key)).body).toMatchObject({ campaignEndsOn: null });
  return key;
};
const sent = async () =>
  (await read(sql<{ n: number }>`select count(*)::int as n from messages where purpose = 'BUDGET_CODE'`))[0]?.n ?? 0;

test('proves the phone and has the budget of the own CPF, in the store of the address or the last one', async () => {
  const { id, cpf, phone } = await givenBuyer();
  const key = (await begin(phone, shop.storeId)).body.key;
  expect((await asks(key, cpf)).code).toBe('BUDGET_VISIT_OVER');
  expect((await verify(key, '000000')).code).toBe('BUDGET_CODE_WRONG');
  await verify(key);
  expect((await asks(key, cpf)).body).toMatchObject({ action: 'APPROVED_AUTO', new_limit: 1_200 });
  expect((await verify(key)).code).toBe('BUDGET_CODE_WRONG');
  const alone = await proven(phone);
  expect((await asks(alone, cpf)).code).toBe('BUDGET_STORE_UNKNOWN');
  await givenSale(platform, shop, id, { cents: 10_000, count: 1 });
  expect((await asks(alone, cpf, 100)).body.action).toBe('SUFFICIENT_LIMIT');
  clock.set('2026-11-21T15:30:00Z');
  expect((await asks(alone, cpf)).code).toBe('BUDGET_VISIT_OVER');
});

const times = Number(process.env['BUDGET_VISITORS'] ?? 60);

test(
  'with phones and addresses of their own learns nothing of any CPF, and messages stay within their caps',
  { timeout: 60_000 + times * 100 },
  async () => {
    const customers = [];
    for (let one = 0; one < 4; one += 1) customers.push(await givenBuyer());
    const theirs = customers.map(({ cpf }) => cpf);
    const nobodys = theirs.map((_, one) => completeCpf(String(400_000_000 + one)));
    const before = await sent();
    const seen = { theirs: new Set<string>(), nobodys: new Set<string>() };
    const doors = new Map<string, number>();
    let codes = 0;
    for (let time = 0; time < times; time += 1) {
      // Six tries of a phone, seven phones of an address: both caps are met.
      const phone = `+55929${String(70_000_000 + Math.floor(time / 6))}`;
      const block = Math.floor(time / 42);
      const address = `10.${block >> 16}.${(block >> 8) & 255}.${block & 255}`;
      const [door, isFifth] = [doors.get(address) ?? 0, time % 6 < 5];
      const begun = await ask('POST /budgets/visits', { body: { phone, storeId: shop.storeId }, address });
      const isLet = isFifth && door < 30 && codes < 1_000;
      expect(begun.code).toBe(isLet ? undefined : 'TOO_MANY_REQUESTS');
      if (!isLet) continue;
      codes += 1;
      doors.set(address, door + 1);
      const { key } = begun.body;
      await verify(key);
      for (const [kind, cpfs] of Object.entries({ theirs, nobodys })) {
        const body = { key, cpf: cpfs[time % 4] ?? '', value: 100 + time };
        const told = await ask('POST /budgets/visits/chat', { body, address });
        const said = JSON.stringify(told.body).replace(/"traceId":"[^"]*"/, '');
        seen[kind as keyof typeof seen].add(`${told.status} ${told.code} ${said}`);
      }
    }
    expect([...seen.theirs].toSorted()).toEqual([...seen.nobodys].toSorted());
    expect([...seen.theirs].every((told) => /^(404 CPF_NOT_FOUND|429 TOO_MANY_REQUESTS) /.test(told))).toBe(true);
    expect((await sent()) - before).toBe(codes);
    const raised = await read(sql`select 1 as n from limit_increases where borrower_id in (
      select jsonb_array_elements_text(${JSON.stringify(customers.map(({ id }) => id))}::jsonb)::uuid)`);
    expect(raised).toEqual([]);
  },
);

test('guesses a code five times', async () => {
  const { phone } = await givenBuyer();
  const { key } = (await begin(phone)).body;
  const codes = [];
  for (let wrong = 0; wrong < 5; wrong += 1) codes.push((await verify(key, '000000')).code);
  codes.push((await verify(key)).code);
  expect(new Set(codes)).toEqual(new Set(['BUDGET_CODE_WRONG']));
});
