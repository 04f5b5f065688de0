import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset } from '../../../kernel/db/keyset.ts';
import { cast, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { changeView, isForAnalystOf } from '../phone-changes.ts';
import { phoneChanges } from '../tables.ts';

type Call = Handled<'GET /coordinator/phone-changes'>;

const askedAt = sql.ref('change_r.asked_at');
const keys = { askedAt: { column: askedAt, type: 'timestamptz' } } as const;

/** A page of the requests for another phone: of the retailer's operators; the provider's analyst sees all. */
export async function listPhoneChanges(
  { db, secrets, clock }: Platform,
  { retailerId }: Actor,
  { cursor, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const query = { ...asked, cursor };
  const page = keyset(keys, sql.ref('change_r.id'), query);
  const rows = await rowsOf(
    db,
    select(
      { ...phoneChanges.row('change_r'), key: cast('text', askedAt) },
      sql`from ${phoneChanges.sql} change_r
        where change_r.status = ${query.status}::text and ${isForAnalystOf(retailerId)}
          and ${page.where} order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  const now = clock.now();
  return { items: items.map((row) => changeView(secrets, row, now)), next };
}
