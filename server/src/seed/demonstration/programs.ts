import { addDays, type CivilDate } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { creditPorts } from '../../bindings.ts';
import type { Platform } from '../../kernel/platform.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { jobs } from '../../kernel/db/tables.ts';
import { creditJobs } from '../../modules/credit/index.ts';
import { addPolicy } from '../../modules/policies/index.ts';
import { askExtraCredit, type Counter } from './counter.ts';
import type { DemonstrationCustomer } from './customers.ts';
import type { Happening } from './happenings.ts';
import { REASON } from './policies.ts';
import { retailerOf, storeOf } from './shops.ts';

/** After the payoffs of the older customers, so that only the newest payoff earns a coupon. */
const COUPONS_SINCE_DAYS = 40;
const REWARDS_SINCE_DAYS = 60;
const CAMPAIGN_IN_DAYS = 30;
const norte = retailerOf('norte');

/** A coupon for who pays a purchase off, extra credit up to R$ 2.000,00, and what operators earn at Norte. */
export async function addPrograms(platform: Platform, today: CivilDate): Promise<void> {
  const retailerId = norte.id;
  const terms = { minimumPurchaseCents: 10_000, maximumDiscountCents: 5_000, validityDays: 60 };
  await addPolicy(platform, {
    kind: 'coupon-campaign',
    variant: 'PAID_PURCHASE',
    retailerId,
    validFrom: addDays(today, -COUPONS_SINCE_DAYS),
    document: { percent: '0.1', monetaryCents: null, ...terms, fundedBy: 'PROVIDER' },
    reason: REASON,
  });
  // One that is still to come, and ends: analysts see what a line of policies is.
  await addPolicy(platform, {
    kind: 'coupon-campaign',
    variant: 'PAID_PURCHASE',
    retailerId,
    validFrom: addDays(today, CAMPAIGN_IN_DAYS),
    validUntil: addDays(today, 2 * CAMPAIGN_IN_DAYS),
    document: { percent: '0.15', monetaryCents: null, ...terms, fundedBy: 'RETAILER' },
    reason: 'Campanha do mês que vem, paga pela rede',
  });
  const validFrom = addDays(today, -REWARDS_SINCE_DAYS);
  const amounts = { minimumCents: 10_000, maximumCents: 200_000, reviewAboveCents: 150_000 };
  const extra = { limitShare: '0.5', ...amounts, validDays: 30, restDays: 30 };
  for (const variant of ['SUPER_PURCHASE', 'SMARTPHONE_SALE'] as const)
    await addPolicy(platform, { kind: 'evaluation', variant, validFrom, document: extra, reason: REASON });
  const onSale = { kind: 'PERCENTAGE', rate: '0.01', valueCents: null, category: 'silver' } as const;
  const onRegistration = { kind: 'FIXED_VALUE', rate: null, valueCents: 500, category: 'bronze' } as const;
  const rules = { SALE: onSale, REGISTRATION: onRegistration } as const;
  for (const variant of ['SALE', 'REGISTRATION'] as const) {
    const rule = { kind: 'incentive-rule', variant, document: rules[variant] } as const;
    await addPolicy(platform, { ...rule, retailerId, validFrom, reason: REASON });
  }
}

/** A customer's request for extra credit, at Loja Centro unless told; none for who never asked. */
export function evaluationHappenings(counter: Counter, customer: DemonstrationCustomer, today: CivilDate): Happening[] {
  const { evaluation, cpf } = customer;
  if (!evaluation) return [];
  const at = new Date(`${addDays(today, -evaluation.daysAgo)}T18:00:00Z`);
  const run = async () => {
    const { cents, store = 'centro', isForDevice = false } = evaluation;
    const place = storeOf(isForDevice ? 'shopping' : store);
    await askExtraCredit(counter, { ...place, role: 'attendant', cpf, cents, isForDevice });
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
