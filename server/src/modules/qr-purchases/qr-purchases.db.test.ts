import type { RouteName, Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { call, givenSession } from '../../testing/counter.ts';
import { pdfLines } from '../../testing/pdf-text.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { CODE, givenCustomer, givenShop } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { createQrEvents } from './events.ts';

const sellsByQr = async (made: Parameters<typeof givenShop>[0]) => {
  const shop = await givenShop(made);
  await sql`update stores set capture_method = 'BY_QR_CODE' where id = ${shop.storeId}::uuid`.execute(made.db);
  return shop;
};
const { database, platform, clock, shop, signedIn, app } = prepareCounter({ givenShop: sellsByQr, connections: 8 });

type Offer = Wire<'POST /qr-purchase/offer'>['answer'];

let customers = 0;
/** A customer of a known CPF, whom nobody at the till looked up. */
async function givenBuyer(over: Parameters<typeof givenCustomer>[2] = {}) {
  const cpf = completeCpf(String(700_000_000 + (customers += 1)));
  const borrowerId = await givenCustomer(platform, shop, { cpf, ...over });
  await sql`delete from lookup_grants where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  return { cpf, borrowerId };
}
const ask = async <K extends RouteName>(name: K, body: object) => {
  const answer = await call(app, name, { body });
  return { ...answer, body: answer.body as Wire<K>['answer'] };
};
const make = async (value = 600, token = signedIn.token) => {
  const made = await call(app, 'POST /payments/qr-code', { body: { storeId: shop.storeId, value }, token });
  const { details, qrCodeString } = made.body as Wire<'POST /payments/qr-code'>['answer'];
  return { code: made.code, id: details?.id ?? '', token: qrCodeString?.split('#')[1] ?? '' };
};
const show = async (id: string) =>
  (await call(app, 'GET /payments/qr-code/{id}', { params: { id }, token: signedIn.token }))
    .body as Wire<'GET /payments/qr-code/{id}'>['answer'];
const cancel = (id: string) =>
  call(app, 'POST /payments/qr-code/{id}/cancel', { params: { id }, token: signedIn.token });
const sales = async (captureReferenceId: string, token = signedIn.token) =>
  (await call(app, 'GET /coordinator/contracts', { query: { captureMethod: 'QR_CODE', captureReferenceId }, token }))
    .body as Wire<'GET /coordinator/contracts'>['answer'];

async function opened(value?: number) {
  const made = await make(value);
  const { body } = await ask('POST /qr-purchase/open', { token: made.token });
  return { ...made, key: body.key };
}
async function identified({ value, cpf }: { value?: number; cpf: string }) {
  const visit = await opened(value);
  await ask('POST /qr-purchase/identification', { key: visit.key, cpf });
  const { body, code } = await ask('POST /qr-purchase/identification/verify', { key: visit.key, code: CODE });
  return { ...visit, page: body, refused: code };
}
/** Everything up to the word that buys. */
async function authorised({ cpf, value }: { cpf: string; value?: number }) {
  const visit = await identified({ cpf, ...(value !== undefined && { value }) });
  const offer = (await ask('POST /qr-purchase/offer', { key: visit.key })).body;
  const proposalId = offer.proposals[2]?.id ?? '';
  await ask('POST /qr-purchase/authorisation', { key: visit.key, proposalId });
  await ask('POST /qr-purchase/authorisation/verify', { key: visit.key, code: CODE });
  return { ...visit, offer, proposalId };
}
const accept = (key: string) => ask('POST /qr-purchase/acceptance', { key });

test('a customer buys on their own phone: identified, priced, authorised, accepted; the till learns of it', async () => {
  const { cpf } = await givenBuyer();
  const { id, key, page } = await identified({ cpf });
  expect(page).toMatchObject({
    step: 'CHOICE',
    value: 600,
    customer: { firstName: 'Cliente', totalLimit: 1000, availableLimit: 1000 },
  });
  expect(await show(id)).toMatchObject({ status: 'IDENTIFIED', qrCodeString: null, contractId: null });
  const offer: Offer = (await ask('POST /qr-purchase/offer', { key })).body;
  const { id: proposalId = '', cet = 0 } = offer.proposals[2] ?? {};
  expect(cet).toBeGreaterThan(0);
  const paper = await ask('POST /qr-purchase/sheet', { key, proposalId });
  expect(pdfLines(paper.body as unknown as Uint8Array)[0]?.[0]).toBe('Resumo do crédito e Custo Efetivo Total');
  const draft = await ask('POST /qr-purchase/draft', { key, proposalId });
  expect(pdfLines(draft.body as unknown as Uint8Array)[0]?.slice(0, 2)).toEqual([
    'MINUTA - sem valor até a sua autorização',
    'Cédula de Crédito Bancário',
  ]);
  const asked = await ask('POST /qr-purchase/authorisation', { key, proposalId });
  expect(asked.body).toMatchObject({ status: 'PENDING', verificationMethod: 'OTP' });
  expect((await accept(key)).code).toBe('PURCHASE_NOT_VERIFIED');
  const wrong = await ask('POST /qr-purchase/authorisation/verify', { key, code: '000000' });
  expect(wrong.code).toBe('INVALID_ORIGINATION_CODE');
  expect((await ask('POST /qr-purchase/authorisation/verify', { key, code: CODE })).body.wasVerified).toBe(true);
  expect(await sales(id)).toEqual([]);
  const bought = await accept(key);
  expect(bought.body).toMatchObject({
    step: 'ACCEPTED',
    chosen: { proposalId, numberOfInstallments: 3, creditValue: 600 },
  });
  const [sale, ...others] = await sales(id);
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ status: 'ACCEPTED', captureMethod: 'QR_CODE', channel: 'mobile-app', principal: 600 });
  expect(sale?.proposals.filter(({ wasAccepted }) => wasAccepted)).toHaveLength(1);
  expect(await show(id)).toMatchObject({ status: 'ACCEPTED', contractId: sale?.id, creditValue: 600 });
  const told = await sql<{ action: string; principal: string }>`select action, principal from audit_entries
    where subject in (${id}, ${sale?.id ?? ''}) order by at, id`.execute(database.db);
  expect(told.rows).toContainEqual({ action: 'contract.accepted', principal: 'customer' });
  expect(told.rows.map(({ action }) => action)).toContain('qr-purchase.identified');
});

test('a purchase asked for twice, and at once, is one; another page of that key stays where it is', async () => {
  const { cpf, borrowerId } = await givenBuyer();
  const { id, key } = await authorised({ cpf });
  const all = await Promise.all(Array.from({ length: 50 }, () => accept(key)));
  expect(new Set(all.map(({ body, code }) => code ?? body.step))).toEqual(new Set(['ACCEPTED']));
  expect((await accept(key)).body.step).toBe('ACCEPTED');
  expect(await sales(id)).toHaveLength(1);
  const used = await sql<{
    n: string;
  }>`select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  expect(Number(used.rows[0]?.n)).toBe(60_000);
  expect((await ask('POST /qr-purchase/offer', { key })).code).toBe('QR_SETTLED');
  // What became of it is told for an hour.
  clock.set('2026-11-21T16:00:01Z');
  expect((await ask('POST /qr-purchase/page', { key })).code).toBe('QR_SETTLED');
});

// Planted: an opening that tests the row it read before, and not the one it writes.
test('of two hundred who open a shared code at once, one does', async () => {
  const { token } = await make();
  const all = await Promise.all(Array.from({ length: 200 }, () => ask('POST /qr-purchase/open', { token })));
  const codes = all.map(({ code }) => code ?? 'opened');
  expect(codes.filter((code) => code === 'opened')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['opened', 'QR_USED']));
});

test('a code guessed, late or cancelled opens nothing and says why; the token is kept as its hash', async () => {
  expect((await ask('POST /qr-purchase/open', { token: 'x'.repeat(43) })).code).toBe('QR_UNKNOWN');
  expect((await ask('POST /qr-purchase/page', { key: 'x'.repeat(43) })).code).toBe('QR_UNKNOWN');
  const late = await make();
  const kept = await sql<{
    row: string;
  }>`select q::text as row from qr_purchases q where id = ${late.id}::uuid`.execute(database.db);
  expect(kept.rows[0]?.row).not.toContain(late.token);
  expect((await show(late.id)).qrCodeString).toContain(`/c/compra#${late.token}`);
  const gone = await make();
  expect((await cancel(gone.id)).body).toMatchObject({ status: 'CANCELED', qrCodeString: null });
  expect((await ask('POST /qr-purchase/open', { token: gone.token })).code).toBe('QR_CANCELED');
  clock.set('2026-11-21T15:10:00Z');
  expect((await ask('POST /qr-purchase/open', { token: late.token })).code).toBe('QR_EXPIRED');
  const { retailerId, actor } = shop;
  const token = await givenSession(platform, retailerId, actor.operatorId);
  const shown = await call(app, 'GET /payments/qr-code/{id}', { params: { id: late.id }, token });
  expect(shown.body).toMatchObject({ status: 'EXPIRED', qrCodeString: null });
});

test('a page that was cancelled at the till, or whose time is over, sells nothing', async () => {
  const { cpf, borrowerId } = await givenBuyer();
  const [canceled, late] = [await authorised({ cpf, value: 100 }), await authorised({ cpf, value: 100 })];
  await cancel(canceled.id);
  expect((await accept(canceled.key)).code).toBe('QR_CANCELED');
  clock.set('2026-11-21T15:10:00Z');
  expect((await accept(late.key)).code).toBe('QR_EXPIRED');
  const sold =
    await sql`select 1 from contracts where borrower_id = ${borrowerId}::uuid and status = 'ACCEPTED'`.execute(
      database.db,
    );
  expect(sold.rows).toEqual([]);
});

// Planted: without the change of its row in the write of the sale, a code that was cancelled in between is sold by.
test('of a sale and its cancellation at once, one holds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { cpf } = await givenBuyer();
    const { id, key } = await authorised({ cpf, value: 50 });
    const [bought, gone] = await Promise.all([accept(key), cancel(id)]);
    const { status } = await show(id);
    expect([bought.code === undefined, gone.code === undefined]).toEqual([
      status === 'ACCEPTED',
      status === 'CANCELED',
    ]);
    expect(await sales(id)).toHaveLength(status === 'ACCEPTED' ? 1 : 0);
  }
});

test('nothing tells whether somebody has a CPF; five wrong codes are too many', async () => {
  const { cpf } = await givenBuyer();
  const [known, nobody] = [await opened(), await opened()];
  const sent = [
    await ask('POST /qr-purchase/identification', { key: known.key, cpf }),
    await ask('POST /qr-purchase/identification', { key: nobody.key, cpf: completeCpf('123123123') }),
  ];
  const alike = { step: 'CODE', value: 600, customer: null, chosen: null };
  expect(sent.map(({ body }) => body)).toMatchObject([alike, alike]);
  const guess = (key: string, code: string) => ask('POST /qr-purchase/identification/verify', { key, code });
  // The right code of nobody identifies nobody.
  expect((await guess(nobody.key, CODE)).code).toBe('QR_CODE_WRONG');
  for (let tries = 0; tries < 5; tries += 1) expect((await guess(known.key, '000000')).code).toBe('QR_CODE_WRONG');
  expect((await guess(known.key, CODE)).code).toBe('QR_CODE_WRONG');
  expect((await ask('POST /qr-purchase/offer', { key: known.key })).code).toBe('QR_STEP');
  // Nor does one page send codes to one CPF after the other.
  const strangers = Array.from({ length: 6 }, (_, nth) => completeCpf(String(321_000_000 + nth)));
  const codes: (string | undefined)[] = [];
  for (const other of strangers)
    codes.push((await ask('POST /qr-purchase/identification', { key: nobody.key, cpf: other })).code);
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
});

test('above the limit it says what fits; a part on credit is sold, and never more than the purchase', async () => {
  const { cpf } = await givenBuyer({ limitCents: 40_000 });
  const { id, key } = await identified({ cpf });
  const whole = await ask('POST /qr-purchase/offer', { key });
  expect(whole.code).toBe('INSUFFICIENT_LIMIT');
  expect(whole.body).toMatchObject({ details: { availableLimit: 400, largestValue: 400, downPayment: 200 } });
  expect((await ask('POST /qr-purchase/offer', { key, value: 600.01 })).code).toBe('INVALID_PURCHASE_VALUE');
  const part = (await ask('POST /qr-purchase/offer', { key, value: 400, desiredInstallmentValue: 150 })).body;
  expect(part.fit?.proposalId).not.toBeNull();
  const proposalId = part.proposals[0]?.id ?? '';
  await ask('POST /qr-purchase/authorisation', { key, proposalId });
  await ask('POST /qr-purchase/authorisation/verify', { key, code: CODE });
  expect((await accept(key)).body.chosen).toMatchObject({ creditValue: 400 });
  expect(await show(id)).toMatchObject({ value: 600, creditValue: 400 });
});

test('a page reaches its own offers alone, and the till none of them', async () => {
  const [one, other] = [await givenBuyer(), await givenBuyer()];
  const [mine, theirs] = [await authorised({ cpf: one.cpf }), await authorised({ cpf: other.cpf })];
  const foreign = { key: mine.key, proposalId: theirs.proposalId };
  expect((await ask('POST /qr-purchase/authorisation', foreign)).code).toBe('PROPOSAL_NOT_FOUND');
  expect((await ask('POST /qr-purchase/sheet', foreign)).code).toBe('PROPOSAL_NOT_FOUND');
  expect((await ask('POST /qr-purchase/draft', foreign)).code).toBe('PROPOSAL_NOT_FOUND');
  const { proposalId: id, offer } = mine;
  const { token } = signedIn;
  const taken = await call(app, 'POST /coordinator/contracts/proposals/{id}/accept', { params: { id }, token });
  expect(taken.code).toBe('PROPOSAL_NOT_FOUND');
  const { storeId } = shop;
  const board = await call(app, 'GET /coordinator/contracts/in-progress', { query: { storeId }, token });
  expect(JSON.stringify(board.body)).not.toContain(offer.id);
  const resumed = await call(app, 'POST /coordinator/contracts/{id}/resume', {
    params: { id: offer.id },
    body: { storeId },
    token,
  });
  expect(resumed.code).toBe('CONTRACT_NOT_FOUND');
});

test('a customer who declines ends it, at the till too', async () => {
  const { cpf } = await givenBuyer();
  const { id, key } = await authorised({ cpf });
  expect((await ask('POST /qr-purchase/decline', { key })).body).toMatchObject({ step: 'DECLINED', customer: null });
  expect(await show(id)).toMatchObject({ status: 'DECLINED' });
  expect((await accept(key)).code).toBe('QR_SETTLED');
  expect((await cancel(id)).code).toBe('QR_SETTLED');
});

test('at the till: from R$ 10,00 on, where the store sells so, for as long as the configuration says', async () => {
  expect((await make(9.99)).code).toBe('QR_VALUE_TOO_LOW');
  const { id } = await make(10);
  expect(await show(id)).toMatchObject({ status: 'WAITING', endsAt: '2026-11-21T15:10:00.000Z' });
  const { storeId, retailerId } = shop;
  await sql`insert into configurations (id, retailer_id, store_id, document, updated_at)
    values (gen_random_uuid(), ${retailerId}::uuid, ${storeId}::uuid, '{"qrPurchase": {"minutes": 3}}', now())`.execute(
    database.db,
  );
  expect((await show((await make()).id)).endsAt).toBe('2026-11-21T15:03:00.000Z');
  await sql`delete from configurations where store_id = ${storeId}::uuid`.execute(database.db);
  const stranger = await givenShop(platform);
  const token = await givenSession(platform, stranger.retailerId, stranger.actor.operatorId);
  const elsewhere = { body: { storeId: stranger.storeId, value: 100 }, token };
  expect((await call(app, 'POST /payments/qr-code', elsewhere)).code).toBe('QR_NOT_IN_STORE');
  expect((await call(app, 'GET /payments/qr-code/{id}', { params: { id }, token })).code).toBe('QR_NOT_FOUND');
  expect(await sales(id, token)).toEqual([]);
});

test('events tell a till within a second, of its own purchases alone, and end with them or with the server', async () => {
  const { actor } = shop;
  const closing = new AbortController();
  await sql`delete from qr_purchases where status not in ('ACCEPTED')`.execute(database.db);
  const events = createQrEvents(platform);
  const said = async (of: AsyncGenerator<string>) => (await of.next()).value as string | undefined;
  const { id, token } = await make();
  const stream = events(actor, closing.signal);
  // What was sold a moment ago is told too.
  const next = async (): Promise<string> => {
    const told = JSON.parse((await said(stream))?.slice(6) ?? '{}') as { id: string; status: string };
    return told.id === id ? told.status : next();
  };
  expect(await next()).toBe('WAITING');
  const since = performance.now();
  await ask('POST /qr-purchase/open', { token });
  expect(await next()).toBe('OPENED');
  expect(performance.now() - since).toBeLessThan(1_500);
  const others = events({ ...actor, operatorId: id }, closing.signal);
  expect((await others.next()).done).toBe(true);
  closing.abort();
  let last = await stream.next();
  while (!last.done) last = await stream.next();
  expect(performance.now() - since).toBeLessThan(5_000);
});
