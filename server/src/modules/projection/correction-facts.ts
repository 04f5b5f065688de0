import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { cast, centsOf, factList, known, maxOf, rowOf, scalar, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { isSoldWhere } from '../contracts/index.ts';
import type { Projected, SaleRef } from './facts.ts';
import type { DayOfSales } from './rules/compare-sales.ts';
import { retailerSaleDays, retailerSales } from './tables.ts';

/** A page of a retailer's rows by contract: of those of no sale which they are, and where the page ends. */
export async function readStrays(
  db: Db,
  { retailerId }: Projected,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ strays: SaleRef[]; last: string | null }> {
  const s = retailerSales.fact('s');
  const page = sql`(
    select ${s.borrowerId}, ${s.contractId} from ${retailerSales.sql} s where ${s.retailerId} = ${retailerId}::uuid
      and (${after}::uuid is null or ${s.contractId} > ${after}::uuid) order by ${s.contractId} limit ${sql.lit(limit)}) s`;
  const isOf = isSoldWhere(s.borrowerId, s.contractId, (sold) => sql`${sold.retailerId} = ${retailerId}::uuid`);
  const found = await rowOf(
    db,
    select({
      strays: factList(pick(s, 'borrowerId', 'contractId'), sql`from ${page} where not ${isOf}`),
      last: scalar(known(maxOf(cast('text', s.contractId))), sql`from ${page}`),
    }),
  );
  return found ?? { strays: [], last: null };
}

const sums = {
  sales: sql`count(*)`,
  canceled: sql`count(canceled_on)`,
  principal_cents: sql`sum(principal_cents)::bigint`,
  coupon_cents: sql`sum(coupon_cents)::bigint`,
  returned_cents: sql`sum(returned_cents)::bigint`,
  mdr_cents: sql`sum(mdr_cents)::bigint`,
  net_cents: sql`sum(net_cents)::bigint`,
  iof_cents: sql`sum(iof_cents)::bigint`,
};

/** By how much a column of a day has to change: what its rows sum to, `w`, against what it says, `d`. */
const by = (column: keyof typeof sums) => sql`coalesce(w.${sql.ref(column)}, 0) - coalesce(d.${sql.ref(column)}, 0)`;

const corrections = {
  sales: cast('bigint', by('sales')),
  canceled: cast('bigint', by('canceled')),
  principalCents: centsOf(by('principal_cents')),
  couponCents: centsOf(by('coupon_cents')),
  returnedCents: centsOf(by('returned_cents')),
  mdrCents: centsOf(by('mdr_cents')),
  netCents: centsOf(by('net_cents')),
  iofCents: centsOf(by('iof_cents')),
};

const wrongShape = {
  soldOn: cast('date', sql`coalesce(w.sold_on, d.sold_on)`),
  storeId: cast('uuid', sql`coalesce(w.store_id, d.store_id)`),
  ...corrections,
};

/** Days of a retailer that are not what its rows sum to: by how much they have to change. */
export function wrongDaysFact({ retailerId }: Projected): Template<DayOfSales[]> {
  const ofRetailer = sql`where retailer_id = ${retailerId}::uuid`;
  const summed = select(
    sums,
    sql`, sold_on, store_id from ${retailerSales.sql} ${ofRetailer} group by sold_on, store_id`,
  );
  const each = Object.values(corrections);
  return factList(
    wrongShape,
    sql`from (${summed}) w full join (select * from ${retailerSaleDays.sql} ${ofRetailer}) d
      on d.sold_on = w.sold_on and d.store_id = w.store_id
      where ${sql.join(
        each.map((of) => sql`${of} <> 0`),
        sql` or `,
      )}`,
  );
}
