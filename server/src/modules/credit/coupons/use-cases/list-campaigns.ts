import type { Handled, PolicyDocument } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { dayIn } from '../../../../kernel/clock.ts';
import type { Db } from '../../../../kernel/db/database.ts';
import { cast, centsOf, isTrue, known, rowOf, rowsOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { policiesOfKind } from '../../../policies/index.ts';
import { isProviderFact } from '../../../retailers/index.ts';
import type { CreditPorts } from '../../ports.ts';
import { coupons, type CouponStatus } from '../../tables.ts';

type Campaign = Handled<'GET /coordinator/coupon-campaigns'>['answer']['items'][number];
type Figures = NonNullable<Campaign['figures']>;

/** Campaigns that the analyst sees; figures of the own ones, and to the provider of all. */
export async function listCampaigns(
  { db, clock }: Platform,
  ports: CreditPorts,
  { retailerId, zone }: Actor,
): Promise<{ items: Campaign[] }> {
  const today = dayIn(zone, clock.now());
  const found = await policiesOfKind(db, { retailerId, kind: 'coupon-campaign', today });
  const isProvider = (await rowOf(db, select({ is: isTrue(isProviderFact(retailerId)) })))?.is ?? false;
  const mayChange = (campaign: (typeof found)[number]) => isProvider || campaign.retailer?.id === retailerId;
  const own = found.filter(mayChange).map(({ id }) => id);
  // Coupons are customers' rows, whom a list names none of: the product counts them, of campaigns this analyst was let see.
  const figures = await asSystem('coupon-campaigns', () => figuresOf(db, ports, own));
  return {
    items: found.map((campaign) => {
      const { id, scope, storeName, validFrom, validUntil, status, reason, retailer } = campaign;
      const { percent, monetaryCents, minimumPurchaseCents, maximumDiscountCents, validityDays, fundedBy } =
        campaign.document as PolicyDocument<'coupon-campaign'>;
      return {
        id,
        trigger: campaign.variant as Campaign['trigger'],
        scope,
        retailerName: retailer?.name ?? null,
        storeName,
        validFrom,
        validUntil,
        status,
        reason,
        percentValue: percent === null ? null : Number(percent),
        monetaryValue: monetaryCents === null ? null : cents(monetaryCents),
        minimumPurchaseValue: cents(minimumPurchaseCents),
        maximumDiscountValue: maximumDiscountCents === null ? null : cents(maximumDiscountCents),
        fundedBy,
        validityDays,
        mayChange: mayChange(campaign),
        figures: mayChange(campaign) ? (figures.get(id) ?? NONE) : null,
      };
    }),
  };
}

const NONE: Figures = { issued: 0, open: 0, used: 0, givenBack: 0, expired: 0, discount: cents(0) };

async function figuresOf(db: Db, ports: CreditPorts, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  if (ids.length === 0) return new Map();
  const c = coupons.row('c');
  const of = (status: CouponStatus) => cast('integer', sql`count(*) filter (where c.status = ${sql.lit(status)})`);
  const rows = await rowsOf(
    db,
    select(
      {
        campaignId: known(c.campaignId),
        issued: cast('integer', sql`count(*)`),
        open: of('ISSUED'),
        used: of('USED'),
        givenBack: of('WITHDRAWN'),
        expired: of('EXPIRED'),
        discount: centsOf(sql`sum(${ports.couponDiscountFact(c.borrowerId, c.contractId)})`),
      },
      sql`from ${coupons.sql} c where c.campaign_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
        group by c.campaign_id`,
    ),
  );
  return new Map(rows.map(({ campaignId, ...figures }) => [campaignId, figures]));
}
