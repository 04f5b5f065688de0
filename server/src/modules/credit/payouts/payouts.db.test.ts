import type { Cents } from '@balcao/contract';
import { cents, civilDate } from '@balcao/credit-math';
import { beforeEach, expect, test } from 'vitest';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { asOperator } from '../../../kernel/act/principal.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { by, givenCustomer, givenSale, givenShop, type Shop } from '../../../testing/shop.ts';
import { journalFragments } from '../../books/index.ts';
import { givenOperator } from '../../identity/testing.ts';
import { accruedIncentiveFact } from '../incentives/facts.ts';
import { reverseIncentiveFragments } from '../incentives/store.ts';
import { incentivePostings } from '../rules/incentive-amounts.ts';
import { creditInvariants } from '../invariants.ts';
import { givenIncentiveRule } from '../testing.ts';
import { closeIncentives } from './use-cases/close-incentives.ts';
import { payIncentives, returnIncentive } from './use-cases/pay-incentives.ts';
import { exportPayouts, listOwnPayouts, listPayouts } from './use-cases/show-payouts.ts';

const { database, platform, clock, shop } = prepareCounter({ shopPer: 'test' });
const other = prepared(() => givenShop(platform), { per: 'test' });
const MONTH = '2026-11';
const KEY = 'caixa@teste.example';

/** A person of the shop's office. */
const person = async (name: string, of: Shop = shop) => {
  const operatorId = await givenOperator(platform, { retailerId: of.retailerId, storeId: of.storeId });
  const actor = { ...of.actor, operatorId, name, role: 'analyst' as const };
  return { actor, keyed: (route: string, key?: string): Keyed => by({ actor }, route, key) };
};
type Person = Awaited<ReturnType<typeof person>>;
const close = (who: Person, month = MONTH, key?: string) =>
  closeIncentives(platform, who.keyed('POST /incentives/payouts', key), month);
const pay = (who: Person, id: string, pixKey = KEY, key?: string) =>
  payIncentives(platform, who.keyed('POST /incentives/payouts/pay', key), [{ id, pixKey }]);
const giveBack = (who: Person, id: string) =>
  returnIncentive(platform, who.keyed('POST /incentives/payouts/{id}/return'), { id, reason: 'Chave inexistente' });
const keyOfSeller = (key: string | null) =>
  sql`update operators set pix_key = ${key} where id = ${shop.actor.operatorId}::uuid`.execute(database.db);
/** What the books say is still owed to sellers. */
const payable = async () =>
  Number(
    (
      await sql<{ cents: string }>`select coalesce(-sum(l.amount_cents), 0)::text as cents from journal_lines l
        join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
        where l.account = 'incentive_payable' and e.retailer_id = ${shop.retailerId}::uuid`.execute(database.db)
    ).rows[0]?.cents,
  );

/** What was earned on the smaller sale goes back, in December. */
async function takeBack(amount: Cents): Promise<void> {
  const { rows } = await sql<{ borrowerId: string; subjectId: string }>`
    select borrower_id as "borrowerId", subject_id as "subjectId" from incentives
    where retailer_id = ${shop.retailerId}::uuid and amount_cents = ${amount}`.execute(database.db);
  const [of] = rows;
  if (!of) throw new Error('nothing earned');
  const { retailerId } = shop;
  const facts = await rowOf(database.db, select({ accrued: accruedIncentiveFact(retailerId, of.subjectId, 'SALE') }));
  if (!facts?.accrued) throw new Error('nothing earned');
  const at = new Date('2026-12-10T15:00:00Z');
  const subject = { ...of, event: 'SALE' as const, retailerId, at, on: civilDate('2026-12-10') };
  const postings = incentivePostings(cents(0 - amount));
  const entry = {
    ...subject,
    subjectId: newId(),
    storeId: shop.storeId,
    event: 'INCENTIVE_REVERSAL' as const,
    postings,
  };
  await guardedWrite(database.db, [
    ...reverseIncentiveFragments({ ...subject, accrued: facts.accrued, cents: amount }),
    ...journalFragments(entry),
  ]);
}

const broken = async () =>
  (await Promise.all(creditInvariants.map((rule) => sql.raw(rule.sql).execute(database.db)))).flatMap(
    ({ rows }) => rows,
  );

beforeEach(async () => {
  await givenIncentiveRule(database.db, { retailerId: shop.retailerId });
  await keyOfSeller(KEY);
});

/** The shop's cashier sells to two customers: R$ 3,00 are earned. */
async function givenEarned(): Promise<void> {
  for (const value of [10_000, 20_000])
    await givenSale(platform, shop, await givenCustomer(platform, shop), { cents: value, count: 2 });
}

test('a month is closed once it is over, and paid by another person to the key shown; the books say so', async () => {
  await givenEarned();
  const [ana, eva] = [await person('Ana'), await person('Eva')];
  await expectRefusal(close(ana), 'PAYOUT_MONTH_NOT_OVER');
  expect(await listPayouts(platform, ana.actor, MONTH)).toMatchObject({
    isOver: false,
    openEarners: 1,
    openTotal: 300,
  });
  clock.set('2026-12-01T15:00:00Z');
  const key = newId();
  const closed = await close(ana, MONTH, key);
  expect(closed).toMatchObject({ isOver: true, openEarners: 0, toPayTotal: 300, paidTotal: 0 });
  expect(closed.items).toMatchObject([{ amount: 300, status: 'OPEN', pixKey: KEY, closedBy: { name: 'Ana' } }]);
  // The same request again, and another close of the same month, make nothing new.
  expect([await close(ana, MONTH, key), await close(eva)]).toEqual([closed, closed]);
  const { id } = closed.items[0] ?? { id: '' };
  await expectRefusal(pay(ana, id), 'PAYOUT_SECOND_PERSON');
  await expectRefusal(pay(eva, id, 'outra@teste.example'), 'PAYOUT_KEY_CHANGED');
  await expectRefusal(pay(await person('Zoe', other), id), 'PAYOUT_NOT_FOUND');
  expect(await payable()).toBe(300);
  const once = newId();
  expect(await pay(eva, id, KEY, once)).toEqual({ count: 1, total: 300 });
  expect(await pay(eva, id, KEY, once)).toEqual({ count: 1, total: 300 });
  await expectRefusal(pay(eva, id), 'PAYOUTS_MOVED');
  expect(await payable()).toBe(0);
  await keyOfSeller(null);
  expect(await listPayouts(platform, ana.actor, MONTH)).toMatchObject({
    toPayTotal: 0,
    paidTotal: 300,
    items: [{ status: 'PAID', pixKey: KEY, paid: { by: { name: 'Eva' } } }],
  });
  expect(await broken()).toEqual([]);
});

test('a Pix that comes back is owed again, in the books too, and paid once more', async () => {
  await givenEarned();
  clock.set('2026-12-01T15:00:00Z');
  const [ana, eva] = [await person('Ana'), await person('Eva')];
  const { id } = (await close(ana)).items[0] ?? { id: '' };
  await expectRefusal(giveBack(eva, id), 'PAYOUTS_MOVED');
  await pay(eva, id);
  const both = await Promise.allSettled([giveBack(eva, id), giveBack(ana, id)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await payable()).toBe(300);
  expect((await listPayouts(platform, ana.actor, MONTH)).items).toMatchObject([
    { status: 'RETURNED', returned: { reason: 'Chave inexistente' } },
  ]);
  await keyOfSeller(null);
  await expectRefusal(pay(eva, id), 'PAYOUT_WITHOUT_KEY');
  await keyOfSeller(KEY);
  await pay(eva, id);
  expect(await payable()).toBe(0);
  expect(await listOwnPayouts(platform, shop.actor)).toMatchObject({
    hasPixKey: true,
    items: [{ month: MONTH, amount: 300, status: 'PAID' }],
  });
  expect(await broken()).toEqual([]);
});

test('what was taken back after its month is carried over, and paid once the seller has earned more', async () => {
  await givenEarned();
  clock.set('2026-12-01T15:00:00Z');
  const ana = await person('Ana');
  await close(ana);
  await takeBack(cents(100));
  clock.set('2027-01-02T15:00:00Z');
  expect(await close(ana, '2026-12')).toMatchObject({ openEarners: 0, items: [] });
  await givenSale(platform, shop, await givenCustomer(platform, shop), { cents: 80_000, count: 2 });
  clock.set('2027-02-02T15:00:00Z');
  expect((await close(ana, '2027-01')).items).toMatchObject([{ amount: 700 }]);
});

test('the list goes out as a sheet in which no cell begins a formula, and that is recorded', async () => {
  await givenEarned();
  await sql`update operators set name = '=CAIXA' where id = ${shop.actor.operatorId}::uuid`.execute(database.db);
  clock.set('2026-12-01T15:00:00Z');
  const ana = await person('Ana');
  await close(ana);
  const lines: string[] = [];
  for await (const line of await exportPayouts(platform, asOperator(ana.actor), MONTH)) lines.push(line);
  expect(lines.join('')).toContain(`"2026-11";"'=CAIXA";"R$\u00A03,00";"${KEY}";"A pagar";"Ana"`);
  const told = await sql`select 1 from audit_entries where action = 'incentive.exported'
    and retailer_id = ${shop.retailerId}::uuid`.execute(database.db);
  expect(told.rows).toHaveLength(1);
});
