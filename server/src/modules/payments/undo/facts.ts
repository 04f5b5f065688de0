import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { factList, isTrue, jsonOf, known, rowOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { postedEntriesFact, postedFact } from '../../books/index.ts';
import { borrowerFact } from '../../borrowers/index.ts';
import { isCanceledFact, soldContractsFact } from '../../contracts/index.ts';
import { limitFact, unusedCouponsFact } from '../../credit/index.ts';
import { receiptFact } from '../../documents/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { installments, paymentItems, payments, paymentUndos } from '../tables.ts';
import type { UndoableState } from './rules/undo-allowed.ts';
import type { UndoPorts } from './store.ts';

const p = payments.fact('p');
const m = paymentItems.fact('m');
const i = installments.fact('i');

const itemShape = {
  ...pick(m, 'kind', 'installmentId', 'feeId', 'faceCents', 'principalCents', 'limitCents'),
  ...pick(m, 'isPartial', 'chargesBefore'),
};

/** An item of the payment, as much as undoing it needs. */
export type UndoableItem = ShapeOf<typeof itemShape>;

/** Everything an undo is decided on, read at once. */
export type UndoFacts = ShapeOf<ReturnType<typeof undoShape>>;

const ofPayment = sql`borrower_id = p.borrower_id and payment_id = p.id`;
/** Contracts that payment `p` touched. */
const itsContracts = sql`(select contract_id from ${paymentItems.sql} where ${ofPayment})`;
/** Contracts of which payment `p` settled something: none of them is paid off without it. */
const settledContracts = sql`(
  select contract_id from ${paymentItems.sql} where ${ofPayment} and installment_id is not null)`;
const isUndone = (paymentId: Template) =>
  isTrue(sql`exists (
    select 1 from ${paymentUndos.sql} u where u.borrower_id = p.borrower_id and u.payment_id = ${paymentId})`);

const isFollowed = isTrue(sql`exists (
  select 1 from ${payments.sql} later
    join ${paymentItems.sql} m on m.borrower_id = later.borrower_id and m.payment_id = later.id
  where later.borrower_id = p.borrower_id and later.limit_version > p.limit_version and m.contract_id in ${itsContracts}
    and not ${isUndone(sql`later.id`)})`);

/**
 * A return that came after the payment has a row for each of its installment items, or of another payment of its
 * agreement: one of which goods were returned is not taken up again. What a return paid itself is not taken back either. Clocks of servers and banks do not tell.
 */
function isCanceledSince(ports: UndoPorts, agreementId: Template) {
  const items = sql`select m.id from ${paymentItems.sql} m where m.borrower_id = p.borrower_id and (m.payment_id = p.id
      or m.payment_id in (${ports.agreements.paymentsQuery(p.borrowerId, agreementId)}))`;
  return isTrue(
    sql`p.method = 'RETURN_CREDIT' or ${isCanceledFact(p.borrowerId, itsContracts)} or ${ports.isReturnedFact(p.borrowerId, items)}`,
  );
}

const installmentsOfContracts = factList(
  pick(i, 'id', 'contractId', 'number', 'status', 'paymentId', 'renegotiationId'),
  sql`from ${installments.sql} i where i.borrower_id = p.borrower_id and i.contract_id in ${itsContracts}`,
);

function stateFact(ports: UndoPorts): Template<UndoableState> {
  const agreementId = ports.agreements.agreementFact(p.borrowerId, p.id);
  return jsonOf({
    paymentId: p.id,
    operatorId: p.operatorId,
    isUndone: isUndone(p.id),
    isOfAgreement: isTrue(sql`${agreementId} is null and exists (
      select 1 from ${paymentItems.sql} where ${ofPayment} and kind = 'RENEGOTIATION')`),
    agreementId,
    isCanceledSince: isCanceledSince(ports, agreementId),
    isFollowed,
    installments: installmentsOfContracts,
  });
}

/** Where the money is to be handed back. */
export interface UndoRead {
  retailerId: string;
  paymentId: string;
  storeId: string;
}

function undoShape(ports: UndoPorts, { retailerId, storeId }: UndoRead) {
  return {
    payment: jsonOf(pick(p, 'id', 'borrowerId', 'method', 'totalCents', 'paidAt')),
    state: stateFact(ports),
    items: factList(
      itemShape,
      sql`from ${paymentItems.sql} m where m.borrower_id = p.borrower_id and m.payment_id = p.id order by m.id`,
    ),
    /** The entry of the payment. */
    posted: postedFact(p.borrowerId, p.id, 'PAYMENT'),
    /** What it moved at the stores that sold. */
    shares: postedEntriesFact(
      p.borrowerId,
      sql`select s.id from ${paymentItems.sql} s where s.borrower_id = p.borrower_id and s.payment_id = p.id`,
      'SELLER_SHARE',
    ),
    receipt: known(receiptFact('PAYMENT', p.id)),
    limit: known(limitFact(p.borrowerId)),
    /** Coupons that paying its contracts off earned and nobody used. */
    unusedCoupons: unusedCouponsFact(p.borrowerId, settledContracts),
    /** Contracts of which it settled something. */
    contracts: soldContractsFact(p.borrowerId, settledContracts),
    borrower: known(borrowerFact(p.borrowerId)),
    /** Null when the retailer has no such store. */
    store: storeFact(retailerId, storeId),
  };
}

/** A payment of a retailer with the store that is to hand its money back; undefined when it has no such payment. */
export function readUndo(db: Db | Tx, ports: UndoPorts, ask: UndoRead): Promise<UndoFacts | undefined> {
  const ofRetailer = sql`p.id = ${ask.paymentId}::uuid and p.retailer_id = ${ask.retailerId}::uuid`;
  return rowOf(db, select(undoShape(ports, ask), sql`from ${payments.sql} p where ${ofRetailer}`));
}

/** Whose payment it is; null when there is none of that id. */
export async function payerOf(db: Db, paymentId: string): Promise<string | null> {
  const query = select(pick(p, 'borrowerId'), sql`from ${payments.sql} p where p.id = ${paymentId}::uuid`);
  return (await rowOf(db, query))?.borrowerId ?? null;
}
