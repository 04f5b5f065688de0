import { factList, fieldOf, narrowed } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { IdRef } from './facts.ts';
import { configurations } from './tables.ts';

/**
 * Scalar subquery: what the stored layers say of messages, those for all and then those of a retailer, never null. A store has no
 * words of its own.
 */
export const wordsFact = (retailerId: IdRef): Template<{ words: unknown }[]> =>
  factList(
    { words: fieldOf(narrowed<unknown, { messages?: unknown }>(configurations.fact('conf').document), 'messages') },
    sql`from ${configurations.sql} conf where conf.store_id is null
      and (conf.retailer_id is null or conf.retailer_id = ${retailerId}::uuid) and conf.document ? 'messages'
      order by (conf.retailer_id is not null)`,
  );
