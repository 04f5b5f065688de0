import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { deskOf, givenColleague, givenInstallments } from '../modules/payments/testing/desk.ts';
import { givenSession, type Post } from './testing/till.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const storm = prepareTwoServers();

const ROUNDS = 10;
const CLIENTS = 4;

type Send = (server: number) => Promise<string>;

/** Sends each thing `CLIENTS` times at once, in random order, to the servers in turn; outcomes by name. */
async function atOnce(sends: Record<string, Send>): Promise<Record<string, string[]>> {
  const outcomes: Record<string, string[]> = {};
  const all = Object.entries(sends).flatMap(([name, send]) =>
    Array.from({ length: CLIENTS }, () => ({ name, send, at: Math.random() })),
  );
  const inOrder = all.toSorted((left, right) => left.at - right.at);
  await Promise.all(inOrder.map(async ({ name, send }, index) => void (outcomes[name] ??= []).push(await send(index))));
  return outcomes;
}

const done = (outcomes: readonly string[] = []) => outcomes.filter((outcome) => outcome === 'done').length;
const others = (outcomes: readonly string[] = []) => new Set(outcomes.filter((outcome) => outcome !== 'done'));

/** Cents that the books hold in cash of a customer, and those of the payments that stand. */
async function moneyOf(borrowerId: string) {
  const found = await sql<{ cash: number; standing: number }>`
    select (select coalesce(sum(amount_cents), 0)::bigint from journal_lines
        where borrower_id = ${borrowerId}::uuid and account = 'cash_at_retailer') as cash,
      (select coalesce(sum(p.total_cents), 0)::bigint from payments p where p.borrower_id = ${borrowerId}::uuid
        and not exists (select 1 from payment_undos u where u.payment_id = p.id)) as standing`.execute(
    storm.database.db,
  );
  return found.rows[0];
}

// Planted: with undoPayment deciding on facts read before its act (its second try taking a new limit version alone) a
// payment was taken back below one that followed it.
test('a payment is taken back, or followed by the next one, never both; no money is lost or counted twice', async () => {
  const { platform, shop } = storm;
  const desk = deskOf(platform, shop);
  const manager = await givenSession(platform, await givenColleague(platform, shop));
  const storeId = shop.storeId;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { borrowerId, contractId, ids } = await givenInstallments(platform, shop);
    const [entry] = await desk.pay(ids.slice(0, 1));
    const undoPath = `/coordinator/payments/${entry?.paymentId}/undo`;
    const post = (path: string, body: object): Post => ({ path, key: newId(), body: { storeId, ...body } });
    const { undo, next, part } = await atOnce({
      undo: (server) => storm.send(server, post(undoPath, { reason: 'Pago por engano' }), manager),
      next: (server) =>
        storm.send(
          server,
          post('/coordinator/contracts/installments/pay-multiple', { installmentIds: ids.slice(1, 2) }),
        ),
      part: (server) => storm.send(server, post(`/coordinator/contracts/${contractId}/payments`, { amount: 10 })),
    });
    expect([done(undo) + done(next), done(part)]).toEqual([1, CLIENTS]);
    const isUndone = done(undo) === 1;
    expect(others(undo)).toEqual(new Set([isUndone ? 'ALREADY_UNDONE' : 'LATER_PAYMENT_EXISTS']));
    expect(others(next)).toEqual(new Set([isUndone ? 'PREVIOUS_INSTALLMENT_IS_PENDING' : 'ALREADY_PAID']));
    const money = await moneyOf(borrowerId);
    expect(money?.cash).toBe(money?.standing);
  }
}, 120_000);
