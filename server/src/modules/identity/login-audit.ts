import type { System } from '../../kernel/act/principal.ts';
import type { AuditNote } from '../../kernel/audit/audit.ts';
import type { LoginRow } from './operators.ts';

/** Nobody is signed in yet: the product itself looks at who knocks. */
export const door: System = { kind: 'system', name: 'sign-in', zone: 'America/Manaus' };

export const nobodysNote = { none: 'an e-mail that nobody has belongs to no retailer' } as const;

export function loginNote(
  login: LoginRow,
  action: AuditNote['action'],
  detail: Record<string, unknown> = {},
): AuditNote {
  const { retailerId, operatorId, storeId } = login;
  return { action, subject: operatorId, storeId, detail, retailerId, operatorId };
}
