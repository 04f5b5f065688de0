import { centsToReais, wholeCents } from '@balcao/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { expectBooksHold } from '../../../testing/books.ts';
import { call, givenSession } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { entryOf } from '../../../testing/products.ts';
import { givenOperator, testPassword } from '../../identity/testing.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { deskOf, givenColleague, givenInstallments } from '../testing/desk.ts';

const { database, platform, clock, shop, app } = prepareCounter();
/** Of the cashier, signed in on the day of the payment. */
const signedIn = { late: '' };
const desk = deskOf(platform, shop);
const manager = prepared(async () => {
  const email = `${newId()}@equipe.example`;
  const { retailerId, storeId } = shop;
  await givenOperator(platform, { retailerId, storeId, role: 'manager', email, name: 'VERA MATOS' });
  return { email };
});
beforeEach(() => sql`delete from policy_documents where kind = 'waiver'`.execute(database.db));

/** The usage fee that goes with the first installment. */
const FEE = 600;
const reason = 'Cliente antigo, atraso por doença';
const reais = (amountCents: number) => centsToReais(wholeCents(amountCents));

/** A customer whose first installment is fifteen days late. */
async function late() {
  clock.set('2026-11-21T15:00:00Z');
  const given = await givenInstallments(platform, shop);
  clock.set('2027-01-05T15:00:00Z');
  signedIn.late = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const [row] = await desk.open(given.borrowerId);
  if (!row) throw new Error('nothing is open');
  return { ...given, row, chargesCents: row.fine + row.lateInterest + row.contractInterest };
}
type Late = Awaited<ReturnType<typeof late>>;

/** Cents to waive, of charges and of the fee. */
type Wanted = readonly [charges: number, fees?: number];
const wordsOf = ([charges, fees = 0]: Wanted) => ({ charges: reais(charges), fees: reais(fees), reason });
const totalOf = ({ row }: Late, [charges, fees = 0]: Wanted) => reais(row.paymentDue + FEE - charges - fees);

async function approve(one: Late, waiver: Wanted): Promise<string> {
  const facts = { [one.row.id]: true, total: totalOf(one, waiver), ...wordsOf(waiver), storeId: shop.storeId };
  const asked = { act: 'payment.waive' as const, subjectId: one.borrowerId, facts };
  const body = { ...asked, username: manager.email, password: testPassword };
  const { body: answer } = await call(app, 'POST /coordinator/approvals', { body, token: signedIn.late });
  return (answer as { id: string }).id;
}

const pay = (one: Late, waiver: Wanted, approvalId?: string, over: object = {}) =>
  call(app, 'POST /coordinator/contracts/installments/pay-multiple', {
    body: {
      storeId: shop.storeId,
      installmentIds: [one.row.id],
      expectedTotal: totalOf(one, waiver),
      waiver: { ...wordsOf(waiver), ...(approvalId && { approvalId }), ...over },
    },
    token: signedIn.late,
    key: newId(),
  });
const boundsIn = ({ body }: { body: unknown }) => (body as { details: object }).details;
const paymentIn = ({ body }: { body: unknown }) => (body as { paymentId: string }[])[0]?.paymentId ?? '';

const policy = (
  document: { chargesShare: string; feesShare: string; maximumCents: number | null },
  over: object = {},
) => givenPolicyDocument(database.db, { kind: 'waiver', document, ...over });

describe('late charges are waived at the till', () => {
  test('not by the cashier alone, but with the approval of a manager: books, paper, history and audit say so', async () => {
    const one = await late();
    const half: Wanted = [Math.floor(one.chargesCents / 2)];
    expect((await pay(one, half)).code).toBe('APPROVAL_REQUIRED');
    const paid = await pay(one, half, await approve(one, half));
    expect(paid.status).toBe(200);
    const entry = await entryOf(platform, 'PAYMENT', paymentIn(paid));
    expect(entry).toMatchObject({
      cash_at_retailer: one.row.paymentDue + FEE - half[0],
      waived_charges: half[0],
      fine_income: 0 - one.row.fine,
    });
    const { rows } = await sql<{ detail: object; paper: { items: object[] } }>`
      select a.detail, (select r.document from receipts r where r.subject_id = ${paymentIn(paid)}::uuid) as paper
      from audit_entries a where a.action = 'installments.paid' and a.subject = ${paymentIn(paid)}`.execute(
      database.db,
    );
    expect(rows[0]?.detail).toMatchObject({ waivedChargesCents: half[0], waivedFeesCents: 0 });
    expect(rows[0]?.paper.items[0]).toMatchObject({ waivedCents: half[0], discountCents: 0 });
    const history = await call(app, 'GET /coordinator/contracts/{id}/payments', {
      params: { id: one.contractId },
      token: signedIn.late,
    });
    expect(history.body).toMatchObject([
      { waiver: { approvedBy: 'VERA MATOS', reason }, items: [{ waived: reais(half[0]), discount: 0 }, { waived: 0 }] },
    ]);
    await expectBooksHold(database.db);
  });

  test('undone, they are owed again', async () => {
    const one = await late();
    const some: Wanted = [100];
    const paid = await pay(one, some, await approve(one, some));
    await desk.undo(paymentIn(paid), { by: await givenColleague(platform, shop) });
    expect((await desk.open(one.borrowerId))[0]).toMatchObject({ paymentDue: one.row.paymentDue, fine: one.row.fine });
    await expectBooksHold(database.db);
  });

  test('with an approval of these sums, this reason and these installments alone, once', async () => {
    const [one, other] = [await late(), await late()];
    const some: Wanted = [100];
    const approvalId = await approve(one, some);
    expect((await pay(one, [101], approvalId)).code).toBe('APPROVAL_NOT_VALID');
    expect((await pay(one, some, approvalId, { reason: 'Outro motivo' })).code).toBe('APPROVAL_NOT_VALID');
    expect((await pay(other, some, approvalId)).code).toBe('APPROVAL_NOT_VALID');
    expect((await pay(one, some, approvalId)).status).toBe(200);
    expect((await pay(other, some, approvalId)).code).toBe('APPROVAL_NOT_VALID');
  });
});

describe('how much may be waived', () => {
  test('without a policy half of the charges, and nothing of the fee', async () => {
    const one = await late();
    const most = Math.round(one.chargesCents / 2);
    const refused = await pay(one, [most + 1]);
    expect([refused.code, boundsIn(refused)]).toEqual(['WAIVER_ABOVE_BOUND', { charges: reais(most), fees: 0 }]);
    expect((await pay(one, [0, 1])).code).toBe('WAIVER_ABOVE_BOUND');
    expect((await pay(one, [most])).code).toBe('APPROVAL_REQUIRED');
    expect((await pay(one, [0, 0])).code).toBe('BAD_REQUEST');
  });

  test('all of it where the policy says so, the fee too: a return gives back what was paid of it, and no more', async () => {
    await policy({ chargesShare: '1', feesShare: '1', maximumCents: null });
    const one = await late();
    const all: Wanted = [one.chargesCents, FEE];
    const paid = await pay(one, all, await approve(one, all));
    expect(paid.body).toMatchObject([{ paidValue: reais(one.row.installmentValue) }, { kind: 'FEE', paidValue: 0 }]);
    expect(await entryOf(platform, 'PAYMENT', paymentIn(paid))).toMatchObject({
      cash_at_retailer: one.row.installmentValue,
      waived_charges: one.chargesCents + FEE,
      fees_receivable: -FEE,
    });
    await expectBooksHold(database.db);
  });

  test('a retailer tightens what the provider says and loosens nothing; a maximum is of both together', async () => {
    const one = await late();
    await policy({ chargesShare: '0.5', feesShare: '1', maximumCents: 300 });
    await policy({ chargesShare: '1', feesShare: '1', maximumCents: null }, { retailerId: shop.retailerId });
    const most = Math.min(300, Math.round(one.chargesCents / 2));
    expect(boundsIn(await pay(one, [one.chargesCents]))).toMatchObject({ charges: reais(most) });
    expect(boundsIn(await pay(one, [100, 201]))).toMatchObject({ fees: 2 });
    await policy(
      { chargesShare: '0.1', feesShare: '0', maximumCents: null },
      { retailerId: shop.retailerId, validFrom: '2021-01-01' },
    );
    const less = Math.round(one.chargesCents / 10);
    expect(boundsIn(await pay(one, [most]))).toEqual({ charges: reais(less), fees: 0 });
  });
});
