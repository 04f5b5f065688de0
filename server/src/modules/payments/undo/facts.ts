import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Posting, postedFact } from '../../books/index.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { limitFact, type LimitFact, unusedCouponsFact } from '../../credit/index.ts';
import { type PaymentReceipt, receiptFact } from '../../documents/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import type { PaidOffContract } from '../ports.ts';
import type { PaymentMethod } from '../receiving/rules/postings.ts';
import type { UndoableState } from './rules/undo-allowed.ts';
import type { ChargesSoFar } from '../tables.ts';
import type { UndoPorts } from './store.ts';

/** An item of the payment, as much as undoing it needs. Cents. */
export interface UndoableItem {
  kind: 'INSTALLMENT' | 'FEE' | 'RENEGOTIATION';
  installmentId: string | null;
  feeId: string | null;
  faceCents: number;
  principalCents: number;
  limitCents: number;
  isPartial: boolean;
  chargesBefore: ChargesSoFar | null;
}

/** Everything an undo is decided on, read at once. */
export interface UndoFacts {
  payment: { id: string; borrowerId: string; method: PaymentMethod; totalCents: number; paidAt: string };
  state: UndoableState;
  items: UndoableItem[];
  /** The entry of the payment. */
  posted: Posting[];
  receipt: PaymentReceipt;
  limit: LimitFact;
  /** Coupons that paying its contracts off earned and nobody used. */
  unusedCoupons: string[];
  /** Contracts of which it settled something. */
  contracts: Omit<PaidOffContract, 'borrowerId' | 'at'>[];
  borrower: BorrowerFact;
  /** Where the money is handed back; null when the retailer has no such store. */
  store: StoreFact | null;
}

const ofPayment = sql`borrower_id = p.borrower_id and payment_id = p.id`;
/** Contracts that payment `p` touched. */
const itsContracts = sql`(select contract_id from payment_items where ${ofPayment})`;
/** Contracts of which payment `p` settled something: none of them is paid off without it. */
const settledContracts = sql`(select contract_id from payment_items where ${ofPayment} and installment_id is not null)`;
const isUndone = (of: RawBuilder<unknown>) => sql`exists (
  select 1 from payment_undos u where u.borrower_id = p.borrower_id and u.payment_id = ${of})`;

const isFollowed = sql`exists (
  select 1 from payments later join payment_items m on m.borrower_id = later.borrower_id and m.payment_id = later.id
  where later.borrower_id = p.borrower_id and later.limit_version > p.limit_version and m.contract_id in ${itsContracts}
    and not ${isUndone(sql`later.id`)})`;

/**
 * A return that came after the payment has a row for each of its installment items, or of another payment of its
 * agreement: one of which goods were returned is not taken up again. Clocks of servers and banks do not tell.
 */
function isCanceledSince(ports: UndoPorts, agreementId: RawBuilder<unknown>) {
  const borrower = sql.ref('p.borrower_id');
  const items = sql`select m.id from payment_items m where m.borrower_id = p.borrower_id and (m.payment_id = p.id
      or m.payment_id in (${ports.agreements.paymentsQuery(borrower, agreementId)}))`;
  return sql`exists (
  select 1 from contracts c where c.borrower_id = p.borrower_id and c.id in ${itsContracts} and c.status = 'CANCELED')
  or ${ports.isReturnedFact(borrower, items)}`;
}

function stateFact(ports: UndoPorts): RawBuilder<UndoableState> {
  const agreementId = ports.agreements.agreementFact(sql.ref('p.borrower_id'), sql.ref('p.id'));
  const isOfAgreement = sql`${agreementId} is null and exists (
    select 1 from payment_items where ${ofPayment} and kind = 'RENEGOTIATION')`;
  return sql`json_build_object(
  'paymentId', p.id, 'operatorId', p.operator_id, 'isUndone', ${isUndone(sql`p.id`)}, 'isOfAgreement', ${isOfAgreement},
  'agreementId', ${agreementId},
  'isCanceledSince', ${isCanceledSince(ports, agreementId)}, 'isFollowed', ${isFollowed},
  'installments', (select coalesce(json_agg(json_build_object('id', i.id, 'contractId', i.contract_id, 'number', i.number,
      'status', i.status, 'paymentId', i.payment_id, 'renegotiationId', i.renegotiation_id)), '[]'::json)
    from installments i where i.borrower_id = p.borrower_id and i.contract_id in ${itsContracts}))`;
}

const itemsFact = sql<UndoableItem[]>`(
  select json_agg(json_build_object('kind', m.kind, 'installmentId', m.installment_id, 'feeId', m.fee_id,
    'faceCents', m.face_cents, 'principalCents', m.principal_cents, 'limitCents', m.limit_cents, 'isPartial', m.is_partial,
    'chargesBefore', m.charges_before) order by m.id)
  from payment_items m where m.borrower_id = p.borrower_id and m.payment_id = p.id)`;

const contractsFact = sql<UndoFacts['contracts']>`(
  select coalesce(json_agg(json_build_object('contractId', c.id, 'productId', c.product_id, 'retailerId', c.retailer_id,
    'storeId', c.store_id)), '[]'::json)
  from contracts c where c.borrower_id = p.borrower_id and c.id in ${settledContracts})`;

/** A payment of a retailer with the store that is to hand its money back; undefined when it has no such payment. */
export async function readUndo(
  db: Db | Tx,
  ports: UndoPorts,
  ask: { retailerId: string; paymentId: string; storeId: string },
): Promise<UndoFacts | undefined> {
  const borrower = sql.ref('p.borrower_id');
  const result = await sql<UndoFacts>`
    select json_build_object('id', p.id, 'borrowerId', p.borrower_id, 'method', p.method, 'totalCents', p.total_cents,
        'paidAt', p.paid_at) as payment,
      ${stateFact(ports)} as state, ${itemsFact} as items, ${postedFact(borrower, sql.ref('p.id'), 'PAYMENT')} as posted,
      ${receiptFact('PAYMENT', sql.ref('p.id'))} as receipt, ${limitFact(borrower)} as "limit",
      ${unusedCouponsFact(borrower, settledContracts)} as "unusedCoupons", ${contractsFact} as contracts, ${borrowerFact(borrower)} as borrower,
      ${storeFact(ask.retailerId, ask.storeId)} as store
    from payments p where p.id = ${ask.paymentId}::uuid and p.retailer_id = ${ask.retailerId}::uuid`.execute(db);
  return result.rows[0];
}
