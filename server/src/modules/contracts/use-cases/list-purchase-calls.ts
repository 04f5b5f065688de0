import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset } from '../../../kernel/db/keyset.ts';
import { cast, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { callView, isCallForAnalystOf } from '../calls/purchase-calls.ts';
import { purchaseCalls } from '../tables.ts';

type Call = Handled<'GET /coordinator/purchase-calls'>;

const askedAt = sql.ref('call_r.asked_at');
const keys = { askedAt: { column: askedAt, type: 'timestamptz' } } as const;

/** A page of the purchases that wait for a call: of the retailer; the provider's analyst sees all. */
export async function listPurchaseCalls(
  { db, clock }: Platform,
  { retailerId }: Actor,
  { cursor, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const now = clock.now();
  const query = { ...asked, cursor };
  const page = keyset(keys, sql.ref('call_r.proposal_id'), query);
  const rows = await rowsOf(
    db,
    select(
      { ...purchaseCalls.row('call_r'), key: cast('text', askedAt) },
      sql`from ${purchaseCalls.sql} call_r
        where call_r.status = 'WAITING' and call_r.ends_at > ${now}::timestamptz and ${isCallForAnalystOf(retailerId)}
          and ${page.where} order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, proposalId }) => ({ value: key, id: proposalId }));
  return { items: items.map((row) => callView(row, now)), next };
}
