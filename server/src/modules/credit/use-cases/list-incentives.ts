import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { operatorExistsFact } from '../../identity/index.ts';

type Statement = Handled<'GET /incentives/statement'>['answer'];

export interface StatementAsk {
  from: CivilDate;
  to: CivilDate;
  operatorId: string | undefined;
  /** Last entry of the page before. */
  after: string | undefined;
}

const PAGE = 200;
const SEES_OTHERS: ReadonlySet<string> = new Set(['manager', 'analyst']);

interface Facts extends Pick<Statement, 'accruedTotal' | 'reversedTotal' | 'total'> {
  exists: boolean;
  entries: Statement['entries'];
}

/** What an operator earned and gave back on the days asked for, oldest first, with the totals of all of them. */
export async function listIncentives(platform: Platform, actor: Actor, ask: StatementAsk): Promise<Statement> {
  const { from, to, after, operatorId = actor.operatorId } = ask;
  if (operatorId !== actor.operatorId && !SEES_OTHERS.has(actor.role)) refuse('FORBIDDEN');
  const own = sql`retailer_id = ${actor.retailerId}::uuid and operator_id = ${operatorId}::uuid
    and on_day between ${from}::date and ${to}::date`;
  const cursor = sql`(${after ?? null}::uuid is null or (i.on_day, i.id) > (
    select c.on_day, c.id from incentives c where c.retailer_id = ${actor.retailerId}::uuid and c.id = ${after ?? null}::uuid))`;
  const result = await sql<Facts>`
    select ${operatorExistsFact(actor.retailerId, operatorId)} as exists,
      coalesce(sum(amount_cents) filter (where entry = 'ACCRUAL'), 0)::bigint as "accruedTotal",
      coalesce(-sum(amount_cents) filter (where entry = 'REVERSAL'), 0)::bigint as "reversedTotal",
      coalesce(sum(amount_cents), 0)::bigint as total,
      (select coalesce(json_agg(json_build_object('id', e.id, 'on', e.on_day, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', e.entry,
          'event', e.event, 'category', e.category, 'storeId', e.store_id, 'subjectId', e.subject_id,
          'baseValue', e.base_cents, 'value', e.amount_cents) order by e.on_day, e.id), '[]'::json)
        from (select * from incentives i where ${own} and ${cursor} order by on_day, id limit ${sql.lit(PAGE + 1)}) e) as entries
    from incentives where ${own}`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts?.exists) refuse('OPERATOR_NOT_FOUND');
  const { exists: _, entries, ...totals } = facts;
  const page = entries.slice(0, PAGE);
  const next = entries.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  return { operatorId, from, to, ...totals, entries: page, next };
}
