import { type CivilDate, type PolicyInput, type PolicyKind, policyKinds, type PolicyVariant } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { policyDocuments } from './tables.ts';

/** A document of a line, one row, named 'policy_document'; its revision is taken when another was first. */
export function policyFragment(row: NewRow<typeof policyDocuments>): Fragment {
  return part('policy_document', insertOne(policyDocuments, row));
}

/** Who decides on a document, and when. */
interface Signature {
  id: string;
  at: Date;
  operatorId: string;
  name: string;
}

/** A document that waits for a second person waits no more; named 'policy_approval'. */
export function approveFragment({ id, at, operatorId, name }: Signature): Fragment {
  return part(
    'policy_approval',
    sql`update policy_documents set awaits_approval = false, approved_at = ${at}::timestamptz,
        approved_by = ${operatorId}::uuid, approved_by_name = ${name}::text
      where id = ${id}::uuid and awaits_approval and withdrawn_at is null`,
  );
}

/** Withdraws a document that was not; named 'policy_withdrawal'. */
export function withdrawFragment(withdrawal: Signature & { reason: string }): Fragment {
  return part(
    'policy_withdrawal',
    sql`update policy_documents set withdrawn_at = ${withdrawal.at}::timestamptz,
        withdrawn_by = ${withdrawal.operatorId}::uuid, withdrawn_by_name = ${withdrawal.name}::text,
        withdrawal_reason = ${withdrawal.reason}::text
      where id = ${withdrawal.id}::uuid and withdrawn_at is null`,
  );
}

/**
 * Ends the line of a campaign: every document of it that has begun and goes on ends with a day; named 'policy_end', as many
 * as `rows`. Without the others an older one would hold again.
 */
export function endFragment(
  of: { retailerId: string | null; storeId: string | null; variant: string },
  end: { on: CivilDate; operatorId: string; name: string; reason: string; rows: number },
): Fragment {
  return part(
    'policy_end',
    sql`update policy_documents p set valid_until = ${end.on}::date, ended_by = ${end.operatorId}::uuid, ended_by_name = ${end.name}::text,
        end_reason = ${end.reason}::text
      where ${goesOn(of, end.on)}`,
    end.rows,
  );
}

/** Documents of the line of a campaign that have begun and go on after a day. */
export const goesOn = (
  { retailerId, storeId, variant }: { retailerId: string | null; storeId: string | null; variant: string },
  on: CivilDate,
) =>
  sql`p.kind = 'coupon-campaign' and p.variant = ${variant}::text and p.retailer_id is not distinct from ${retailerId}::uuid
    and p.store_id is not distinct from ${storeId}::uuid and p.withdrawn_at is null and p.valid_from <= ${on}::date
    and (p.valid_until is null or p.valid_until > ${on}::date)`;

/** A policy that the product itself enters. */
export interface SystemPolicy<K extends PolicyKind> {
  /** Made here when left out. */
  id?: string;
  kind: K;
  variant: PolicyVariant<K>;
  retailerId?: string | null;
  storeId?: string | null;
  validFrom: CivilDate;
  validUntil?: CivilDate | null;
  document: PolicyInput<K>;
  reason: string;
}

/**
 * Adds a policy of the product itself, of any day: a demonstration has policies since before it was made. Returns its id.
 * @throws ZodError when the document is not one of its kind.
 */
export function addPolicy<K extends PolicyKind>(
  platform: Pick<Platform, 'db' | 'clock'>,
  policy: SystemPolicy<K>,
): Promise<string> {
  const document = policyKinds[policy.kind].document.parse(policy.document);
  return insertPolicy(platform.db, { ...policy, document }, platform.clock.now());
}

/** Inserts a document as it is, as the newest of its line. Nobody else writes that line meanwhile. */
export async function insertPolicy(
  db: Db,
  policy: Omit<SystemPolicy<PolicyKind>, 'document' | 'variant'> & { variant: string; document: object },
  enteredAt: Date,
): Promise<string> {
  const { kind, variant, retailerId = null, storeId = null, validFrom, validUntil = null, reason } = policy;
  const id = policy.id ?? newId();
  await sql`
    insert into policy_documents (id, kind, variant, retailer_id, store_id, revision, valid_from, valid_until, document, reason,
      entered_at, supersedes)
    select ${id}::uuid, ${kind}::text, ${variant}::text, ${retailerId}::uuid, ${storeId}::uuid, coalesce(max(p.revision), 0) + 1,
      ${validFrom}::date, ${validUntil}::date, ${JSON.stringify(policy.document)}::jsonb, ${reason}::text,
      ${enteredAt}::timestamptz, (array_agg(p.id order by p.revision desc))[1]
    from policy_documents p
    where p.kind = ${kind}::text and p.variant = ${variant}::text and p.retailer_id is not distinct from ${retailerId}::uuid
      and p.store_id is not distinct from ${storeId}::uuid`.execute(db);
  return id;
}
