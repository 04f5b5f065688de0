import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { beforeEach, expect, test } from 'vitest';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import { fakeAuthenticate, testServer } from '../../testing/http.ts';
import { givenBorrower } from '../borrowers/testing.ts';
import type { ReceiptDocument } from './receipts.ts';
import { documentsRoutes } from './routes.ts';
import { receiptFragment } from './store.ts';
import { aPaymentReceipt, aPayoffNotice, aPurchaseReceipt, anUndoReceipt } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const at = new Date('2026-11-21T10:57:00Z');
const { database, platform, clock } = prepareCounter({ at });
const ports = {
  paymentsOf: () => Promise.resolve(new Map<string, string>()),
  payoffOf: () => Promise.resolve(aPayoffNotice()),
  isOffered: () => Promise.resolve(false),
  cancellationsOf: () => Promise.resolve([]),
};
const http = prepared(() => testServer(platform, (served) => documentsRoutes(served, ports), fakeAuthenticate({})), {
  end: (server) => server.close(),
});
const borrower = prepared(() => givenBorrower(platform));
const retailerId = newId();

// A minute apart: each test may ask as often as an address may.
let minute = 0;
beforeEach(() => clock.set(new Date(at.getTime() + (minute += 1) * 60_000)));

async function keep(receipt: ReceiptDocument, subjectId = newId()): Promise<string> {
  await guardedWrite(database.db, [
    receiptFragment({ ...receipt, borrowerId: borrower.id, subjectId, retailerId, at }),
  ]);
  return receipt.document.authenticationCode;
}
const check = (code: string, remoteAddress = '203.0.113.7') =>
  http.inject({ url: `/receipts/${encodeURIComponent(code)}`, remoteAddress });

test('a kept receipt is genuine for anybody, in whatever way its code is typed', async () => {
  const code = await keep({ kind: 'ORIGINATION', document: aPurchaseReceipt({ contractNumber: 'A' }) });
  const answer = await check(code);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({
    kind: 'PURCHASE',
    issuedOn: '2026-11-21',
    value: 1000,
    retailerName: 'Norte Móveis',
    storeName: 'Loja Centro',
    customerName: 'Conceição A.',
    standing: 'VALID',
    undoneOn: null,
  });
  expect((await check(code.toLowerCase().replaceAll('-', ' '))).json()).toEqual(answer.json());
});

test('a payment undone since says so', async () => {
  const subjectId = newId();
  const code = await keep({ kind: 'PAYMENT', document: aPaymentReceipt() }, subjectId);
  expect((await check(code)).json()).toMatchObject({ standing: 'VALID' });
  const undo = await keep({ kind: 'PAYMENT_UNDO', document: anUndoReceipt() }, subjectId);
  expect((await check(code)).json()).toMatchObject({ standing: 'UNDONE', undoneOn: '2027-01-08' });
  expect((await check(undo)).json()).toMatchObject({ kind: 'PAYMENT_UNDO', standing: 'VALID' });
});

test('a code of no receipt and the code of a paper changed by one cent are told alike', async () => {
  const { principalCents, ...facts } = aPurchaseReceipt({ contractNumber: 'B' });
  await keep({ kind: 'ORIGINATION', document: aPurchaseReceipt({ contractNumber: 'B' }) });
  const changed = aPurchaseReceipt({ ...facts, principalCents: cents(principalCents + 1) });
  for (const code of [changed.authenticationCode, '0000-0000-0000-0000']) {
    const answer = await check(code);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
  }
  expect((await check('not a code')).json()).toMatchObject({ code: 'BAD_REQUEST' });
});

test('an address asks thirty times a minute, and another one is not kept waiting', async () => {
  const asked = await Promise.all(Array.from({ length: 31 }, () => check('0000-0000-0000-0000')));
  expect(asked.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
  expect((await check('0000-0000-0000-0000', '203.0.113.8')).statusCode).toBe(404);
  clock.set(new Date(clock.now().getTime() + 60_000));
  expect((await check('0000-0000-0000-0000')).statusCode).toBe(404);
});

test('the lookup is served by its index', async () => {
  const plan = await database.db.transaction(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    return sql`explain select 1 from receipts where document ->> 'authenticationCode' = 'X'`.execute(db);
  });
  expect(JSON.stringify(plan.rows)).toContain('receipts_authentication_code');
});
