import { sql, type Template } from '../../kernel/db/sql.ts';
import { fact, factList, isTrue } from '../../kernel/db/select.ts';
import { outer, pick } from '../../kernel/db/table.ts';
import { isProviderFact } from '../retailers/index.ts';
import { boletoNumbers, type BoletoFact, type BoletoPaymentFact, boletoPayments, boletos } from './tables.ts';

const boletoShape = pick(
  boletos.fact('b'),
  'borrowerId',
  'id',
  'nossoNumero',
  'retailerId',
  'storeId',
  'operatorId',
  'contractId',
  'installmentId',
  'customerName',
  'contractNumber',
  'installmentNumber',
  'installmentCount',
  'feeIds',
  'amountCents',
  'dueOn',
  'lateFixedCents',
  'lateDailyCents',
  'earlyDailyCents',
  'status',
  'barcode',
  'createdAt',
);

/** Scalar: the `boletos` row under alias `b`. Null where an outer join found none. */
export const boletoFact: Template<BoletoFact | null> = fact(boletoShape, sql``);

/** Scalar subquery: boletos of a customer that stand. Never null. */
export const standingFact = (borrowerId: string): Template<BoletoFact[]> =>
  factList(
    boletoShape,
    sql`from ${boletos.sql} b where b.borrower_id = ${borrowerId}::uuid and b.status in ('REGISTERING', 'OPEN')`,
  );

/** What follows `from`: the boleto `b` of a number, by whose it is. */
export const ofNumber = (nossoNumero: string): Template =>
  sql`${boletoNumbers.sql} n join ${boletos.sql} b on b.borrower_id = n.borrower_id and b.id = n.boleto_id
    where n.nosso_numero = ${nossoNumero}::text`;

/** What follows `from`: the boletos `b` of any of these numbers. */
export const ofAnyNumber = (numbers: readonly string[]): Template =>
  sql`${boletoNumbers.sql} n join ${boletos.sql} b on b.borrower_id = n.borrower_id and b.id = n.boleto_id
    where n.nosso_numero = any(${numbers}::text[])`;

const paymentShape = pick(
  boletoPayments.fact('bp'),
  'paymentRef',
  'id',
  'nossoNumero',
  'valueCents',
  'paidAt',
  'receivedAt',
  'borrowerId',
  'retailerId',
  'boletoId',
  'outcome',
  'fault',
  'expectedCents',
  'paymentId',
  'decidedBy',
  'decidedByName',
  'decidedAt',
  'reason',
);

/** Scalar: the `boleto_payments` row under alias `bp`. */
export const paymentFact: Template<BoletoPaymentFact | null> = fact(paymentShape, sql``);

/** Scalar subquery: payments of boletos, as `rest` chooses and orders them. Never null. */
export const paymentsWhere = (rest: Template): Template<BoletoPaymentFact[]> =>
  factList(paymentShape, sql`from ${boletoPayments.sql} bp where ${rest}`);

/** Scalar subquery: what a bank said of a payment before. */
export const earlierFact = (paymentRef: string): Template<BoletoPaymentFact | null> =>
  fact(paymentShape, sql`from ${boletoPayments.sql} bp where bp.payment_ref = ${paymentRef}::text`);

/** Whose payments somebody may decide on: those of the own retailer; the provider's, those of no boleto too. */
export const isOf = (retailerId: string): Template<boolean> =>
  isTrue(sql`(bp.retailer_id = ${retailerId}::uuid or (bp.retailer_id is null and ${isProviderFact(retailerId)}))`);

/** What follows `from`: payments `bp` with their boletos `b`. */
export const paymentSource = sql`${boletoPayments.sql} bp
  left join ${boletos.sql} b on b.borrower_id = bp.borrower_id and b.id = bp.boleto_id`;

/** Whose a payment `bp` of boleto `b` is; nulls where it is of none. */
export const namesShape = pick(outer(boletos.fact('b')), 'customerName', 'contractNumber', 'installmentNumber');
