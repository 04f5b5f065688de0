import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, instantKey, keyset } from '../../../kernel/db/keyset.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { isForAnalystOf, requestView } from '../evaluations/queue.ts';
import { creditEvaluations } from '../tables.ts';

type Call = Handled<'GET /coordinator/extra-credit'>;

const askedAt = sql.ref('request_r.created_at');
const keys = { askedAt: { column: askedAt, type: 'timestamptz' } } as const;

/** A page of the requests for extra credit that wait: of the retailer; the provider's analyst sees all. */
export async function listExtraCredit(
  { db, clock }: Platform,
  { retailerId }: Actor,
  { cursor, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const now = clock.now();
  const query = { ...asked, cursor };
  const page = keyset(keys, sql.ref('request_r.id'), query);
  const rows = await rowsOf(
    db,
    select(
      { ...creditEvaluations.row('request_r'), key: instantKey(askedAt) },
      sql`from ${creditEvaluations.sql} request_r
        where request_r.status = 'CREATED' and request_r.expires_at > ${now}::timestamptz and ${isForAnalystOf(retailerId)}
          and ${page.where} order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  return { items: items.map((row) => requestView(row, now)), next };
}
