import type { Db } from '../../kernel/db/database.ts';

/** What documents needs of modules further right; bound in app.ts. */
export interface DocumentsPorts {
  /**
   * Payment of each id, where an id is of a payment or of one of its entries: asked id -> payment id. Unknown ids
   * are left out.
   */
  paymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
