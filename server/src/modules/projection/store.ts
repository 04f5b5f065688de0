import { sql } from '../../kernel/db/sql.ts';
import type { Lock } from '../../kernel/act/lock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import type { ProjectionHead, SaleFact } from './facts.ts';
import type { DayOfSales } from './rules/compare-sales.ts';
import { retailerProjections, retailerSaleDays, retailerSales } from './tables.ts';

const MOVE = 'projection';

/** Moves a projection, first in each write to it: misses when another write came since the head was read. */
export function moveProjectionFragment(
  retailerId: string,
  read: ProjectionHead,
  to: Partial<Pick<ProjectionHead, 'edition' | 'filledUntil'>> = {},
): Fragment {
  const row = { ...read, ...to, retailerId, version: read.version + 1 };
  return part(
    MOVE,
    sql`${insertOne(retailerProjections, row)} on conflict (retailer_id) do update
      set version = excluded.version, edition = excluded.edition, filled_until = excluded.filled_until
      where retailer_projections.version = ${read.version}::bigint`,
  );
}

/** The lock of a retailer's projection, held by the version that {@link moveProjectionFragment} tests. */
export const projectionLock = (retailerId: string): Lock => ({
  fragment: MOVE,
  row: () => sql`select 1 from ${retailerProjections.sql} where retailer_id = ${retailerId}::uuid for update`,
});

export function saleRowsFragment(retailerId: string, sales: readonly SaleFact[]): Fragment {
  const rows = sales.map((sale) => ({ retailerId, ...sale }));
  return part(
    'projected_sales',
    sql`${insertMany(retailerSales, rows)} on conflict (retailer_id, contract_id) do update set
      borrower_id = excluded.borrower_id, store_id = excluded.store_id, operator_id = excluded.operator_id,
      borrower_name = excluded.borrower_name, accepted_at = excluded.accepted_at, sold_on = excluded.sold_on,
      canceled_on = excluded.canceled_on, source_product = excluded.source_product,
      principal_cents = excluded.principal_cents, coupon_cents = excluded.coupon_cents,
      returned_cents = excluded.returned_cents, mdr_cents = excluded.mdr_cents, net_cents = excluded.net_cents,
      iof_cents = excluded.iof_cents`,
    rows.length,
  );
}

export function goneRowsFragment(retailerId: string, contractIds: readonly string[]): Fragment {
  return part(
    'gone_sales',
    sql`delete from ${retailerSales.sql} where retailer_id = ${retailerId}::uuid
      and contract_id in (select jsonb_array_elements_text(${JSON.stringify(contractIds)}::jsonb)::uuid)`,
    contractIds.length,
  );
}

/** Changes days by what is given. */
export function daysFragment(retailerId: string, days: readonly DayOfSales[]): Fragment {
  const rows = days.map((day) => ({ retailerId, ...day }));
  return part(
    'projected_days',
    sql`${insertMany(retailerSaleDays, rows)} on conflict (retailer_id, sold_on, store_id) do update set
      sales = retailer_sale_days.sales + excluded.sales, canceled = retailer_sale_days.canceled + excluded.canceled,
      principal_cents = retailer_sale_days.principal_cents + excluded.principal_cents, coupon_cents = retailer_sale_days.coupon_cents + excluded.coupon_cents,
      returned_cents = retailer_sale_days.returned_cents + excluded.returned_cents, mdr_cents = retailer_sale_days.mdr_cents + excluded.mdr_cents,
      net_cents = retailer_sale_days.net_cents + excluded.net_cents, iof_cents = retailer_sale_days.iof_cents + excluded.iof_cents`,
    rows.length,
  );
}
