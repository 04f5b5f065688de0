import { addDays, type CivilDate } from '@balcao/credit-math';
import { sql } from 'kysely';
import { creditPorts } from '../../bindings.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { jobs } from '../../kernel/db/tables.ts';
import { newId } from '../../kernel/ids.ts';
import { creditJobs } from '../../modules/credit/index.ts';
import { askExtraCredit, type Counter } from './counter.ts';
import type { DemonstrationCustomer } from './customers.ts';
import type { Happening } from './happenings.ts';
import { retailerOf, storeOf } from './shops.ts';

/** After the payoffs of the older customers, so that only the newest payoff earns a coupon. */
const COUPONS_SINCE_DAYS = 40;
const REWARDS_SINCE_DAYS = 60;
const norte = retailerOf('norte');

/** A coupon for who pays a purchase off, extra credit up to R$ 2.000,00, and what operators earn at Norte. */
export async function addPrograms(db: Db, today: CivilDate): Promise<void> {
  await sql`
    insert into coupon_campaigns (id, retailer_id, trigger, percent, minimum_purchase_cents, maximum_discount_cents,
      validity_days, funded_by, valid_from)
    values (${newId()}::uuid, ${norte.id}::uuid, 'PAID_PURCHASE', 0.1, 10000, 5000, 60, 'PROVIDER',
      ${addDays(today, -COUPONS_SINCE_DAYS)}::date)`.execute(db);
  await sql`
    insert into evaluation_policies (id, source_product, valid_from, limit_share, minimum_cents, maximum_cents, valid_days,
      rest_days, review_above_cents)
    select gen_random_uuid(), product, ${addDays(today, -REWARDS_SINCE_DAYS)}::date, 0.5, 10000, 200000, 30, 30, 150000
    from unnest(array['SUPER_PURCHASE', 'SMARTPHONE_SALE']) product`.execute(db);
  const rules = [
    { event: 'SALE', kind: 'PERCENTAGE', rate: '0.01', value: null, category: 'silver' },
    { event: 'REGISTRATION', kind: 'FIXED_VALUE', rate: null, value: 500, category: 'bronze' },
  ];
  for (const { event, kind, rate, value, category } of rules) {
    await sql`
      insert into incentive_rules (id, retailer_id, event, kind, rate, value_cents, category, valid_from)
      values (${newId()}::uuid, ${norte.id}::uuid, ${event}, ${kind}, ${rate}::numeric, ${value}::bigint, ${category},
        ${addDays(today, -REWARDS_SINCE_DAYS)}::date)`.execute(db);
  }
}

/** A customer's wish for extra credit at Loja Centro; none for who never asked. */
export function wishHappenings(counter: Counter, customer: DemonstrationCustomer, today: CivilDate): Happening[] {
  const { wish, cpf } = customer;
  if (!wish) return [];
  const at = new Date(`${addDays(today, -wish.daysAgo)}T18:00:00Z`);
  const run = async () => {
    await askExtraCredit(counter, { ...storeOf('centro'), role: 'attendant', cpf, cents: wish.cents });
    return [];
  };
  return [{ at, run }];
}

/** Issues the coupons that the payments of the past earned, each at its own time. `since`: the first id of their jobs. */
export async function settleCoupons({ platform, clock }: Counter, since: string): Promise<void> {
  const waiting = sql`from ${jobs.sql} j
    where j.kind = 'credit.issue-coupon' and j.done_at is null and j.id > ${since}::uuid order by j.run_at, j.id`;
  const earned = await rowsOf(platform.db, select(pick(jobs.row('j'), 'id', 'payload', 'runAt'), waiting));
  const issue = creditJobs(platform, creditPorts)['credit.issue-coupon'];
  for (const { id, payload, runAt } of earned) {
    clock.set(runAt);
    await issue(payload, { id, kind: 'credit.issue-coupon', payload, attempts: 1 });
    await sql`update ${jobs.sql} set done_at = run_at, attempts = 1 where id = ${id}::uuid`.execute(platform.db);
  }
}
