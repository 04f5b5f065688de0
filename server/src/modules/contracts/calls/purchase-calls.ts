import type { Cents, Handled, PurchaseCallReason } from '@balcao/contract';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { literal, rowOf, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { RowOf } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { decidedRows, type WaitingKind, waitingRows } from '../../../kernel/waiting/items.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { isCallClaimed } from '../rules/purchase-calls.ts';
import { callLimits } from '../rules/verification-limits.ts';
import { purchaseCalls } from '../tables.ts';

export type PurchaseCallRow = RowOf<typeof purchaseCalls>;
export type PurchaseCallView = Handled<'GET /coordinator/purchase-calls'>['answer']['items'][number];

/** What names a call. */
export interface CallKey {
  borrowerId: string;
  proposalId: string;
}

export interface NewCall extends CallKey {
  retailerId: string;
  reason: PurchaseCallReason;
  customerName: string;
  storeName: string;
  valueCents: Cents;
  /** Who sells. */
  operatorId: string;
}

/** Until when a call that is asked for now may be made. */
export const callEndsAt = (now: Date): Date => addSeconds(now, callLimits.validSeconds);

/** A call to be made; one that lapsed begins anew. Misses, as 'purchase_call', while one waits. */
export function newCallFragment(call: NewCall, now: Date): Fragment {
  const times = { askedAt: now, dueAt: addSeconds(now, callLimits.promisedSeconds), endsAt: callEndsAt(now) };
  return part(
    'purchase_call',
    sql`${insertOne(purchaseCalls, { ...call, ...times })}
      on conflict (borrower_id, proposal_id) do update set reason = excluded.reason, customer_name = excluded.customer_name,
        store_name = excluded.store_name, value_cents = excluded.value_cents, operator_id = excluded.operator_id,
        asked_at = excluded.asked_at, due_at = excluded.due_at, ends_at = excluded.ends_at, status = 'WAITING',
        code_sealed = null, claimed_by = null, claimed_by_name = null, claimed_until = null, decided_by = null,
        decided_at = null, decision_reason = null
      where purchase_calls.status <> 'WAITING' or purchase_calls.ends_at <= excluded.asked_at`,
  );
}

/** A call of the retailer's own sales; the provider's analyst reaches all. */
export const isCallForAnalystOf = (retailerId: string): Template =>
  sql`(call_r.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})`;

/** A call that an analyst of a retailer may make; undefined for any other. */
export function findCall(
  db: Db | Tx,
  retailerId: string,
  { borrowerId, proposalId }: CallKey,
): Promise<PurchaseCallRow | undefined> {
  const where = sql`call_r.borrower_id = ${borrowerId}::uuid and call_r.proposal_id = ${proposalId}::uuid`;
  return rowOf(
    db,
    select(
      purchaseCalls.row('call_r'),
      sql`from ${purchaseCalls.sql} call_r where ${where} and ${isCallForAnalystOf(retailerId)}`,
    ),
  );
}

/** Calls that wait, and who decided on some, for the desk. */
export const waitingCalls: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId, now) {
    const row = purchaseCalls.row('call_r');
    const columns = {
      ...row,
      cause: row.reason,
      kind: literal('PURCHASE_CALL'),
      ownerId: row.borrowerId,
      id: row.proposalId,
    };
    return waitingRows(
      { ...columns, who: row.customerName, place: row.storeName, askedBy: row.operatorId },
      sql`from ${purchaseCalls.sql} call_r where call_r.status = 'WAITING' and call_r.ends_at > ${now}::timestamptz
        and ${isCallForAnalystOf(retailerId)}`,
    );
  },
  decided(retailerId, since) {
    const { decidedBy: id, claimedByName: name } = purchaseCalls.row('call_r');
    return decidedRows(
      { id, name },
      sql`from ${purchaseCalls.sql} call_r where call_r.decided_by is not null
        and call_r.decided_at >= ${since}::timestamptz and ${isCallForAnalystOf(retailerId)}`,
    );
  },
};

const waiting = ({ borrowerId, proposalId }: CallKey) =>
  sql`borrower_id = ${borrowerId}::uuid and proposal_id = ${proposalId}::uuid and status = 'WAITING'`;

interface Analyst {
  operatorId: string;
  name: string;
}

/** An analyst takes a call, or keeps it longer; misses, as 'purchase_call', while somebody else has it. */
export const takeCallFragment = (
  key: CallKey,
  { operatorId, name }: Analyst,
  { codeSealed, now }: { codeSealed: string; now: Date },
): Fragment =>
  part(
    'purchase_call',
    sql`update ${purchaseCalls.sql} set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
        claimed_until = ${addSeconds(now, callLimits.claimSeconds)}::timestamptz, code_sealed = ${codeSealed}::text
      where ${waiting(key)} and ends_at > ${now}::timestamptz
        and (claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`,
  );

const held = (key: CallKey, operatorId: string, now: Date) =>
  sql`${waiting(key)} and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz and ends_at > ${now}::timestamptz`;

/** Gives a call back; misses, as 'purchase_call', when it is not theirs any more. */
export const releaseCallFragment = (key: CallKey, operatorId: string, now: Date): Fragment =>
  part(
    'purchase_call',
    sql`update ${purchaseCalls.sql} set claimed_by = null, claimed_by_name = null, claimed_until = null, code_sealed = null
      where ${held(key, operatorId, now)}`,
  );

/** Holds only while the call is theirs. */
export const callIsHeldFragment = (key: CallKey, operatorId: string, now: Date): Fragment =>
  part(
    'purchase_call',
    sql`update ${purchaseCalls.sql} set claimed_by = claimed_by where ${held(key, operatorId, now)}`,
  );

/** WAITING -> APPROVED or DENIED by who has it; misses, as 'purchase_call', otherwise. */
export const decideCallFragment = (
  key: CallKey,
  operatorId: string,
  { isApproved, reason }: { isApproved: boolean; reason: string },
  now: Date,
): Fragment =>
  part(
    'purchase_call',
    sql`update ${purchaseCalls.sql} set status = ${isApproved ? 'APPROVED' : 'DENIED'}::text, decided_by = ${operatorId}::uuid,
        decided_at = ${now}::timestamptz, decision_reason = ${reason}::text, code_sealed = null
      where ${held(key, operatorId, now)}`,
  );

/** The code of the call was typed at the till, or typed wrong too often: nobody has to decide any more. */
export const endCallFragment = (key: CallKey, as: 'CONFIRMED' | 'LOCKED', now: Date): Fragment =>
  part(
    'ended_call',
    sql`update ${purchaseCalls.sql} set status = ${as}::text, decided_at = ${now}::timestamptz, code_sealed = null
      where ${waiting(key)}`,
  );

/** Nobody waits at the till any more; misses, as 'withdrawn_call', once it was decided. */
export const withdrawCallFragment = (key: CallKey, now: Date): Fragment =>
  part(
    'withdrawn_call',
    sql`update ${purchaseCalls.sql} set status = 'WITHDRAWN', decided_at = ${now}::timestamptz, code_sealed = null
      where ${waiting(key)}`,
  );

/** A call as the queue shows it. */
export function callView(row: PurchaseCallRow, now: Date): PurchaseCallView {
  const { borrowerId, proposalId, reason, customerName, storeName, valueCents, operatorId } = row;
  const { askedAt, dueAt, endsAt, claimedBy, claimedByName, claimedUntil } = row;
  return {
    borrowerId,
    proposalId,
    reason,
    customerName,
    storeName,
    purchaseValue: valueCents,
    operatorId,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    endsAt: endsAt.toISOString(),
    claim:
      isCallClaimed(row, now) && claimedBy !== null && claimedUntil !== null
        ? { by: { id: claimedBy, name: claimedByName ?? '' }, until: claimedUntil.toISOString() }
        : null,
  };
}
