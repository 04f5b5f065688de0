import type { Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { call } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { givenSale } from '../../../testing/shop.ts';
import { deskOf, givenColleague, givenInstallments } from '../testing/desk.ts';
import { showStatement } from './show-statement.ts';

const { database, platform, clock, shop, signedIn, app } = prepareCounter({ at: '2026-06-22T15:00:00Z' });

type Statement = Wire<'GET /coordinator/borrowers/{id}/statement'>['answer'];
const year = { from: '2026-01-01', to: '2026-12-31' };
const statement = async (id: string, query = year) => {
  const answer = await call(app, 'GET /coordinator/borrowers/{id}/statement', {
    params: { id },
    query,
    token: signedIn.token,
  });
  return { ...answer, body: answer.body as Statement };
};
const one = async (query: ReturnType<typeof sql<{ cents: string }>>) =>
  Number((await query.execute(database.db)).rows[0]?.cents ?? 0);

test('its sums are those of the books: installments sold, payments received and taken back, what is open', async () => {
  const desk = deskOf(platform, shop);
  const { borrowerId, ids, contractId } = await givenInstallments(platform, shop);
  const other = await givenSale(platform, shop, borrowerId, { cents: 30_000, count: 3 });
  clock.set('2026-09-15T15:00:00Z');
  await desk.pay(ids.slice(0, 2));
  const [wrong] = await desk.pay(ids.slice(2, 3));
  await desk.undo(wrong?.paymentId ?? '', { by: await givenColleague(platform, shop) });
  await desk.payAmount(contractId, 5_000);
  // As the use case answers: the session is of months ago. Cents.
  const body = await showStatement(platform, shop.actor, { borrowerId, ...year });
  const of = sql`borrower_id = ${borrowerId}::uuid`;
  expect(body.totals).toEqual({
    bought: await one(sql`select sum(amount_cents) as cents from installments where ${of}`),
    paid: await one(sql`select sum(total_cents) as cents from payments where ${of}`),
    undone: await one(sql`select sum(p.total_cents) as cents from payments p join payment_undos u
      on u.borrower_id = p.borrower_id and u.payment_id = p.id where p.borrower_id = ${borrowerId}::uuid`),
    returned: 0,
  });
  expect(body.totals.undone).toBeGreaterThan(0);
  const owed = await desk.open(borrowerId);
  expect(body.due).toBe(owed.reduce((sum, { paymentDue }) => sum + paymentDue, 0));
  expect(body.open.map((open) => open.openInstallments).reduce((sum, count) => sum + count, 0)).toBe(owed.length);
  expect(body.open[0]).toMatchObject({ contractId: other, overdueInstallments: 2, nextDueDate: '2026-07-22' });
  expect(body.open[1]).toMatchObject({ contractId, overdueInstallments: 0 });
  expect(body.lines.map(({ kind }) => kind)).toEqual([
    'PURCHASE',
    'PURCHASE',
    'PAYMENT',
    'PAYMENT',
    'PAYMENT_UNDO',
    'PAYMENT',
  ]);
});

test('a day of the period counts whole, in the zone of the shop, and nothing of the day after', async () => {
  const { borrowerId } = await givenInstallments(platform, shop);
  const kinds = async (from: string, to: string) => (await statement(borrowerId, { from, to })).body.lines.length;
  expect(await kinds('2026-06-22', '2026-06-22')).toBe(1);
  expect(await kinds('2026-06-23', '2026-06-30')).toBe(0);
  expect(await kinds('2026-06-01', '2026-06-21')).toBe(0);
});

test('a period that cannot be is refused in words, a stranger is nobody, and the paper is a PDF', async () => {
  const { borrowerId } = await givenInstallments(platform, shop);
  const invalid = ['2026-12-31 2026-01-01', '2025-01-01 2026-06-01'].map((text) => text.split(' '));
  for (const [from = '', to = ''] of invalid) {
    expect((await statement(borrowerId, { from, to })).code).toBe('STATEMENT_PERIOD_INVALID');
  }
  const paper = await call(app, 'GET /coordinator/borrowers/{id}/statement/render', {
    params: { id: borrowerId },
    query: year,
    token: signedIn.token,
  });
  expect(
    Buffer.from(paper.body as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
