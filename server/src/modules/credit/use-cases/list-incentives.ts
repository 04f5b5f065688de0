import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset, type KeysetAsked } from '../../../kernel/db/keyset.ts';
import { cast, centsOf, factList, rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { operatorExistsFact } from '../../identity/index.ts';
import { incentives } from '../tables.ts';

type Statement = Handled<'GET /incentives/statement'>['answer'];

export interface StatementAsk extends KeysetAsked<'on' | '-on'> {
  from: CivilDate;
  to: CivilDate;
  operatorId: string | undefined;
}

const keys = { on: { column: sql.ref('i.on_day'), type: 'date' } } as const;
const SEES_OTHERS: ReadonlySet<string> = new Set(['manager', 'analyst']);

const i = incentives.fact('i');
const entry = {
  ...pick(i, 'id', 'event', 'category', 'storeId', 'subjectId'),
  on: i.onDay,
  at: cast('text', sql`to_char(i.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  kind: i.entry,
  baseValue: i.baseCents,
  value: i.amountCents,
};

/** What an operator earned and gave back on the days asked for, with the totals of all of them. */
export async function listIncentives(platform: Platform, actor: Actor, ask: StatementAsk): Promise<Statement> {
  const { from, to, operatorId = actor.operatorId } = ask;
  if (operatorId !== actor.operatorId && !SEES_OTHERS.has(actor.role)) refuse('FORBIDDEN');
  const own = sql`retailer_id = ${actor.retailerId}::uuid and operator_id = ${operatorId}::uuid
    and on_day between ${from}::date and ${to}::date`;
  const page = keyset(keys, sql.ref('i.id'), ask);
  const shape = {
    exists: operatorExistsFact(actor.retailerId, operatorId),
    accruedTotal: centsOf(sql`sum(amount_cents) filter (where entry = 'ACCRUAL')`),
    reversedTotal: centsOf(sql`-sum(amount_cents) filter (where entry = 'REVERSAL')`),
    total: centsOf(sql`sum(amount_cents)`),
    entries: factList(
      entry,
      sql`from ${incentives.sql} i where ${own} and ${page.where} order by ${page.order} limit ${page.limit}`,
    ),
  };
  const facts = await rowOf(platform.db, select(shape, sql`from ${incentives.sql} where ${own}`));
  if (!facts?.exists) refuse('OPERATOR_NOT_FOUND');
  const { exists: _, entries, ...totals } = facts;
  const { items, next } = cutPage(entries, ask, ({ on, id }) => ({ value: on, id }));
  return { operatorId, from, to, ...totals, items, next };
}
