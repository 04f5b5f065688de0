import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { systemClock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { signMessage } from '../kernel/signature.ts';
import { givenPixCharge, newEndToEndId } from '../modules/pix/testing.ts';
import { bankOf } from '../testing/pix-bank.ts';
import { givenSales } from './testing/sales.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const ROUNDS = 10;

const { database, platform, shop, cashier, urlOf } = prepareTwoServers();

async function answerOf(response: Response): Promise<string> {
  const { outcome, code } = (await response.json()) as { outcome?: string; code?: string };
  return response.ok ? (outcome ?? 'PAID') : (code ?? String(response.status));
}

function tell(turn: number, body: string): Promise<string> {
  const { timestamp, signature } = signMessage(bankOf(platform).webhookSecret, body, systemClock.now());
  const headers = { 'content-type': 'application/json', 'x-pix-timestamp': timestamp, 'x-pix-signature': signature };
  return fetch(`${urlOf(turn)}/webhooks/pix`, { method: 'POST', headers, body }).then(answerOf);
}

function payAtCounter(turn: number, installmentIds: readonly string[]): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${cashier.token}`,
    'idempotency-key': newId(),
  };
  const body = JSON.stringify({ installmentIds, storeId: shop.storeId });
  const url = `${urlOf(turn)}/coordinator/contracts/installments/pay-multiple`;
  return fetch(url, { method: 'POST', headers, body }).then(answerOf);
}

interface Ended {
  paid: number;
  times: number;
  received: number;
  applied: number;
  credit: number;
}

const endOf = async (borrowerId: string): Promise<Ended | undefined> =>
  (
    await sql<Ended>`
      select (select count(*)::int from installments where borrower_id = b.id and status = 'PAID') as paid,
        (select count(*)::int from payment_items where borrower_id = b.id and kind = 'INSTALLMENT') as times,
        (select coalesce(sum(value_cents), 0)::int from pix_receipts where borrower_id = b.id) as received,
        (select coalesce(sum(total_cents), 0)::int from payments where borrower_id = b.id and method = 'PIX') as applied,
        (select coalesce(-sum(amount_cents), 0)::int from journal_lines where borrower_id = b.id and account = 'customer_credits') as credit
      from borrowers b where b.id = ${borrowerId}::uuid`.execute(database.db)
  ).rows[0];

// Planted: with the limit moved by receivePix whatever its version, losers fail instead of becoming a credit, and the
// bank hears 500.
test('a Pix and the counter for the same installments, on two servers: paid once, the other money credited', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { borrowerId, contracts } = await givenSales({ platform, shop }, 1, 3);
    const ids = contracts[0] ?? [];
    const { txid, value } = await givenPixCharge(platform, shop, ids);
    const notice = (endToEndId: string) =>
      JSON.stringify({ txid, endToEndId, value: value / 100, paidAt: systemClock.now().toISOString() });
    const [first, second] = [notice(newEndToEndId()), notice(newEndToEndId())];
    // The bank tells each transfer twice, to either server; two tills take the money as well.
    const [one, oneAgain, other, otherAgain, ...tills] = await Promise.all([
      tell(round, first),
      tell(round + 1, first),
      tell(round + 1, second),
      tell(round, second),
      payAtCounter(round, ids),
      payAtCounter(round + 1, ids),
    ]);
    expect([one, other]).toEqual([oneAgain, otherAgain]);
    const works = [one, other, ...tills].map(String).toSorted();
    const isCounterFirst = tills.includes('PAID');
    expect(works).toEqual(
      isCounterFirst
        ? ['ALREADY_PAID', 'CREDITED', 'DUPLICATE', 'PAID']
        : ['ALREADY_PAID', 'ALREADY_PAID', 'DUPLICATE', 'SETTLED'],
    );
    for (const outcome of works) seen.add(outcome);
    const paidByPix = isCounterFirst ? 0 : value;
    expect(await endOf(borrowerId)).toEqual({
      paid: 3,
      times: 3,
      received: 2 * value,
      applied: paidByPix,
      credit: 2 * value - paidByPix,
    });
  }
  expect(seen.size).toBeGreaterThan(2);
}, 120_000);
