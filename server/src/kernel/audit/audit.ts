import { sql } from 'kysely';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { type Fragment, guardedWrite } from '../db/guarded-write.ts';
import { newId } from '../ids.ts';

export interface AuditEntry {
  /** Who acted; no operator when it came from outside, as a bank's notice does. */
  actor: Pick<Actor, 'retailerId'> & { operatorId: string | null };
  at: Date;
  /** Store the act happened in, when there is one. */
  storeId?: string | null;
  /** Verb of the field: 'contract.accepted', 'installments.paid'. */
  action: string;
  /** Id of what was acted on. */
  subject: string;
  /** Facts of the act: ids, figures, reason codes. A sealed entry cannot be erased: no names, CPFs, codes or typed words. */
  detail?: Record<string, unknown>;
}

/** The audit row as part of a guarded write: no act without its trace. */
export function auditFragment(entry: AuditEntry): Fragment {
  return {
    name: 'audit_entry',
    rows: 1,
    statement: sql`
      insert into audit_entries (retailer_id, id, at, operator_id, store_id, action, subject, detail)
      values (${entry.actor.retailerId}::uuid, ${newId()}::uuid, ${entry.at}::timestamptz, ${entry.actor.operatorId}::uuid,
        ${entry.storeId ?? null}::uuid, ${entry.action}::text, ${entry.subject}::text, ${JSON.stringify(entry.detail ?? {})}::jsonb)
      returning 1`,
  };
}

/** Writes an audit row on its own, for acts that write nothing else (a reveal, a failed guess). */
export function audit(db: Db, entry: AuditEntry): Promise<void> {
  return guardedWrite(db, [auditFragment(entry)]);
}
