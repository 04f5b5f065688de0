import type { Wire } from '@balcao/contract';
import { expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { call } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { deskOf, givenColleague, givenInstallments } from '../payments/testing/desk.ts';

const { database, platform, clock, shop, signedIn, app } = prepareCounter();

/** A customer who bought and paid the first installment. */
const sale = prepared(
  async () => {
    const { ids, contractId, borrowerId } = await givenInstallments(platform, shop);
    const [paid] = await deskOf(platform, shop).pay(ids.slice(0, 1));
    return { ids, contractId, borrowerId, paymentId: paid?.paymentId ?? '', entryId: paid?.id ?? '' };
  },
  { per: 'test' },
);

const send = async (body: object) => {
  const answer = await call(app, 'POST /receipt-links', { body, token: signedIn.token });
  return { ...answer, body: answer.body as Wire<'POST /receipt-links'>['answer'] };
};
const newest = async () => {
  const { rows } = await sql<{ text: string; to: string; channel: string }>`select text_sealed as text,
    recipient_sealed as to, channel from messages where purpose = 'RECEIPT_LINK' order by created_at desc, id desc limit 1`.execute(
    database.db,
  );
  const [row] = rows;
  if (!row) throw new Error('no message');
  const text = platform.secrets.decrypt(row.text);
  return {
    channel: row.channel,
    text,
    to: platform.secrets.decrypt(row.to),
    token: /\/c\/recibo#([\w-]{43}) /.exec(text)?.[1] ?? '',
  };
};
const open = async (token: string) => {
  const answer = await call(app, 'POST /receipt-links/open', { body: { token } });
  return { ...answer, body: answer.body as Wire<'POST /receipt-links/open'>['answer'] };
};
const setEmail = (email: string | null) =>
  sql`update borrowers set email_sealed = ${email === null ? null : platform.secrets.encrypt(email)}::text
    where id = ${sale.borrowerId}::uuid`.execute(database.db);

test('the receipt of a payment goes to the phone as a link, which shows it and gives the paper', async () => {
  const sent = await send({ kind: 'PAYMENT', ids: [sale.entryId], channel: 'WHATSAPP' });
  expect(sent.body.sentTo).toMatch(/^\(\d\d\) \*{5}-\d{4}$/);
  const { token, channel } = await newest();
  expect(channel).toBe('WHATSAPP');
  const { body } = await open(token);
  expect(body.receipts).toHaveLength(1);
  expect(body.receipts[0]?.receipt).toMatchObject({ kind: 'PAYMENT', standing: 'VALID' });
  const paper = await call(app, 'POST /receipt-links/render', { body: { token } });
  expect(
    Buffer.from(paper.body as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const kept = await sql`select 1 from receipt_links where token_hash = ${token}`.execute(database.db);
  expect(kept.rows).toEqual([]);
  const told = await sql<{ detail: object }>`select detail from audit_entries where action = 'receipt-link.sent'
    and subject = ${sale.paymentId}`.execute(database.db);
  expect(told.rows).toMatchObject([{ detail: { channel: 'WHATSAPP', receipts: 1 } }]);
});

test('the receipt of a purchase says what was undone since', async () => {
  await send({ kind: 'PURCHASE', ids: [sale.contractId], channel: 'SMS' });
  const { token } = await newest();
  expect((await open(token)).body.receipts[0]?.receipt).toMatchObject({ kind: 'PURCHASE', standing: 'VALID' });
  await send({ kind: 'PAYMENT', ids: [sale.paymentId], channel: 'SMS' });
  const ofPayment = (await newest()).token;
  await deskOf(platform, shop).undo(sale.paymentId, { by: await givenColleague(platform, shop) });
  expect((await open(ofPayment)).body.receipts[0]?.receipt).toMatchObject({ standing: 'UNDONE' });
});

test('an e-mail that is typed serves this message alone; the known one goes before it', async () => {
  const byEmail = { kind: 'PURCHASE', ids: [sale.contractId], channel: 'EMAIL' };
  await setEmail('conceicao@correio.example');
  await send({ ...byEmail, email: 'outra@casa.example' });
  expect((await newest()).to).toBe('conceicao@correio.example');
  await setEmail(null);
  expect((await send(byEmail)).code).toBe('RECEIPT_EMAIL_MISSING');
  const { body } = await send({ ...byEmail, email: ' Rosa@Casa.example ' });
  expect(body.sentTo).toBe('r***@casa.example');
  expect((await newest()).to).toBe('rosa@casa.example');
  const kept = await sql<{ email: string | null }>`select email_sealed as email from borrowers
    where id = ${sale.borrowerId}::uuid`.execute(database.db);
  expect(kept.rows).toEqual([{ email: null }]);
});

test('a link says why it is dead: unknown, or over after three days to the second', async () => {
  expect((await open('x'.repeat(43))).code).toBe('RECEIPT_LINK_UNKNOWN');
  await send({ kind: 'PURCHASE', ids: [sale.contractId], channel: 'SMS' });
  const { token } = await newest();
  clock.set(addSeconds(clock.now(), 3 * 24 * 60 * 60 - 1));
  expect((await open(token)).code).toBeUndefined();
  clock.set(addSeconds(clock.now(), 1));
  expect((await open(token)).code).toBe('RECEIPT_LINK_EXPIRED');
  expect((await call(app, 'POST /receipt-links/render', { body: { token } })).code).toBe('RECEIPT_LINK_EXPIRED');
});

test('papers of two customers are not one message, and what is unknown is not found', async () => {
  const other = await givenInstallments(platform, shop);
  const ids = [sale.contractId, other.contractId];
  expect((await send({ kind: 'PURCHASE', ids, channel: 'SMS' })).code).toBe('DOCUMENT_NOT_FOUND');
  expect((await send({ kind: 'PAYMENT', ids: [sale.contractId], channel: 'SMS' })).code).toBe('DOCUMENT_NOT_FOUND');
});

test('a phone gets no more links than the caps of messages let through, and an address opens thirty a minute', async () => {
  const body = { kind: 'PURCHASE', ids: [sale.contractId], channel: 'SMS' };
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 12; count += 1) codes.push((await send(body)).code);
  expect(codes).toContain('TOO_MANY_REQUESTS');
  const opened: (string | undefined)[] = [];
  for (let count = 0; count < 31; count += 1) opened.push((await open('y'.repeat(43))).code);
  expect(opened.at(-1)).toBe('TOO_MANY_REQUESTS');
});
