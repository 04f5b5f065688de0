import { sql, type Template } from '../../kernel/db/sql.ts';
import { fact, factList, isTrue } from '../../kernel/db/select.ts';
import { outer, pick } from '../../kernel/db/table.ts';
import {
  pixCharges,
  type PixChargeFact,
  type PixReceiptFact,
  pixReceipts,
  pixRefunds,
  pixTransfers,
} from './tables.ts';

const chargeShape = pick(
  pixCharges.fact('pix'),
  'borrowerId',
  'id',
  'txid',
  'retailerId',
  'storeId',
  'operatorId',
  'bodyHash',
  'installmentIds',
  'agreementPaymentId',
  'amountContractId',
  'feeIds',
  'amountCents',
  'status',
  'brCode',
  'expiresAt',
);

/** Scalar: the `pix_charges` row under alias `pix`. Null where an outer join found none. */
export const chargeFact: Template<PixChargeFact | null> = fact(chargeShape, sql``);

const receiptShape = {
  ...pick(
    pixReceipts.fact('r'),
    'borrowerId',
    'id',
    'chargeId',
    'endToEndId',
    'retailerId',
    'storeId',
    'valueCents',
    'paidAt',
    'outcome',
    'paymentId',
    'appliedCents',
    'unappliedCents',
  ),
  ...pick(outer(pixRefunds.fact('f')), 'refundedAt'),
};

/** Scalar: the `pix_receipts` row under alias `r` with its refund `f`, of {@link receiptSource}. */
export const receiptFact: Template<PixReceiptFact | null> = fact(receiptShape, sql``);

export const receiptSource = sql`${pixReceipts.sql} r
  left join ${pixRefunds.sql} f on f.borrower_id = r.borrower_id and f.receipt_id = r.id`;

/** What follows `from`: a receipt by the bank's id of its transfer, `transfer.end_to_end_id`. */
export const receiptOfTransfer = sql`from ${pixTransfers.sql} transfer join ${pixReceipts.sql} receipt
  on receipt.borrower_id = transfer.borrower_id and receipt.id = transfer.receipt_id`;

/** Scalar subquery: receipts of a condition in an order. Never null. */
export const receiptsWhere = (rest: Template): Template<PixReceiptFact[]> =>
  factList(receiptShape, sql`from ${receiptSource} where ${rest}`);

/** Scalar subquery: what was received for the charge `pix`, oldest first. Never null. */
export const receiptsFact = receiptsWhere(
  sql`r.borrower_id = pix.borrower_id and r.charge_id = pix.id order by r.received_at, r.id`,
);

/** Condition on a charge `pix`: its txid, whole or as a static BR Code holds it. */
export const hasTxid = (txid: string): Template<boolean> =>
  isTrue(sql`pix.txid = ${txid}::text or left(pix.txid, 25) = ${txid}::text`);
