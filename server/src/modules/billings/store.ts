import type { BillingStatus } from '@balcao/contract';
import type { Cents } from '@balcao/credit-math';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { Spent } from './rules/settle.ts';
import {
  type BillingFact,
  billingInvoices,
  billingNumbers,
  billingReceipts,
  billings,
  type InvoiceFact,
} from './tables.ts';

export const REGISTER_JOB = 'billings.register-invoice';

/** What the job of registering a boleto is told. */
export interface InvoiceKey {
  retailerId: string;
  billingId: string;
  number: number;
}

export const newBillingFragment = (row: NewRow<typeof billings>): Fragment => part('billing', insertOne(billings, row));

/** A boleto that the bank does not know yet, and the job that tells it: never inside a transaction. */
export function newInvoiceFragments(row: NewRow<typeof billingInvoices>): Fragment[] {
  const { retailerId, billingId, number, nossoNumero } = row;
  return [
    part('billing_invoice', insertOne(billingInvoices, row)),
    part('billing_number', insertOne(billingNumbers, { nossoNumero, retailerId, billingId, number })),
    jobFragment({
      kind: REGISTER_JOB,
      payload: { retailerId, billingId, number },
      runAt: new Date(row.createdAt),
      dedupKey: `billing-invoice:${row.id}`,
    }),
  ];
}

const MOVED = 'moved_billing';

/** Holds while nobody else moved the billing since it was read; first in a write. */
const moved = ({ retailerId, id, version }: BillingFact, set: ReturnType<typeof sql>): Fragment =>
  part(
    MOVED,
    sql`update ${billings.sql} set ${set}, version = version + 1
      where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and version = ${version}::bigint`,
  );

/** Another boleto stands for it. */
export const askedAgainFragment = (billing: BillingFact): Fragment =>
  moved(billing, sql`status = 'pending', invoices = invoices + 1`);

/** Money came for it. */
export function spentFragment(billing: BillingFact, { baseCents, fineCents, moraCents, isPaid }: Spent): Fragment {
  const status: BillingStatus = isPaid ? 'paid' : billing.status;
  return moved(
    billing,
    sql`paid_cents = paid_cents + ${baseCents}::bigint, paid_fine_cents = paid_fine_cents + ${fineCents}::bigint,
      paid_mora_cents = paid_mora_cents + ${moraCents}::bigint, status = ${status}::text`,
  );
}

const isInvoice = ({ retailerId, billingId, number }: InvoiceKey) =>
  sql`retailer_id = ${retailerId}::uuid and billing_id = ${billingId}::uuid and number = ${number}::integer`;

/** It stands no longer: its money came, or another one stands in its place. */
export const overInvoiceFragment = (invoice: InvoiceFact, status: 'PAID' | 'CANCELED'): Fragment =>
  part(
    'over_invoice',
    sql`update ${billingInvoices.sql} set status = ${status}::text
      where ${isInvoice(invoice)} and status in ('REGISTERING', 'OPEN')`,
  );

export const registeredFragment = (invoice: InvoiceFact, barcode: string): Fragment =>
  part(
    'registered_invoice',
    sql`update ${billingInvoices.sql} set status = 'OPEN', barcode = ${barcode}::text
      where ${isInvoice(invoice)} and status = 'REGISTERING'`,
  );

/** The code that was asked for stands for it, as long as it stands itself. */
export const pixFragment = (
  invoice: InvoiceFact,
  { txid, brCode, amountCents }: { txid: string; brCode: string; amountCents: Cents },
): Fragment =>
  part(
    'pix_of_invoice',
    sql`update ${billingInvoices.sql} set pix_txid = ${txid}::text, br_code = ${brCode}::text, pix_cents = ${amountCents}::bigint
      where ${isInvoice(invoice)} and status in ('REGISTERING', 'OPEN') and pix_txid is distinct from ${txid}::text`,
  );

/** What a bank said, once a payment: misses when it was said before. */
export const receiptFragment = (row: NewRow<typeof billingReceipts>): Fragment =>
  part('billing_receipt', sql`${insertOne(billingReceipts, row)} on conflict do nothing`);

export const returnedFragment = (
  { retailerId, id }: { retailerId: string; id: string },
  by: { operatorId: string; name: string; at: Date; reason: string },
): Fragment =>
  part(
    'returned_receipt',
    sql`update ${billingReceipts.sql} set outcome = 'RETURNED', decided_by = ${by.operatorId}::uuid,
        decided_by_name = ${by.name}::text, decided_at = ${by.at}::timestamptz, reason = ${by.reason}::text
      where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and outcome = 'WAITING'`,
  );
