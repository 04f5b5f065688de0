import type { BatchStatus } from '@balcao/contract';
import type { Cents } from '@balcao/credit-math';
import type { Lock } from '../../kernel/act/lock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { type RetailerEntry, retailerEntryFragments } from '../books/index.ts';
import { remittances, transferBatches, transferHeads, transferItems, transferSteps } from './tables.ts';

const HEAD = 'transfer_head';

/** How far a retailer's batches are, as it was read. */
export interface Head {
  version: number;
  carriedCents: Cents;
}

/** Moves a retailer's batches, first in each write that makes or undoes one; misses when another one came since. */
export function moveHeadFragment(retailerId: string, read: Head, carriedCents: Cents): Fragment {
  const row = { retailerId, version: read.version + 1, carriedCents };
  return part(
    HEAD,
    sql`${insertOne(transferHeads, row)} on conflict (retailer_id) do update
      set version = excluded.version, carried_cents = excluded.carried_cents
      where transfer_heads.version = ${read.version}::bigint`,
  );
}

/** The lock of a retailer's batches, held by the version that {@link moveHeadFragment} tests. */
export const headLock = (retailerId: string): Lock => ({
  fragment: HEAD,
  row: () => sql`select 1 from ${transferHeads.sql} where retailer_id = ${retailerId}::uuid for update`,
});

/** A batch and the items it holds, 'claimed_items': all that were due on its day and in none. */
export const newBatchFragments = (row: NewRow<typeof transferBatches>, itemCount: number): Fragment[] => [
  part('batch', insertOne(transferBatches, row)),
  part(
    'claimed_items',
    sql`update ${transferItems.sql} set batch_id = ${row.id}::uuid where retailer_id = ${row.retailerId}::uuid
      and batch_id is null and due_on <= ${row.onDay}::date`,
    itemCount,
  ),
];

/** Which batch, and the version it was read in. */
export interface BatchKey {
  retailerId: string;
  id: string;
  version: number;
}

const changed = ({ retailerId, id, version }: BatchKey, to: ReturnType<typeof sql>): Fragment =>
  part(
    'batch',
    sql`update ${transferBatches.sql} set version = version + 1, ${to}
      where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and version = ${version}::bigint`,
  );

export const movedBatchFragment = (
  key: BatchKey,
  { status, transferredAt, hasEmail }: { status: BatchStatus; transferredAt: Date | null; hasEmail: boolean },
): Fragment =>
  changed(
    key,
    sql`status = ${status}::text, transferred_at = ${transferredAt}::timestamptz,
      email_status = case when ${hasEmail}::boolean then 'QUEUED' else email_status end,
      email_count = email_count + ${hasEmail ? 1 : 0}::integer`,
  );

export interface Person {
  operatorId: string;
  name: string;
}

export const heldBatchFragment = (key: BatchKey, by: Person, reason: string, at: Date): Fragment =>
  changed(
    key,
    sql`held_at = ${at}::timestamptz, held_by = ${by.operatorId}::uuid, held_by_name = ${by.name}::text, hold_reason = ${reason}::text`,
  );

export const resumedBatchFragment = (key: BatchKey): Fragment =>
  changed(key, sql`held_at = null, held_by = null, held_by_name = null, hold_reason = null`);

export const emailedBatchFragment = (key: BatchKey): Fragment =>
  changed(key, sql`email_status = 'QUEUED', email_count = email_count + 1`);

/** The e-mail of this number was not taken; none is touched where a newer one was written. */
export const lostEmailFragment = (key: Omit<BatchKey, 'version'>, number: number): Fragment => ({
  ...part(
    'lost_email',
    sql`update ${transferBatches.sql} set email_status = 'FAILED', version = version + 1
      where retailer_id = ${key.retailerId}::uuid and id = ${key.id}::uuid and email_count = ${number}::integer`,
  ),
  rows: 'any',
});

/** The batch as reversed; what it held is in no batch any more. */
export const reversedBatchFragments = (key: BatchKey, by: Person, reason: string, at: Date): Fragment[] => [
  changed(
    key,
    sql`reversed_at = ${at}::timestamptz, reversed_by = ${by.operatorId}::uuid, reversed_by_name = ${by.name}::text,
      reverse_reason = ${reason}::text`,
  ),
  {
    ...part(
      'freed_items',
      sql`update ${transferItems.sql} set batch_id = null where retailer_id = ${key.retailerId}::uuid and batch_id = ${key.id}::uuid`,
    ),
    rows: 'any',
  },
];

/** The batch is in a file to a bank, or in none again. */
export const remittedFragment = (key: BatchKey, number: number | null): Fragment =>
  changed(key, sql`remittance_number = ${number}::integer`);

/** A bank pays the batch by its API, or does so no more; what it said when it refused. */
export const paidOutFragment = (key: BatchKey, payoutId: string | null, fault: string | null): Fragment =>
  changed(key, sql`payout_id = ${payoutId}::uuid, payout_fault = ${fault}::text`);

/** A file to a bank; misses nothing, and is taken when another has its number. */
export const remittanceFragment = (row: NewRow<typeof remittances>): Fragment =>
  part('remittance', insertOne(remittances, row));

/** Once a step of a batch: 'step'. */
export const stepFragment = (row: NewRow<typeof transferSteps>): Fragment =>
  part('step', insertOne(transferSteps, row));

/** The books of a transfer, once an event of its subject; none where nothing moves. */
export const transferEntry = (entry: RetailerEntry): Fragment[] =>
  entry.postings.length === 0 ? [] : retailerEntryFragments(entry);
