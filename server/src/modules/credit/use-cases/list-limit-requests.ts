import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, instantKey, keyset } from '../../../kernel/db/keyset.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { requestColumns, requestView } from '../limit/requests.ts';
import { limitRequests } from '../tables.ts';

type Call = Handled<'GET /coordinator/limit-requests'>;

const askedAt = sql.ref('request_f.asked_at');
const keys = { askedAt: { column: askedAt, type: 'timestamptz' } } as const;

/** A page of the requests of the analyst's retailer; the provider's analyst sees those of every retailer. */
export async function listLimitRequests(
  { db, clock }: Platform,
  actor: Actor,
  { cursor, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const now = clock.now();
  const { retailerId } = actor;
  const query = { ...asked, cursor };
  const page = keyset(keys, sql.ref('request_f.id'), query);
  const rows = await rowsOf(
    db,
    select(
      { ...requestColumns, key: instantKey(askedAt) },
      sql`from ${limitRequests.sql} request_f
        where request_f.status = ${query.status}::text and (request_f.retailer_id = ${retailerId}::uuid or ${isProviderFact(retailerId)})
          and ${page.where} order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  return { items: items.map((request) => requestView(request, now)), next };
}
