import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset } from '../../../kernel/db/keyset.ts';
import { cast, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { reading } from '../house.ts';
import { retailerChanges } from '../tables.ts';

type Call = Handled<'GET /network/retailers/{id}/changes'>;

const change = retailerChanges.row('change_f');
const keys = { changedAt: { column: change.changedAt, type: 'timestamptz' } } as const;
/** The provider's people are known by name in their own house (ADR 0040). */
const STRANGER = 'Analista do provedor';

/** A page of the history of a retailer and its stores. @throws Refusal RETAILER_NOT_FOUND. */
export function listChanges(
  { db }: Platform,
  actor: Actor,
  retailerId: string,
  { cursor, ...rest }: Call['query'],
): Promise<Call['answer']> {
  const asked = { ...rest, cursor };
  return reading({ db }, actor, retailerId, async () => {
    const page = keyset(keys, change.id, asked);
    const shape = {
      ...change,
      key: cast('text', change.changedAt),
      storeName: storeNameFact(change.retailerId, change.storeId),
    };
    const of = sql`from ${retailerChanges.sql} change_f where change_f.retailer_id = ${retailerId}::uuid and ${page.where}
      order by ${page.order} limit ${page.limit}`;
    const { items, next } = cutPage(await rowsOf(db, select(shape, of)), asked, ({ key, id }) => ({ value: key, id }));
    return {
      items: items.map(
        ({ id, storeId, storeName, kind, reason, difference, authorRetailerId, authorName, changedAt }) => ({
          id,
          storeId,
          storeName,
          kind,
          reason,
          difference,
          author: authorRetailerId === actor.retailerId ? authorName : STRANGER,
          changedAt: changedAt.toISOString(),
        }),
      ),
      next,
    };
  });
}
