import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import { OPERATOR_ID } from '../../../testing/sessions.ts';
import type { AuditChain, AuditEntry, AuditFrame } from '../audit-calls.ts';

export const FRAME = 'GET /coordinator/audit';
export const LIST = 'GET /coordinator/audit/entries';
export const FIND = 'POST /coordinator/audit/customers';
export const CHAIN = 'GET /coordinator/audit/chain';
export const CHECK = 'POST /coordinator/audit/checks';
export const EXPORT = 'GET /coordinator/audit/entries/export';
export const CUSTOMER_ID = '01900000-0000-7000-8000-000000000801';

export type Check = NonNullable<AuditChain['check']>;
export const aCheck = (part: Partial<Check> = {}): Check => ({
  startedAt: '2026-11-21T15:00:00.000Z',
  finishedAt: '2026-11-21T15:00:07.000Z',
  checked: 1_234,
  length: 1_234,
  brokenAt: null,
  ...part,
});
export const aFrame = (part: Partial<AuditFrame> = {}): AuditFrame => ({
  retailer: { id: RETAILER_ID, name: 'Lojas Aurora' },
  retailers: [{ id: RETAILER_ID, name: 'Lojas Aurora' }],
  people: [{ id: OPERATOR_ID, name: 'Marina Alves', isActive: false }],
  stores: [{ id: STORE_ID, name: 'Loja Centro' }],
  actions: [
    { action: 'limit.changed', sentence: 'Limite alterado' },
    { action: 'audit.read', sentence: 'Auditoria consultada' },
  ],
  mayCheck: true,
  chain: { sealed: 1_234, check: null },
  ...part,
});
export const anEntry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  id: CUSTOMER_ID,
  position: 77,
  at: '2026-11-21T15:00:00.000Z',
  action: 'limit.changed',
  sentence: 'Limite alterado',
  author: { kind: 'operator', id: OPERATOR_ID, name: 'Marina Alves' },
  store: { id: STORE_ID, name: 'Loja Centro' },
  customer: { id: CUSTOMER_ID, cpf: '529.***.***-25' },
  facts: [{ label: 'Limite', before: 'R$ 500,00', after: 'R$ 800,00' }],
  ...part,
});
