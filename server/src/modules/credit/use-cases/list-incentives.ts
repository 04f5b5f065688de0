import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset, type KeysetAsked } from '../../../kernel/db/keyset.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { operatorExistsFact } from '../../identity/index.ts';

type Statement = Handled<'GET /incentives/statement'>['answer'];

export interface StatementAsk extends KeysetAsked<'on' | '-on'> {
  from: CivilDate;
  to: CivilDate;
  operatorId: string | undefined;
}

const keys = { on: { column: sql.ref('i.on_day'), type: 'date' } } as const;
const SEES_OTHERS: ReadonlySet<string> = new Set(['manager', 'analyst']);

interface Facts extends Pick<Statement, 'accruedTotal' | 'reversedTotal' | 'total'> {
  exists: boolean;
  entries: Statement['items'];
}

/** What an operator earned and gave back on the days asked for, with the totals of all of them. */
export async function listIncentives(platform: Platform, actor: Actor, ask: StatementAsk): Promise<Statement> {
  const { from, to, operatorId = actor.operatorId } = ask;
  if (operatorId !== actor.operatorId && !SEES_OTHERS.has(actor.role)) refuse('FORBIDDEN');
  const own = sql`retailer_id = ${actor.retailerId}::uuid and operator_id = ${operatorId}::uuid
    and on_day between ${from}::date and ${to}::date`;
  const page = keyset(keys, sql.ref('i.id'), ask);
  const result = await sql<Facts>`
    select ${operatorExistsFact(actor.retailerId, operatorId)} as exists,
      coalesce(sum(amount_cents) filter (where entry = 'ACCRUAL'), 0)::bigint as "accruedTotal",
      coalesce(-sum(amount_cents) filter (where entry = 'REVERSAL'), 0)::bigint as "reversedTotal",
      coalesce(sum(amount_cents), 0)::bigint as total,
      (select coalesce(json_agg(json_build_object('id', i.id, 'on', i.on_day, 'at', to_char(i.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', i.entry,
          'event', i.event, 'category', i.category, 'storeId', i.store_id, 'subjectId', i.subject_id,
          'baseValue', i.base_cents, 'value', i.amount_cents) order by ${page.order}), '[]'::json)
        from (select * from incentives i where ${own} and ${page.where} order by ${page.order} limit ${page.limit}) i) as entries
    from incentives where ${own}`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts?.exists) refuse('OPERATOR_NOT_FOUND');
  const { exists: _, entries, ...totals } = facts;
  const { items, next } = cutPage(entries, ask, (entry) => ({ value: entry.on, id: entry.id }));
  return { operatorId, from, to, ...totals, items, next };
}
