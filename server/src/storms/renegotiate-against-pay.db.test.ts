import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { addSeconds, setClock, systemClock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { signMessage } from '../kernel/signature.ts';
import { givenColleague } from '../modules/payments/testing/desk.ts';
import { givenAgreementCharge, newEndToEndId } from '../modules/pix/testing.ts';
import { bankOf } from '../testing/pix-bank.ts';
import { testPlatform } from '../testing/platform.ts';
import { CODE, givenCustomer, givenSale } from '../testing/shop.ts';
import { counterOf, givenRenegotiationPolicy } from '../modules/renegotiation/testing.ts';
import { givenSession, type Post } from './testing/till.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const storm = prepareTwoServers();

const ROUNDS = 10;
/** A machine may favour one side by more than the head start of a few rounds. */
const MOST_ROUNDS = 60;
const HEAD_START_MS = 4;
const TILLS = 3;
const DAY_SECONDS = 86_400;

beforeAll(async () => {
  await givenRenegotiationPolicy(storm.platform, storm.shop);
  await storm.untilDayIsClosed();
}, 60_000);

interface Round {
  borrowerId: string;
  contractId: string;
  /** Oldest first. */
  installmentIds: string[];
  agreementId: string;
  optionId: string;
}

/** A customer of 100 days ago who never paid, with a simulated agreement whose code was sent. */
async function givenRound(): Promise<Round> {
  const { platform, shop } = storm;
  const past = testPlatform(platform.db, setClock(addSeconds(platform.clock.now(), -100 * DAY_SECONDS)));
  const borrowerId = await givenCustomer(past, shop, { phone: `+55929${newId().replaceAll(/\D/g, '').slice(-8)}` });
  const contractId = await givenSale(past, shop, borrowerId, { cents: 60_000, count: 6 });
  const counter = counterOf(platform, shop);
  const offer = await counter.simulate(borrowerId, [contractId]);
  const optionId = offer.options[1]?.id ?? '';
  await counter.sendCode(offer.id, optionId);
  const { rows } = await sql<{ id: string }>`
    select id from installments where contract_id = ${contractId}::uuid order by number`.execute(platform.db);
  return { borrowerId, contractId, installmentIds: rows.map(({ id }) => id), agreementId: offer.id, optionId };
}

const accept = ({ agreementId, optionId }: Round): Post => ({
  path: `/coordinator/renegotiations/${agreementId}/accept`,
  key: newId(),
  body: { optionId, code: CODE, storeId: storm.shop.storeId },
});
const pay = ({ installmentIds }: Round): Post => ({
  path: '/coordinator/contracts/installments/pay-multiple',
  key: newId(),
  body: { installmentIds: installmentIds.slice(0, 2), storeId: storm.shop.storeId },
});

const one = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(storm.platform.db)).rows[0]?.n;

// Planted: without moveLimitFragment in the acceptance losers are told REQUEST_IN_PROGRESS; without `i.status = 'OPEN'`
// in renegotiatedInstallmentsFragment as well an agreement and a payment both win.
test('an agreement accepted while its installments are being paid: exactly one wins, ten times over', async () => {
  const winners = { agreement: 0, payment: 0 };
  // Milliseconds that payments wait; below zero acceptances wait. Who wins gives some away, so that each side wins somewhere.
  let lead = 2 * HEAD_START_MS;
  const isSettled = () => Math.min(winners.agreement, winners.payment) > 0;
  for (let number = 0; number < ROUNDS || (!isSettled() && number < MOST_ROUNDS); number += 1) {
    const round = await givenRound();
    const posts = Array.from({ length: TILLS }, () => [accept(round), pay(round)]).flat();
    const outcomes = await Promise.all(
      posts.map(async (post, index) => {
        await sleep(Math.max(0, index % 2 === 1 ? lead : -lead));
        return { post, outcome: await storm.send(index >> 1, post) };
      }),
    );
    const told = (kind: string) =>
      outcomes.filter(({ post }) => post.path.endsWith(kind)).map(({ outcome }) => outcome);
    const agreed = told('accept').filter((outcome) => outcome === 'done').length;
    const paid = told('pay-multiple').filter((outcome) => outcome === 'done').length;
    expect(agreed + paid).toBe(1);
    const lostAgreement = new Set(['RENEGOTIATION_ALREADY_ACCEPTED', 'RENEGOTIATION_OFFER_EXPIRED', 'done']);
    expect(told('accept').filter((outcome) => !lostAgreement.has(outcome))).toEqual([]);
    const lostPayment = new Set(['INSTALLMENT_IN_RENEGOTIATION', 'ALREADY_PAID', 'done']);
    expect(told('pay-multiple').filter((outcome) => !lostPayment.has(outcome))).toEqual([]);
    const state = sql<{ n: number }>`
      select count(*) as n from installments where contract_id = ${round.contractId}::uuid and renegotiation_id is not null`;
    expect(await one(state)).toBe(agreed === 1 ? 6 : 0);
    winners[agreed === 1 ? 'agreement' : 'payment'] += 1;
    lead += agreed === 1 ? -HEAD_START_MS : HEAD_START_MS;
  }
  expect(Math.min(winners.agreement, winners.payment)).toBeGreaterThan(0);
}, 120_000);

interface Ended {
  agreed: number;
  paid: number;
  cash: number;
  byPix: number;
  credit: number;
}

/** Payments that paid the agreement, those of it that say so, and all money. */
const endOf = async ({ borrowerId, agreementId }: Round): Promise<Ended | undefined> =>
  (
    await sql<Ended>`
      select (select count(*)::int from payment_items where borrower_id = b.id and kind = 'RENEGOTIATION') as agreed,
        (select count(*)::int from renegotiation_payments where renegotiation_id = ${agreementId}::uuid and status = 'PAID') as paid,
        (select count(*)::int from payments where borrower_id = b.id and method = 'STORE_CASH') as cash,
        (select coalesce(sum(total_cents), 0)::int from payments where borrower_id = b.id and method = 'PIX') as "byPix",
        (select coalesce(-sum(amount_cents), 0)::int from journal_lines where borrower_id = b.id and account = 'customer_credits') as credit
      from borrowers b where b.id = ${borrowerId}::uuid`.execute(storm.platform.db)
  ).rows[0];

// Whoever is first, the version of the limit row makes the others read again.
test('a payment of an agreement at two tills and by Pix while it is broken: it counts once, all money is somewhere', async () => {
  const { platform, shop } = storm;
  const manager = await givenSession(platform, await givenColleague(platform, shop));
  const tell = async (turn: number, body: string) => {
    const { timestamp, signature } = signMessage(bankOf(platform).webhookSecret, body, systemClock.now());
    const headers = { 'content-type': 'application/json', 'x-pix-timestamp': timestamp, 'x-pix-signature': signature };
    const response = await fetch(`${storm.urlOf(turn)}/webhooks/pix`, { method: 'POST', headers, body });
    return ((await response.json()) as { outcome?: string }).outcome ?? String(response.status);
  };
  const seen = new Set<string>();
  for (let number = 0; number < ROUNDS; number += 1) {
    const round = await givenRound();
    expect(await storm.send(number, accept(round))).toBe('done');
    const [due] = await counterOf(platform, shop).payments(round.borrowerId);
    const id = due?.id ?? '';
    const { txid, value } = await givenAgreementCharge(platform, shop, id);
    const notice = JSON.stringify({
      txid,
      endToEndId: newEndToEndId(),
      value: value / 100,
      paidAt: systemClock.now().toISOString(),
    });
    const body = { id, storeId: shop.storeId };
    const atTill = (turn: number) =>
      storm.send(turn, { path: '/coordinator/renegotiations/payments', key: newId(), body });
    const breakUp: Post = {
      path: `/coordinator/renegotiations/${round.agreementId}/break`,
      key: newId(),
      body: { reason: 'pedido do cliente' },
    };
    // Who starts first changes from round to round.
    const after = (place: number) => sleep(((number + place) % 3) * HEAD_START_MS);
    const [broken, told, toldAgain, ...tills] = await Promise.all([
      after(0).then(() => storm.send(number, breakUp, manager)),
      after(1).then(() => tell(number, notice)),
      after(1).then(() => tell(number + 1, notice)),
      after(2).then(() => atTill(number)),
      after(2).then(() => atTill(number + 1)),
    ]);
    expect([broken, toldAgain]).toEqual(['done', told]);
    expect(['SETTLED', 'APPLIED']).toContain(told);
    const cash = tills.filter((outcome) => outcome === 'done').length;
    const lost = new Set(['done', 'ALREADY_PAID', 'INSTALLMENT_NOT_FOUND']);
    expect(tills.filter((outcome) => !lost.has(outcome))).toEqual([]);
    expect(cash + Number(told === 'SETTLED')).toBeLessThanOrEqual(1);
    const end = await endOf(round);
    expect(end).toMatchObject({ cash, paid: end?.agreed });
    expect((end?.byPix ?? 0) + (end?.credit ?? 0)).toBe(value);
    seen.add(`${told} ${cash}`);
  }
  expect(seen.size).toBeGreaterThan(1);
}, 120_000);
