import { describe, expect, test } from 'vitest';
import { GuardMissed, guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../testing/http.ts';
import { pdfLines } from '../../testing/pdf-text.ts';
import { givenBorrower } from '../borrowers/testing.ts';
import { documentsRoutes } from './routes.ts';
import { receiptFragment } from './store.ts';
import { aPaymentReceipt, aPayoffNotice, aPurchaseReceipt, anUndoReceipt } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const at = new Date('2026-11-21T10:57:00Z');
const { database, platform } = prepareCounter({ at });
const borrower = prepared(() => givenBorrower(platform));
const [retailerId, otherRetailerId] = [newId(), newId()];
/** What the payments module would answer: entry or payment id -> payment id. */
const payments = new Map<string, string>();
/** What the contracts module would answer: offers that nobody accepted. */
const offers = new Set<string>();
/** What the contracts module would answer: contract id -> its cancellations. */
const cancellations = new Map<string, string[]>();

const makeServer = () => {
  const actors = {
    own: testActor({ retailerId, operatorId: newId() }),
    foreign: testActor({ retailerId: otherRetailerId, operatorId: newId() }),
  };
  const paymentsOf = (_db: unknown, ids: readonly string[]) =>
    Promise.resolve(new Map(ids.flatMap((id) => (payments.has(id) ? [[id, payments.get(id) ?? '']] : []))));
  const payoffOf = () => Promise.resolve(aPayoffNotice());
  const isOffered = (_db: unknown, { contractId }: { contractId: string }) => Promise.resolve(offers.has(contractId));
  const cancellationsOf = (_db: unknown, contractId: string) => Promise.resolve(cancellations.get(contractId) ?? []);
  return testServer(
    platform,
    (served) => documentsRoutes(served, { paymentsOf, payoffOf, cancellationsOf, isOffered }),
    fakeAuthenticate(actors),
  );
};
const http = prepared(makeServer, { end: (server) => server.close() });

const get = (url: string, who = 'own') => http.inject({ method: 'GET', url, headers: bearer(who) });

async function givenPurchase(): Promise<string> {
  const subjectId = newId();
  const receipt = { kind: 'ORIGINATION' as const, document: aPurchaseReceipt() };
  await guardedWrite(database.db, [
    receiptFragment({ ...receipt, borrowerId: borrower.id, subjectId, retailerId, at }),
  ]);
  return subjectId;
}

/** A payment of three entries, one minute after another. Returns payment and entry ids. */
async function givenPayment(minute: number) {
  const subjectId = newId();
  const paidAt = new Date(at.getTime() + minute * 60_000);
  const receipt = { kind: 'PAYMENT' as const, document: aPaymentReceipt({ paidAt: paidAt.toISOString() }) };
  await guardedWrite(database.db, [
    receiptFragment({ ...receipt, borrowerId: borrower.id, subjectId, retailerId, at: paidAt }),
  ]);
  const entries = [newId(), newId(), newId()];
  for (const id of [subjectId, ...entries]) payments.set(id, subjectId);
  return { subjectId, entries };
}

describe('receipt of a purchase', () => {
  test('is a PDF that nothing caches and that says the sale', async () => {
    const id = await givenPurchase();
    const answer = await get(`/contracts/${id}/render`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const [lines = []] = pdfLines(answer.rawPayload);
    expect(lines).toEqual(
      expect.arrayContaining(['Comprovante de compra', 'Valor da compra | R$ 1.000,00', 'CPF | 529.***.***-25']),
    );
  });

  test('of an offer does not exist yet', async () => {
    const id = newId();
    offers.add(id);
    const answer = await get(`/contracts/${id}/render`);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL' }]);
  });

  test('is the same paper every time', async () => {
    const id = await givenPurchase();
    const [first, second] = [await get(`/contracts/${id}/render`), await get(`/contracts/${id}/render`)];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  });

  test('unknown, foreign and wrong ids', async () => {
    const id = await givenPurchase();
    const foreign = await get(`/contracts/${id}/render`, 'foreign');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND', message: 'Erro ao carregar o arquivo' });
    expect((await get(`/contracts/${newId()}/render`)).json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect((await get('/contracts/1/render')).statusCode).toBe(400);
    expect((await get(`/contracts/${id}/render`, 'nobody')).statusCode).toBe(401);
  });

  test('a contract keeps one receipt', async () => {
    const subjectId = newId();
    const fragment = () =>
      receiptFragment({
        kind: 'ORIGINATION',
        document: aPurchaseReceipt(),
        borrowerId: borrower.id,
        subjectId,
        retailerId,
        at,
      });
    await guardedWrite(database.db, [fragment()]);
    const again = guardedWrite(database.db, [fragment()]);
    await expect(again).rejects.toThrow(/receipts_subject/);
    await expect(again).rejects.not.toBeInstanceOf(GuardMissed);
  });
});

describe('receipts of payments', () => {
  const render = (ids: readonly string[], who?: string) =>
    get(`/contracts/installments/payments/render?ids=${ids.join()}`, who);

  test('entries of one payment are one page, payments come oldest first', async () => {
    const late = await givenPayment(20);
    const early = await givenPayment(5);
    const answer = await render([...late.entries, ...early.entries, early.subjectId]);
    const pages = pdfLines(answer.rawPayload);
    expect(pages).toHaveLength(2);
    expect(pages.map((lines) => lines.find((line) => line.startsWith('Data')))).toEqual([
      'Data | 21/11/2026 07:02',
      'Data | 21/11/2026 07:17',
    ]);
  });

  test('one undone since says so, and the receipt of that follows', async () => {
    const { subjectId, entries } = await givenPayment(40);
    const { authenticationCode: paymentAuthenticationCode } = aPaymentReceipt({
      paidAt: new Date(at.getTime() + 40 * 60_000).toISOString(),
    });
    const receipt = { kind: 'PAYMENT_UNDO' as const, document: anUndoReceipt({ paymentAuthenticationCode }) };
    await guardedWrite(database.db, [
      receiptFragment({ ...receipt, borrowerId: borrower.id, subjectId, retailerId, at }),
    ]);
    const [first = [], second = []] = pdfLines((await render(entries)).rawPayload);
    expect(first[0]).toBe('ESTORNADO em 08/01/2027');
    expect(second).toContain('Estorno de pagamento');
  });

  test('one unknown or foreign id refuses all', async () => {
    const { entries } = await givenPayment(30);
    expect((await render([...entries, newId()])).json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect((await render(entries, 'foreign')).json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect((await render([])).statusCode).toBe(400);
  });

  test('a contract is not asked for as a payment', async () => {
    const id = await givenPurchase();
    payments.set(id, id);
    expect((await render([id])).json()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });
});

test('what pays a contract off is printed as its port says it, for the till alone', async () => {
  const url = `/contracts/${newId()}/payoff/render?storeId=${newId()}`;
  const answer = await get(url);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(pdfLines(answer.rawPayload)[0]).toContain('Quitação');
  expect((await get(`/contracts/${newId()}/payoff/render`)).statusCode).toBe(400);
  expect((await get(url, 'nobody')).statusCode).toBe(401);
});
