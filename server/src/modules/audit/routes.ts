import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { askForCheck } from './use-cases/ask-for-check.ts';
import { exportEntries } from './use-cases/export-entries.ts';
import { findAuditedCustomer } from './use-cases/find-customer.ts';
import { listEntries } from './use-cases/list-entries.ts';
import { showAudit } from './use-cases/show-audit.ts';
import { showChain } from './use-cases/show-chain.ts';

export function auditRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /coordinator/audit', ({ actor, query }) => showAudit(platform, actor, query)),
    serve('GET /coordinator/audit/entries', ({ by, query }) => listEntries(platform, by, query)),
    serve('GET /coordinator/audit/entries/export', ({ by, query }) => exportEntries(platform, by, query)),
    serve('POST /coordinator/audit/customers', ({ by, body }) => findAuditedCustomer(platform, by, body)),
    serve('GET /coordinator/audit/chain', ({ actor, query }) => showChain(platform, actor, query)),
    serve('POST /coordinator/audit/checks', ({ by, body }) => askForCheck(platform, by, body)),
  ];
}
