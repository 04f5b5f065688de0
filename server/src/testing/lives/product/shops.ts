import type { PolicyInput } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { givenColleague } from '../../../modules/payments/testing/desk.ts';
import { givenRenegotiationPolicy } from '../../../modules/renegotiation/testing.ts';
import { givenProduct } from '../../../modules/smartphone-sale/testing.ts';
import type { Life } from '../life.ts';
import { givenPolicy } from '../../products.ts';
import { givenShop, type Shop } from '../../shop.ts';

export interface LifeShop {
  shop: Shop;
  manager: Shop;
  deviceId: string;
}

/** What the shops of all lives sell under, as the reference is told it. */
export const rates = { PROVIDER: ['0.05', '0.0699'], STORE: ['0.009', '0.005'] } as const;
export const MDR = '0.04';
const FEE_CENTS = 490;

/** Of the store's own credit a month costs less than the law allows at most. */
const agreementRates = { PROVIDER: '0.02', STORE: '0.005' } as const;

/** As `testRenegotiationPolicy` says it. */
export const agreementRules = (owner: Life['owner']) => ({
  rate: agreementRates[owner],
  minimumDaysLate: 10,
  discounts: [
    { fromDaysLate: 30, rate: '0.5' },
    { fromDaysLate: 90, rate: '0.7' },
  ],
  firstDueInDays: 30,
  breakAfterDaysLate: 15,
  fineRate: '0.02',
  lateRate: '0.01',
});

const counts = [1, 2, 3, 6, 10];

function pricing(owner: Life['owner']): Partial<PolicyInput<'pricing'>> {
  const [monthly, weekly] = rates[owner];
  return {
    lenderType: owner === 'STORE' ? 'STORE_OWN' : 'FINANCIAL_INSTITUTION',
    mdrRate: MDR,
    customerFeeRate: '0',
    customerFeeMinimumCents: owner === 'STORE' ? 0 : FEE_CENTS,
    plans: [
      { dueDateRule: 'MONTHLY', rateMonthly: monthly, counts },
      { dueDateRule: 'WEEKLY', rateMonthly: weekly, counts: [4, 8] },
      { dueDateRule: 'BIWEEKLY', rateMonthly: weekly, counts: [5] },
    ],
  };
}

const keyOf = ({ product, owner }: Pick<Life, 'product' | 'owner'>) =>
  `${owner} ${product === 'INTEREST_PAID_BY_RETAILER' ? product : 'STANDARD'}`;

/** A shop for each lender and for who pays the interest; the other products are sold beside the standard one. */
export async function openShops(platform: Platform, isLateIofCharged: boolean): Promise<(life: Life) => LifeShop> {
  const lateIof = JSON.stringify({ lateIof: isLateIofCharged ? 'CHARGE' : 'ABSORB' });
  await sql`update policy_documents set document = document || ${lateIof}::jsonb where kind = 'lending-rule'`.execute(
    platform.db,
  );
  const shops = new Map<string, LifeShop>();
  for (const owner of ['STORE', 'PROVIDER'] as const) {
    for (const product of ['STANDARD', 'INTEREST_PAID_BY_RETAILER'] as const) {
      const policy = pricing(owner);
      const shop = await givenShop(platform, policy);
      const beside = product === 'STANDARD' ? ['SUPER_PURCHASE', 'SMARTPHONE_SALE'] : [product];
      for (const sourceProduct of beside) await givenPolicy(platform, shop, { sourceProduct }, policy);
      await givenRenegotiationPolicy(platform, shop, { rateMonthly: agreementRates[owner] });
      const deviceId = await givenProduct(platform, shop.retailerId);
      shops.set(keyOf({ product, owner }), { shop, manager: await givenColleague(platform, shop), deviceId });
    }
  }
  return (life) => {
    const found = shops.get(keyOf(life));
    if (!found) throw new Error('no such shop');
    return found;
  };
}
