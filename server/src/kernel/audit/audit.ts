import type { AuditAction } from '@balcao/contract';
import { type Principal, chainOf } from '../act/principal.ts';
import { type Fragment, part } from '../db/guarded-write.ts';
import { auditEntries } from '../db/tables.ts';
import { insertMany, insertOne } from '../db/write.ts';
import { newId } from '../ids.ts';

/** What the audit says of an act; who acted and when follow from the act. */
export interface AuditNote {
  action: AuditAction;
  /** Id of what was acted on. */
  subject: string;
  /** Store the act happened in, when there is one. */
  storeId?: string | null;
  /** Facts of the act: ids, figures, reason codes. A sealed entry cannot be erased: no names, CPFs, codes or typed words. */
  detail?: Record<string, unknown>;
  /** Of the system: in whose chain it is recorded, when the principal does not say. */
  retailerId?: string;
  /** Of the system: the operator on whose behalf it acts. */
  operatorId?: string | null;
}

/** Notes of an act, or why it leaves none. */
export type Audit = AuditNote | readonly [AuditNote, ...AuditNote[]] | { none: string };

/** The audit rows of an act, as parts of its write. */
export function auditFragments(principal: Principal, said: Audit, at: Date): Fragment[] {
  if ('none' in said) return [];
  if ('action' in said) return [part('audit_entry', insertOne(auditEntries, entryOf(principal, said, at)))];
  const entries = said.map((note) => entryOf(principal, note, at));
  return [part('audit_entry', insertMany(auditEntries, entries), entries.length)];
}

function entryOf(principal: Principal, note: AuditNote, at: Date) {
  const retailerId = chainOf(principal) ?? note.retailerId;
  if (retailerId === undefined) throw new Error(`${note.action} is recorded in no retailer's chain`);
  const operatorId = principal.kind === 'operator' ? principal.actor.operatorId : (note.operatorId ?? null);
  const borrowerId = principal.kind === 'customer' ? principal.borrowerId : null;
  const { action, subject, storeId = null, detail = {} } = note;
  const who = { principal: principal.kind, operatorId, borrowerId };
  return { retailerId, id: newId(), at, ...who, storeId, action, subject, detail };
}
