import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { takeSaleChangesFragment } from '../../contracts/index.ts';
import { type Projected, type ProjectionHead, readSales, type SaleRef } from '../facts.ts';
import { compareSales } from '../rules/compare-sales.ts';
import { daysFragment, goneRowsFragment, moveProjectionFragment, projectionLock, saleRowsFragment } from '../store.ts';

export interface Batch {
  sales: readonly SaleRef[];
  /** Ids of the changes that told of them, taken out with the write. */
  changes?: readonly string[];
  /** While the projection is being filled: how far it was, and is with this batch. */
  filling?: { from: ProjectionHead; until: string };
}

/** Whether nobody else filled on or began again since a head was read: what came before the page would be missing. */
export const isAsFilled = (head: ProjectionHead, read: ProjectionHead): boolean =>
  head.edition === read.edition && head.filledUntil === read.filledUntil;

/** Who keeps a projection, and why nobody audits it. */
export const keeper = (of: Projected): System => ({ kind: 'system', name: 'projection', ...of });
export const audit = { none: 'a projection says what audited acts did' };

/** Brings the rows of these sales, and their days, to the sales as they are now. Done twice it does nothing. */
export function projectSales(
  platform: Pick<Platform, 'db' | 'clock'>,
  of: Projected,
  { sales, changes = [], filling }: Batch,
): Promise<null> {
  const { retailerId } = of;
  return act(platform, {
    principal: keeper(of),
    lock: projectionLock(retailerId),
    read: (db) => readSales(db, of, sales, changes),
    decide(facts) {
      const { head, changeIds } = facts;
      if (filling && !isAsFilled(head, filling.from)) return { unchanged: null };
      const { changed, gone, days } = compareSales(facts.sales, facts.rows);
      const rows: Fragment[] = [
        ...(changed.length > 0 ? [saleRowsFragment(retailerId, changed)] : []),
        ...(gone.length > 0 ? [goneRowsFragment(retailerId, gone)] : []),
        ...(days.length > 0 ? [daysFragment(retailerId, days)] : []),
        ...(changeIds.length > 0 ? [takeSaleChangesFragment(retailerId, changeIds)] : []),
      ];
      if (rows.length === 0 && !filling) return { unchanged: null };
      const to = filling && { filledUntil: filling.until };
      const writes = [moveProjectionFragment(retailerId, head, to), ...rows];
      return { answer: null, writes, audit };
    },
  });
}
