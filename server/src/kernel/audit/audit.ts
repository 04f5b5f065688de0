import type { AuditAction } from '@balcao/contract';
import { type Principal, chainOf } from '../act/principal.ts';
import { type Fragment, part } from '../db/guarded-write.ts';
import { sql, type Template } from '../db/sql.ts';
import { auditEntries } from '../db/tables.ts';
import { insertMany, insertOne } from '../db/write.ts';
import { newId } from '../ids.ts';
import { currentScope } from '../row-security/scope.ts';

/** What the audit says of an act; who acted and when follow from the act. */
export interface AuditNote {
  action: AuditAction;
  /** Id of what was acted on. */
  subject: string;
  /** Store the act happened in, when there is one. */
  storeId?: string | null;
  /** Customer whom it is about, when that is neither the subject nor whom the request reached. */
  customerId?: string;
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

/** Whom the request is about that is being answered. */
function reachedCustomer(): string | null {
  const scope = currentScope();
  return scope && 'borrowerId' in scope ? scope.borrowerId : null;
}

/** Whom an entry `e` is about, as text; the indexes of migration 0082 hold the same expression. */
export const customerOfEntry: Template = sql`coalesce(e.detail ->> 'customerId', e.borrower_id::text, e.subject)`;

function entryOf(principal: Principal, note: AuditNote, at: Date) {
  const retailerId = chainOf(principal) ?? note.retailerId;
  if (retailerId === undefined) throw new Error(`${note.action} is recorded in no retailer's chain`);
  const operatorId = principal.kind === 'operator' ? principal.actor.operatorId : (note.operatorId ?? null);
  const borrowerId = principal.kind === 'customer' ? principal.borrowerId : null;
  const { action, subject, storeId = null } = note;
  const customerId = note.customerId ?? reachedCustomer();
  // In the detail, so that it is sealed with it; an entry whose subject is the customer says so already.
  const detail = customerId === null || customerId === subject ? note.detail : { ...note.detail, customerId };
  const who = { principal: principal.kind, operatorId, borrowerId };
  return { retailerId, id: newId(), at, ...who, storeId, action, subject, detail: detail ?? {} };
}
