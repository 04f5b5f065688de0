import type { CivilDate, PolicyInput } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { givenColleague } from '../../../modules/payments/testing/desk.ts';
import { givenPolicyDocument } from '../../../modules/policies/testing.ts';
import { givenRenegotiationPolicy } from '../../../modules/renegotiation/testing.ts';
import { addStoreHoliday } from '../../../modules/retailers/index.ts';
import { givenProduct } from '../../../modules/smartphone-sale/testing.ts';
import type { Purchase } from '../life.ts';
import { givenPolicy } from '../../products.ts';
import { givenShop, type Shop } from '../../shop.ts';
import { correctionIndex, MDR, rates, agreementRates, cityHolidays, lenders } from './terms.ts';

export interface LifeShop {
  /** What the reference calls its retailer. */
  name: string;
  shop: Shop;
  manager: Shop;
  deviceId: string;
}

const FEE_CENTS = 490;
const counts = [1, 2, 3, 6, 10];

function pricing({ owner, isElsewhere }: Kind): Partial<PolicyInput<'pricing'>> {
  const [monthly, weekly] = rates[owner];
  return {
    lenderType: owner === 'STORE' ? 'STORE_OWN' : 'FINANCIAL_INSTITUTION',
    lenderCnpj: isElsewhere ? lenders.elsewhere : lenders.here,
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

type Kind = Pick<Purchase, 'product' | 'owner' | 'isElsewhere'>;

const nameOf = ({ product, owner, isElsewhere }: Kind) =>
  [owner, product === 'INTEREST_PAID_BY_RETAILER' ? 'PAYS' : 'SELLS', isElsewhere ? 'ELSEWHERE' : 'HERE'].join('-');

async function openShop(platform: Platform, kind: Kind): Promise<LifeShop> {
  const policy = pricing(kind);
  const shop = await givenShop(platform, policy);
  const beside = kind.product === 'STANDARD' ? ['SUPER_PURCHASE', 'SMARTPHONE_SALE'] : [kind.product];
  for (const sourceProduct of beside) await givenPolicy(platform, shop, { sourceProduct }, policy);
  await givenRenegotiationPolicy(platform, shop, { rateMonthly: agreementRates[kind.owner] });
  const deviceId = await givenProduct(platform, shop.retailerId);
  const { retailerId, storeId } = shop;
  for (const day of cityHolidays(kind.isElsewhere))
    await addStoreHoliday(platform.db, { retailerId, storeId, day: day as CivilDate, name: 'Feriado da cidade' });
  return { name: nameOf(kind), shop, manager: await givenColleague(platform, shop), deviceId };
}

/**
 * A shop for each lender, for who pays the interest and in each of two cities; the other products are sold beside the
 * standard one.
 */
export async function openShops(platform: Platform, isLateIofCharged: boolean): Promise<(kind: Kind) => LifeShop> {
  const lateIof = JSON.stringify({ lateIof: isLateIofCharged ? 'CHARGE' : 'ABSORB' });
  await sql`update policy_documents set document = document || ${lateIof}::jsonb where kind = 'lending-rule'`.execute(
    platform.db,
  );
  await givenPolicyDocument(platform.db, {
    kind: 'correction-index',
    document: { index: 'IPCA', source: 'Teste', months: correctionIndex },
  });
  const shops = new Map<string, LifeShop>();
  for (const owner of ['STORE', 'PROVIDER'] as const) {
    for (const product of ['STANDARD', 'INTEREST_PAID_BY_RETAILER'] as const) {
      for (const isElsewhere of [false, true]) {
        const opened = await openShop(platform, { owner, product, isElsewhere });
        shops.set(opened.name, opened);
      }
    }
  }
  return (kind) => {
    const found = shops.get(nameOf(kind));
    if (!found) throw new Error('no such shop');
    return found;
  };
}
