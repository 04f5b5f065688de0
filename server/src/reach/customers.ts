import type { Holder } from '../kernel/auth/actor.ts';
import { isAmong } from '../kernel/db/select.ts';
import { sql, type Template } from '../kernel/db/sql.ts';

/** Query of the customers whom some ids are of: `borrower_id`, and the retailer of the row as `retailer_id`. */
type CustomersOf = (ids: readonly string[]) => Template;

/** One id is by far the most: asked for as a value, its index is found whatever the plan was made for. */
const among = (ids: readonly string[]) =>
  ids.length === 1
    ? sql`= ${ids[0]}::uuid`
    : sql`in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

const inTable =
  (table: string): CustomersOf =>
  (ids) =>
    sql`select borrower_id, retailer_id from ${sql.table(table)} where id ${among(ids)}`;

/** What an id may be of. A request that names one is about its customer. */
export const customersOf = {
  borrower: (ids) => sql`select id as borrower_id, null::uuid as retailer_id from borrowers where id ${among(ids)}`,
  /** By the keyed hashes of a CPF. */
  document: (hashes) =>
    sql`select borrower_id, null::uuid as retailer_id from borrower_documents where ${isAmong(sql`cpf_hash`, hashes)}`,
  contract: inTable('contracts'),
  proposal: (ids) => sql`select c.borrower_id, c.retailer_id from proposals p
    join contracts c on c.borrower_id = p.borrower_id and c.id = p.contract_id where p.id ${among(ids)}`,
  installment: inTable('installments'),
  evaluation: inTable('credit_evaluations'),
  /** A payment, or an entry of one. */
  payment: (ids) => sql`select borrower_id, retailer_id from payments where id ${among(ids)}
    union all select p.borrower_id, p.retailer_id from payment_items m
    join payments p on p.borrower_id = m.borrower_id and p.id = m.payment_id where m.id ${among(ids)}`,
  pixCharge: inTable('pix_charges'),
  pixReceipt: inTable('pix_receipts'),
  agreement: inTable('renegotiations'),
  agreementPayment: (ids) => sql`select r.borrower_id, r.retailer_id from renegotiation_payments m
    join renegotiations r on r.borrower_id = m.borrower_id and r.id = m.renegotiation_id where m.id ${among(ids)}`,
} as const satisfies Readonly<Record<string, CustomersOf>>;

const isGranted = ({ retailerId, operatorId, now }: Holder) => sql`exists (
  select 1 from lookup_grants g where g.retailer_id = ${retailerId} and g.operator_id = ${operatorId}
    and g.borrower_id = n.borrower_id and g.expires_at > ${now}::timestamptz)`;

/** Why an operator may serve a customer `n`. */
export const reasons = {
  /** The operator looked them up by CPF, and the grant is open. */
  grant: isGranted,
  /** Likewise; or the operator charged them by Pix before, and may ask again for what the bank left unanswered. */
  charge: (holder: Holder) => sql`${isGranted(holder)} or exists (
    select 1 from pix_charges p where p.borrower_id = n.borrower_id and p.retailer_id = ${holder.retailerId}
      and p.operator_id = ${holder.operatorId})`,
  /** What is named is of the operator's own retailer. */
  own: ({ retailerId }: Holder) => sql`n.retailer_id = ${retailerId}`,
} as const;
