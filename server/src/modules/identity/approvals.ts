import type { Handled, Role } from '@balcao/contract';
import type { Decision } from '../../kernel/act/decision.ts';
import type { Operator } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { jsonOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { type Approvable, approvalDigest, checkApproval } from './rules/approved.ts';
import { APPROVAL_SECONDS } from './rules/limits.ts';
import { approvals, operators } from './tables.ts';

const a = approvals.fact('a');
const o = operators.fact('o');

/** Who approved the act that is under way. */
export interface Approval {
  retailerId: string;
  id: string;
  /** The second person. */
  operatorId: string;
  role: Role;
  name: string;
}

/**
 * Who approved this act of the actor, when somebody did: the act uses it up by {@link approvalUseFragment}.
 * @throws Refusal APPROVAL_NOT_VALID.
 */
export async function readApproval(
  db: Db | Tx,
  { retailerId, operatorId }: Actor,
  { approvalId, ...asked }: Approvable & { approvalId: string | undefined },
  now: Date,
): Promise<Approval | null> {
  if (approvalId === undefined) return null;
  const approver = jsonOf({ role: o.role, isActive: o.isActive, name: o.name });
  const shape = { given: jsonOf({ ...pick(a, 'digest', 'askedBy', 'usedAt', 'expiresAt', 'approverId'), approver }) };
  const from = sql`from ${approvals.sql} a
    join ${operators.sql} o on o.retailer_id = a.retailer_id and o.id = a.approver_id
    where a.retailer_id = ${retailerId}::uuid and a.id = ${approvalId}::uuid`;
  const row = await rowOf(db, select(shape, from));
  checkApproval(row?.given ?? null, asked, operatorId, now);
  if (!row) return null;
  const { approverId, approver: second } = row.given;
  return { retailerId, id: approvalId, operatorId: approverId, role: second.role, name: second.name };
}

/** Uses an approval up, as a part of the act that was approved. Misses with APPROVAL_NOT_VALID when it was used before. */
export function approvalUseFragment({ retailerId, id }: Approval, now: Date): Fragment {
  const use = sql`update ${approvals.sql} set used_at = ${now}::timestamptz
    where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and used_at is null and expires_at > ${now}::timestamptz`;
  return { ...part('approval_use', use), refusal: new Refusal('APPROVAL_NOT_VALID') };
}

/** Who approves now, and what proved who that is. */
export interface Approver {
  operatorId: string;
  name: string;
  by: 'password' | 'pin' | 'passkey';
}

/** The approval of one act, with its trace. */
export function granted(
  { actor }: Operator,
  asked: Approvable,
  { operatorId: approverId, name, by }: Approver,
  now: Date,
): Extract<Decision<Handled<'POST /coordinator/approvals'>['answer']>, { answer: unknown }> {
  const { retailerId, operatorId: askedBy, storeId } = actor;
  const { act, subjectId } = asked;
  const expiresAt = addSeconds(now, APPROVAL_SECONDS);
  const about = { act, subjectId, digest: approvalDigest(asked), approverId, askedBy };
  const approval = { retailerId, id: newId(), ...about, grantedAt: now, expiresAt };
  const detail = { act, approvalId: approval.id, approverId, by };
  return {
    answer: { id: approval.id, approverName: name, expiresAt: expiresAt.toISOString() },
    writes: [part('approval', insertOne(approvals, approval))],
    audit: { action: 'approval.granted', subject: subjectId, storeId, detail },
  };
}
