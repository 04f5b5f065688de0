import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset } from '../../../kernel/db/keyset.ts';
import { cast, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { requestColumns, requestView } from '../request.ts';
import { supportRequests } from '../tables.ts';

type Call = Handled<'GET /support/requests'>;
type Own = Handled<'GET /support/requests/mine'>['answer'];

const keys = { askedAt: { column: requestColumns.askedAt, type: 'timestamptz' } } as const;
const SHOWN = 20;

/** A page of the requests of the analyst's retailer. */
export async function listRequests(
  platform: Platform,
  { retailerId }: Actor,
  { cursor, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const query = { ...asked, cursor };
  const page = keyset(keys, requestColumns.id, query);
  const rows = await rowsOf(
    platform.db,
    select(
      { ...requestColumns, key: cast('text', requestColumns.askedAt) },
      sql`from ${supportRequests.sql} request_f
        where request_f.retailer_id = ${retailerId}::uuid and request_f.status = ${query.status}::text and ${page.where}
        order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  return { items: items.map((row) => requestView(platform, row)), next };
}

/** What an operator asked, newest first. */
export async function listOwnRequests(platform: Platform, { retailerId, operatorId }: Actor): Promise<Own> {
  const rows = await rowsOf(
    platform.db,
    select(
      requestColumns,
      sql`from ${supportRequests.sql} request_f
        where request_f.retailer_id = ${retailerId}::uuid and request_f.asked_by = ${operatorId}::uuid
        order by request_f.asked_at desc limit ${sql.lit(SHOWN)}`,
    ),
  );
  return { items: rows.map((row) => requestView(platform, row)) };
}
