import type { Db } from '../db/database.ts';
import { rowsOf, select } from '../db/select.ts';
import { sql, type Template } from '../db/sql.ts';
import { pick } from '../db/table.ts';
import { auditEntries } from '../db/tables.ts';

export interface About {
  retailerId: string;
  /** What was acted on. */
  subject: string;
  /** Of the actions: 'operator' for `operator.changed`. */
  family: 'operator';
  most: number;
}

const e = auditEntries.row('e');

/** What a retailer's chain says of one subject, the newest first; `nameOf` says who an operator is. */
export function entriesAbout(
  db: Db,
  { retailerId, subject, family, most }: About,
  nameOf: (retailerId: Template, operatorId: Template) => Template<string | null>,
) {
  const actions = sql.lit(`${family}.%`);
  return rowsOf(
    db,
    select(
      { ...pick(e, 'id', 'at', 'action', 'detail'), name: nameOf(e.retailerId, e.operatorId) },
      sql`from ${auditEntries.sql} e where e.retailer_id = ${retailerId}::uuid and e.subject = ${subject}::text
        and e.action like ${actions} order by e.at desc, e.id desc limit ${most}::int`,
    ),
  );
}
