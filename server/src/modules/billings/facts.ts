import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import {
  centsOf,
  fact,
  factList,
  known,
  maxOf,
  rowOf,
  rowsOf,
  scalar,
  select,
  type ShapeOf,
} from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { billingInvoices, billingNumbers, billingReceipts, billings } from './tables.ts';

const b = billings.fact('b');
const i = billingInvoices.fact('i');

const invoicesFact = known(
  factList(
    i,
    sql`from ${billingInvoices.sql} i where i.retailer_id = b.retailer_id and i.billing_id = b.id order by i.number`,
  ),
);
/** What came off transfers for it. */
const setOffFact = known(
  scalar(
    centsOf(sql`sum(r.value_cents)`),
    sql`from ${billingReceipts.sql} r where r.retailer_id = b.retailer_id and r.billing_id = b.id and r.batch_id is not null`,
  ),
);
const shape = { billing: known(fact(b, sql``)), invoices: invoicesFact, setOffCents: setOffFact };

/** A billing with its boletos, the first one first. */
export type WholeBilling = ShapeOf<typeof shape>;

/** Billings of a retailer as `rest` chooses and orders them. */
export const billingsWhere = (db: Db | Tx, retailerId: string, rest: Template): Promise<WholeBilling[]> =>
  rowsOf(db, select(shape, sql`from ${billings.sql} b where b.retailer_id = ${retailerId}::uuid and ${rest}`));

/** @throws Refusal BILLING_NOT_FOUND, also for another retailer's. */
export async function readBilling(db: Db | Tx, retailerId: string, id: string): Promise<WholeBilling> {
  const [found] = await billingsWhere(db, retailerId, sql`b.id = ${id}::uuid`);
  return found ?? refuse('BILLING_NOT_FOUND');
}

/** The boleto of a billing that stands, or stood last. */
export function standingOf({ invoices }: WholeBilling) {
  const last = invoices.at(-1);
  if (!last) throw new Error('a billing has a boleto');
  return last;
}

/** Scalar subquery: until when a retailer is billed; null while it never was. */
export const billedThroughFact = (retailerId: string): Template<CivilDate | null> =>
  known(scalar(maxOf(b.endDate), sql`from ${billings.sql} b where b.retailer_id = ${retailerId}::uuid`));

const n = billingNumbers.row('n');

/** Whose boleto has a number; undefined where none of ours has. */
export const ownerOf = (db: Db | Tx, nossoNumero: string) =>
  rowOf(
    db,
    select(
      { retailerId: n.retailerId, billingId: n.billingId, number: n.number },
      sql`from ${billingNumbers.sql} n where n.nosso_numero = ${nossoNumero}::text`,
    ),
  );

const r = billingReceipts.fact('r');

/** Scalar subquery: what came for a billing `b`, the first first. Never null. */
export const receiptsFact = (retailerId: string, billingId: string) =>
  factList(
    r,
    sql`from ${billingReceipts.sql} r where r.retailer_id = ${retailerId}::uuid and r.billing_id = ${billingId}::uuid
      order by r.received_at, r.id`,
  );

/** Scalar subquery: what a bank said of a payment before. */
export const earlierFact = (retailerId: string, paymentRef: string) =>
  fact(
    r,
    sql`from ${billingReceipts.sql} r where r.retailer_id = ${retailerId}::uuid and r.payment_ref = ${paymentRef}::text`,
  );

const standing = billingInvoices.row('i');

/** Boletos of a retailer that wait for their money, the first due first. */
export const standingInvoices = (db: Db | Tx, retailerId: string) =>
  rowsOf(
    db,
    select(
      pick(standing, 'retailerId', 'billingId', 'number', 'nossoNumero', 'valueCents', 'dueOn', 'createdAt'),
      sql`from ${billingInvoices.sql} i where i.retailer_id = ${retailerId}::uuid and i.status in ('REGISTERING', 'OPEN')
        order by i.due_on, i.billing_id`,
    ),
  );
export type StandingInvoice = Awaited<ReturnType<typeof standingInvoices>>[number];
