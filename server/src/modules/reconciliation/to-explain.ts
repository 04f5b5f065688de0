import type { CivilDate } from '@balcao/credit-math';
import type { Lock } from '../../kernel/act/lock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast, maxOf, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { AccountingPorts } from '../accounting/index.ts';
import { bankLines, bankStatements, statementDesks } from './tables.ts';

const l = bankLines.row('l');
const s = bankStatements.row('s');
const d = statementDesks.row('d');
const HELD = 'statement_desk';

/** Of a line `l` up to a day: it has no books, and nobody took it with a reason (ADR 0124). */
export const isToExplain = (through: CivilDate): Template =>
  sql`l.state <> 'MATCHED' and l.note is null and l.on_day <= ${through}::date`;

/** A statement comes: a month that is being closed over what was read before reads again. */
export const arrivedFragment = (retailerId: string): Fragment =>
  part(
    HELD,
    sql`insert into ${statementDesks.sql} as d (retailer_id, version) values (${retailerId}::uuid, 1)
      on conflict (retailer_id) do update set version = d.version + 1`,
  );

export const statementsFragment = (retailerId: string, version: number): Fragment =>
  part(
    HELD,
    sql`insert into ${statementDesks.sql} as d (retailer_id, version) values (${retailerId}::uuid, 1)
      on conflict (retailer_id) do update set version = d.version + 1 where d.version = ${version}::bigint`,
  );

export const statementsLock = (retailerId: string): Lock => ({
  fragment: HELD,
  row: () => sql`select 1 from ${statementDesks.sql} where retailer_id = ${retailerId}::uuid for update`,
});

/** The version is read first: a statement that comes between the reads makes the write miss. */
export const statementFacts: AccountingPorts['statementFacts'] = async (db, retailerId, through) => {
  const of = sql`retailer_id = ${retailerId}::uuid`;
  const desk = await rowOf(db, select({ version: d.version }, sql`from ${statementDesks.sql} d where d.${of}`));
  const covered = await rowOf(db, select({ last: maxOf(s.lastDay) }, sql`from ${bankStatements.sql} s where s.${of}`));
  const toExplain = await rowsOf(
    db,
    select(
      { on: l.onDay, count: cast('integer', sql`count(*)`) },
      sql`from ${bankLines.sql} l where l.${of} and ${isToExplain(through)} group by l.on_day order by l.on_day`,
    ),
  );
  return { version: desk?.version ?? 0, coveredThrough: covered?.last ?? null, toExplain };
};
