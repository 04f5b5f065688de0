import type { CancellationReason, CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import {
  cast,
  centsOf,
  factList,
  isTrue,
  known,
  rowOf,
  rowsOf,
  scalar,
  select,
  type ShapeOf,
  when,
} from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { postedFact } from '../books/index.ts';
import { borrowerFact } from '../borrowers/index.ts';
import { operatorNameFact } from '../identity/index.ts';
import { acceptedOn, contractById, contractJson, contractOfRetailer, hasLenderOf } from '../contracts/index.ts';
import { accruedIncentiveFact, limitFact, unusedCouponsFact, usedCouponFact } from '../credit/index.ts';
import { installmentsFact, isPaidOffFact, type PaymentsPorts, planFact } from '../payments/index.ts';
import { policyFact } from '../policies/index.ts';
import { chargesFact } from '../pix/index.ts';
import { runningAgreementFact } from '../renegotiation/index.ts';
import { storeFact, storeNameFact } from '../retailers/index.ts';
import { cancellationItems, contractCancellations } from './tables.ts';

const done = contractCancellations.fact('done');
const back = cancellationItems.fact('back');

/** The item of a payment that a row handed back a share of: those without one are left out. */
const ofPayment = { paymentItemId: known(back.paymentItemId), installmentId: known(back.installmentId) };

/** Scalar subquery: what earlier returns of the contract `c` handed back. Never null. */
const refundedFact = factList(
  {
    ...ofPayment,
    ...pick(back, 'faceCents', 'principalCents', 'discountCents', 'bonusCents', 'refundCents'),
    ...pick(back, 'fineCents', 'lateInterestCents', 'contractInterestCents'),
  },
  sql`from ${contractCancellations.sql} done
      join ${cancellationItems.sql} back on back.borrower_id = done.borrower_id and back.cancellation_id = done.id
    where done.borrower_id = c.borrower_id and done.contract_id = c.id and back.payment_item_id is not null`,
);

export interface CancellationRead {
  retailerId: string;
  contractId: string;
  /** Where it is to be undone. */
  storeId: string;
  at: Date;
  /** Business day of it. */
  today: CivilDate;
  reason: CancellationReason;
}

function cancellationShape({ retailerId, contractId, storeId, at, today, reason }: CancellationRead) {
  const borrower = sql.ref('c.borrower_id');
  const contract = sql.ref('c.id');
  return {
    contract: contractJson,
    /** Business day of the sale; null while it is an offer. */
    acceptedOn,
    plan: planFact(borrower, contract, today),
    /** What earlier returns handed back. */
    refunded: refundedFact,
    origination: postedFact(borrower, contract, 'ORIGINATION'),
    accrued: accruedIncentiveFact(sql.ref('c.retailer_id'), contract, 'SALE'),
    /** The coupon it used; null without one. */
    coupon: usedCouponFact({ isPaidOffFact }, borrower, sql.ref('c.coupon_id'), at),
    /** Coupons that paying it off earned and nobody used. */
    unusedCoupons: unusedCouponsFact(borrower, sql`(c.id)`),
    /** Pix charges that ask for its installments. */
    pixCharges: chargesFact(borrower, contract, at),
    /** The agreement that is priced again without what comes back; null when none stands in its place. */
    agreement: runningAgreementFact(borrower, contractId),
    /** What the customer owes the same lender, agreements left out. */
    debts: installmentsFact(
      sql`i.borrower_id = (select asked.borrower_id from (${contractById(contractId)}) asked) and i.status = 'OPEN'
        and i.renegotiation_id is null and ${hasLenderOf(contractId)}`,
    ),
    /** What corrects payments for defective goods. */
    correctionIndex: when(
      sql`${reason}::text = 'DEFECT'`,
      policyFact('correction-index', { variant: 'STANDARD' }, today),
    ),
    limit: limitFact(borrower),
    borrower: known(borrowerFact(borrower)),
    store: storeFact(retailerId, storeId),
  };
}

/** Everything a cancellation is decided on, read at once. */
export type CancellationFacts = ShapeOf<ReturnType<typeof cancellationShape>>;

/** The facts of a contract of a retailer, and of the store where it is to be undone; undefined when it has no such contract. */
export function readCancellation(db: Db | Tx, ask: CancellationRead): Promise<CancellationFacts | undefined> {
  return rowOf(db, select(cancellationShape(ask), sql`from ${contractOfRetailer(ask)}`));
}

const doneShape = {
  ...pick(done, 'id', 'canceledAt', 'kind', 'reason', 'note'),
  value: done.valueCents,
  /** Cash: what was paid of it and its correction, less what paid debts. */
  refund: centsOf(sql`done.refund_cents + done.correction_cents - done.set_off_cents`),
  setOff: done.setOffCents,
  storeName: known(storeNameFact(done.retailerId, done.storeId)),
  operatorName: operatorNameFact(done.retailerId, done.operatorId),
  approverName: operatorNameFact(done.retailerId, sql.ref('done.approved_by')),
};

const optionShape = {
  contract: contractJson,
  acceptedOn,
  done: factList(
    doneShape,
    sql`from ${contractCancellations.sql} done
      where done.borrower_id = c.borrower_id and done.contract_id = c.id order by done.returned_before_cents desc`,
  ),
};

/** What may still be undone of a contract, and what was, the last first. */
export type OptionFacts = ShapeOf<typeof optionShape>;

/** Undefined when the retailer has no such contract. */
export function readOptions(db: Db, ask: { contractId: string; retailerId: string }): Promise<OptionFacts | undefined> {
  return rowOf(db, select(optionShape, sql`from ${contractOfRetailer(ask)}`));
}

/** Whose contract it is; null when there is none of that id. */
export async function buyerOf(db: Db, contractId: string): Promise<string | null> {
  const query = select({ id: cast('uuid', sql`c.borrower_id`) }, sql`from (${contractById(contractId)}) c`);
  return (await rowOf(db, query))?.id ?? null;
}

/** Scalar: whether goods that one of these payment items (a query of ids) paid for were returned. Never null. */
export const isReturnedFact: PaymentsPorts['isReturnedFact'] = (borrowerId: Template, itemIds: Template) =>
  isTrue(sql`exists (
    select 1 from ${cancellationItems.sql} back
    where back.borrower_id = ${borrowerId} and back.payment_item_id in (${itemIds}))`);

/** Cancellations and returns of a contract, oldest first. */
export async function cancellationsOf(db: Db, contractId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    select(
      pick(done, 'id'),
      sql`from (${contractById(contractId)}) c
        join ${contractCancellations.sql} done on done.borrower_id = c.borrower_id and done.contract_id = c.contract_id
        order by done.returned_before_cents`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** Scalar subquery: which contract a cancellation is of; null of none. */
export const canceledContractFact = (borrowerId: Template, cancellationId: Template): Template<string | null> =>
  scalar(
    done.contractId,
    sql`from ${contractCancellations.sql} done where done.borrower_id = ${borrowerId} and done.id = ${cancellationId}`,
  );
