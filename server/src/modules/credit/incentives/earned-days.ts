import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { centsOf, factList, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { incentives } from '../tables.ts';

export interface EarnedDays {
  retailerId: string;
  from: CivilDate;
  to: CivilDate;
  storeId?: string | undefined;
  operatorId?: string | undefined;
}

const e = incentives.fact('earned_i');
const shape = {
  ...pick(e, 'operatorId', 'storeId'),
  on: e.onDay,
  earnedCents: centsOf(sql`sum(earned_i.amount_cents)`),
};

/** What an operator earned in a store on a day, less what was taken back then. */
export type EarnedOfDay = ShapeOf<typeof shape>;

/** Scalar: what was earned, by operator, store and day. */
export const earnedByDayFact = ({ retailerId, from, to, storeId, operatorId }: EarnedDays): Template<EarnedOfDay[]> =>
  factList(
    shape,
    sql`from ${incentives.sql} earned_i
      where earned_i.retailer_id = ${retailerId}::uuid and earned_i.on_day between ${from}::date and ${to}::date
        ${storeId === undefined ? sql`` : sql`and earned_i.store_id = ${storeId}::uuid`}
        ${operatorId === undefined ? sql`` : sql`and earned_i.operator_id = ${operatorId}::uuid`}
      group by earned_i.operator_id, earned_i.store_id, earned_i.on_day`,
  );
