import type {
  AdjustmentKind,
  BatchEmailStatus,
  BatchStatus,
  BatchStep,
  keptVoucherTypes,
  PayoutStatus,
  voucherTypes,
} from '@balcao/contract';
import type { Cents } from '@balcao/credit-math';
import {
  bigint,
  cents,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

export type ItemKind = 'SALE' | AdjustmentKind;
export type VoucherType = (typeof voucherTypes)[number];
export type KeptVoucherType = (typeof keptVoucherTypes)[number];

/** How far the batches of a retailer are: every batch moves it. */
export const transferHeads = table('transfer_heads', {
  retailerId: uuid('retailer_id'),
  version: bigint('version'),
  /** What the last batch left for the next one; below zero the retailer owes it. */
  carriedCents: cents('carried_cents'),
});

/** What is paid to a retailer on a day. */
export const transferBatches = table('transfer_batches', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  version: optional(bigint('version')),
  onDay: date('on_day'),
  status: text<BatchStatus>('status'),
  /** Days of its sales; null without any. */
  originationsStartOn: nullable(date('originations_start_on')),
  originationsEndOn: nullable(date('originations_end_on')),
  originationsCount: integer('originations_count'),
  principalCents: cents('principal_cents'),
  feeCents: cents('fee_cents'),
  discountCents: cents('discount_cents'),
  /** Everything in it that is no sale. */
  adjustedCents: cents('adjusted_cents'),
  broughtCents: cents('brought_cents'),
  /** What came off it for billings that were not paid in time. */
  setOffCents: optional(cents('set_off_cents')),
  paidCents: cents('paid_cents'),
  carriedCents: cents('carried_cents'),
  madeAt: instant('made_at'),
  transferredAt: nullable(instant('transferred_at')),
  heldAt: nullable(instant('held_at')),
  heldBy: nullable(uuid('held_by')),
  heldByName: nullable(text('held_by_name')),
  holdReason: nullable(text('hold_reason')),
  reversedAt: nullable(instant('reversed_at')),
  reversedBy: nullable(uuid('reversed_by')),
  reversedByName: nullable(text('reversed_by_name')),
  reverseReason: nullable(text('reverse_reason')),
  /** The file by which a bank pays it; null while in none, or once the bank refused it. */
  remittanceNumber: nullable(integer('remittance_number')),
  /** The payout by which a bank pays it; null while in none, or once the bank refused it. */
  payoutId: nullable(uuid('payout_id')),
  /** What the bank said when it refused the last one, or sent the money back. */
  payoutFault: nullable(text('payout_fault')),
  emailStatus: optional(text<BatchEmailStatus>('email_status')),
  /** E-mails that were written for it. */
  emailCount: optional(integer('email_count')),
});

/** What a retailer is owed by one entry of the journal, or the discount of what is paid sooner; in one batch at most. */
export const transferItems = table('transfer_items', 'retailer', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  kind: text<ItemKind>('kind'),
  borrowerId: uuid('borrower_id'),
  contractId: nullable(uuid('contract_id')),
  storeId: uuid('store_id'),
  /** Who made the sale; null of what is no sale. */
  operatorId: nullable(uuid('operator_id')),
  happenedAt: instant('happened_at'),
  /** Business day it happened on, and the first whose batch may hold it. */
  onDay: date('on_day'),
  dueOn: date('due_on'),
  principalCents: optional(cents('principal_cents')),
  feeCents: optional(cents('fee_cents')),
  discountCents: optional(cents('discount_cents')),
  amountCents: cents('amount_cents'),
  batchId: nullable(uuid('batch_id')),
});

/** A finished step with its voucher. */
export const transferSteps = table('transfer_steps', {
  retailerId: uuid('retailer_id'),
  batchId: uuid('batch_id'),
  step: text<BatchStep>('step'),
  finishedAt: instant('finished_at'),
  finishedBy: uuid('finished_by'),
  finishedByName: text('finished_by_name'),
  endToEndId: nullable(text('end_to_end_id')),
  fileName: nullable(text('file_name')),
  contentType: nullable(text<KeptVoucherType>('content_type')),
  contentSealed: nullable(text('content_sealed')),
});

/** A batch in a file to a bank, by its place in it. */
export interface RemittanceLine {
  retailerId: string;
  batchId: string;
  amountCents: Cents;
}

/** A file by which a bank pays batches; its number is never given twice. */
export const remittances = table('remittances', by('number'), {
  number: integer('number'),
  madeAt: instant('made_at'),
  madeBy: uuid('made_by'),
  lines: json<RemittanceLine[]>('lines'),
  content: text('content'),
});

/** What a bank was asked to pay by its API. */
export const payouts = table('payouts', by('id'), {
  id: uuid('id'),
  retailerId: uuid('retailer_id'),
  batchId: uuid('batch_id'),
  amountCents: cents('amount_cents'),
  pixKey: text('pix_key'),
  receiver: text('receiver'),
  status: text<PayoutStatus>('status'),
  askedAt: instant('asked_at'),
  askedBy: uuid('asked_by'),
  askedByName: text('asked_by_name'),
  /** When the bank is told, or asked, next. */
  dueAt: instant('due_at'),
  endToEndId: nullable(text('end_to_end_id')),
  reason: nullable(text('reason')),
  answeredAt: nullable(instant('answered_at')),
});
