import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, fact, isTrue, scalar } from '../../kernel/db/select.ts';
import type { Lock } from '../../kernel/act/lock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { IdRef } from './facts.ts';
import { retailers } from './tables.ts';

const RETAILER_MOVE = 'retailer';

/** What an act on a retailer is decided on: give the version to {@link moveRetailerFragment}. */
export interface RetailerHold {
  version: number;
  /** The provider's own house: it sets what holds for every retailer. */
  isProvider: boolean;
}

/** Scalar subquery: a {@link RetailerHold}, or null when there is no such retailer. */
export function retailerHoldFact(retailerId: IdRef): Template<RetailerHold | null> {
  return fact(
    { version: cast('bigint', sql`hold_f.version`), isProvider: isTrue(sql`hold_f.is_provider`) },
    sql`from ${retailers.sql} hold_f where hold_f.id = ${retailerId}::uuid`,
  );
}

/** Scalar subquery: whether a retailer is the provider's own house. Never null. */
export const isProviderFact = (retailerId: IdRef): Template<boolean> =>
  isTrue(
    sql`exists (select 1 from ${retailers.sql} hold_f where hold_f.id = ${retailerId}::uuid and hold_f.is_provider)`,
  );

/** Scalar subquery: the provider's own house; null where none is. */
export const providerIdFact = (): Template<string | null> =>
  scalar(retailers.fact('house_f').id, sql`from ${retailers.sql} house_f where house_f.is_provider`);

/** Holds only while nobody else moved the retailer since its version was read; first in a write under its lock. */
export function moveRetailerFragment(retailerId: string, version: number): Fragment {
  return part(
    RETAILER_MOVE,
    sql`update retailers set version = version + 1 where id = ${retailerId}::uuid and version = ${version}::bigint`,
  );
}

/** The lock of what concerns a whole retailer, held by the version that {@link moveRetailerFragment} tests. */
export function retailerLock(retailerId: string): Lock {
  return {
    fragment: RETAILER_MOVE,
    row: () => sql`select 1 from retailers where id = ${retailerId}::uuid for update`,
  };
}
