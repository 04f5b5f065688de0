import type { AuditNote } from '../../kernel/audit/audit.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { AuditFilters } from './entries.ts';
import type { AuditPlace } from './place.ts';

/** What the audit says of its being read: in the reader's own chain, by whose it was and what was asked. */
export function readingNote(
  action: AuditNote['action'],
  actor: Actor,
  { retailer }: AuditPlace,
  { customerId, operatorId, storeId, action: sought, from, to }: Partial<AuditFilters>,
  more: Record<string, unknown> = {},
): AuditNote {
  return {
    action,
    subject: retailer.id,
    storeId: actor.storeId,
    ...(customerId !== undefined && { customerId }),
    detail: { ofOperator: operatorId, ofStore: storeId, sought, from, to, ...more },
  };
}
