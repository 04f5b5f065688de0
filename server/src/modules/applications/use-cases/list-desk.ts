import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, instantKey, keyset } from '../../../kernel/db/keyset.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { deskView, isForAnalystOf } from '../desk.ts';
import { applications } from '../tables.ts';

type Call = Handled<'GET /coordinator/applications'>;

const submittedOn = sql.ref('desk_a.submitted_at');
const keys = { submittedOn: { column: submittedOn, type: 'timestamptz' } } as const;

/** A page of the registrations that wait for a person: of the retailer; the provider's analyst sees all. */
export async function listDesk(
  { db, clock }: Platform,
  { retailerId }: Actor,
  { cursor, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const query = { ...asked, cursor };
  const page = keyset(keys, sql.ref('desk_a.id'), query);
  const rows = await rowsOf(
    db,
    select(
      { ...applications.row('desk_a'), key: instantKey(submittedOn) },
      sql`from ${applications.sql} desk_a
        where desk_a.status in ('MANUAL_ANALYSIS', 'PRE_APPROVED') and ${isForAnalystOf(retailerId)}
          and ${page.where} order by ${page.order} limit ${page.limit}`,
    ),
  );
  const now = clock.now();
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  return { items: items.map((row) => deskView(row, now)), next };
}
