import { type CreditFacts, MOST_PAST_APPLICANTS } from '@balcao/contract';
import type { Db } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { isProviderFact } from '../retailers/index.ts';
import { openRecord } from './record.ts';
import { creditDecisions } from './tables.ts';

/** What was known of people when their registrations were decided, the newest, each person once; facts of nobody by name. */
export async function pastApplicants(
  db: Db,
  secrets: Pick<Secrets, 'decrypt'>,
  retailerId: string,
): Promise<CreditFacts[]> {
  const d = creditDecisions.row('d');
  const rows = await rowsOf(
    db,
    select(
      pick(d, 'borrowerId', 'factsSealed', 'resultSealed'),
      sql`from ${creditDecisions.sql} d where d.kind = 'REGISTRATION'
        and (d.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})
        order by d.at desc, d.id limit ${sql.lit(MOST_PAST_APPLICANTS)}`,
    ),
  );
  const newest = new Map(rows.toReversed().map((row) => [row.borrowerId, row]));
  return [...newest.values()].map((row) => openRecord(secrets, row).decided.facts);
}
