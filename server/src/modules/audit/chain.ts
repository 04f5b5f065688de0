import type { Handled } from '@balcao/contract';
import { chainLength } from '../../kernel/audit/chain.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { type AuditPlace, seeing } from './place.ts';
import { auditChecks } from './tables.ts';

export type ChainView = Handled<'GET /coordinator/audit/chain'>['answer'];
type Check = RowOf<typeof auditChecks>;

export interface ChainState {
  sealed: number;
  check: Check | null;
}

/** A retailer's chain and the newest check of it. Only the system reads where a chain ends. */
export async function readChain(db: Db | Tx, place: AuditPlace): Promise<ChainState> {
  const { id: retailerId } = place.retailer;
  const newest = sql`from ${auditChecks.sql} c where c.retailer_id = ${retailerId}::uuid
    order by c.started_at desc, c.id desc limit 1`;
  const check = await seeing(place, () => rowOf(db, select(auditChecks.row('c'), newest)));
  const sealed = await asSystem('audit-chain', () => chainLength(db, retailerId));
  return { sealed, check: check ?? null };
}

export function chainView({ sealed, check }: ChainState): ChainView {
  if (check === null) return { sealed, check };
  const { startedAt, finishedAt, checked, total, brokenAt } = check;
  const times = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  return { sealed, check: { ...times, checked, length: total, brokenAt } };
}
