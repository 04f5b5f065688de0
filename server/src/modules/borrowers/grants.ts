import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Actor, SelfServed } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { isTrue, rowOf, select } from '../../kernel/db/select.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type BorrowerRef, idOf } from './facts.ts';
import { lookupGrants } from './tables.ts';

/** How long a CPF lookup lets its operator see and serve that customer. */
const GRANT_SECONDS = 30 * 60;

/** Who looked a customer up; or the customer, who needs no look-up of themselves. */
export type GrantHolder =
  | Pick<Actor, 'retailerId' | 'operatorId'>
  | Pick<SelfServed, 'retailerId' | 'operatorId' | 'borrowerId'>;

/** Opens the grant, or lets it run for another thirty minutes from now. */
export function openGrantFragment(
  actor: Pick<Actor, 'retailerId' | 'operatorId' | 'storeId'>,
  borrowerId: string,
  now: Date,
): Fragment {
  const { retailerId, operatorId, storeId } = actor;
  const grant = { retailerId, operatorId, borrowerId, storeId, expiresAt: addSeconds(now, GRANT_SECONDS) };
  return part(
    'lookup_grant',
    sql`${insertOne(lookupGrants, grant)}
      on conflict (retailer_id, operator_id, borrower_id) do update
        set store_id = excluded.store_id, expires_at = greatest(lookup_grants.expires_at, excluded.expires_at)`,
  );
}

/** Scalar subquery: true while this operator's lookup of the borrower is open at `now`, and of a customer for themselves. */
export function grantFact(actor: GrantHolder, borrower: BorrowerRef, now: Date): Template<boolean> {
  if (actor.operatorId === null) return isTrue(sql`${idOf(borrower)} = ${actor.borrowerId}::uuid`);
  return isTrue(sql`exists (
    select 1 from ${lookupGrants.sql} grant_f
    where grant_f.retailer_id = ${actor.retailerId}::uuid and grant_f.operator_id = ${actor.operatorId}::uuid
      and grant_f.borrower_id = ${idOf(borrower)} and grant_f.expires_at > ${now}::timestamptz)`);
}

/**
 * For a call on its own; a use case that reads facts puts {@link grantFact} into that read instead.
 * @throws Refusal BORROWER_NOT_FOUND without an open grant: who did not look a customer up cannot tell that they exist.
 */
export async function requireGrant(db: Db, actor: GrantHolder, borrowerId: string, now: Date): Promise<void> {
  const found = await rowOf(db, select({ isGranted: grantFact(actor, borrowerId, now) }));
  if (!found?.isGranted) refuse('BORROWER_NOT_FOUND');
}
