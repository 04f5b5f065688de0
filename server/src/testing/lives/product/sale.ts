import { cents } from '@balcao/credit-math';
import { contractsPorts as ports } from '../../../bindings.ts';
import { asOperator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { acceptProposal, priceProposals } from '../../../modules/contracts/index.ts';
import { givenCoupon, givenEvaluation } from '../../../modules/credit/testing.ts';
import { authorise } from '../../device-sale.ts';
import type { Purchase } from '../life.ts';
import { givenDevice } from '../../products.ts';
import { by } from '../../shop.ts';
import type { LifeShop } from './shops.ts';

/** Of the limit, and of an evaluation. */
export const LIMIT = 5_000_000;
/** What is financed of the device. */
const DEVICE = 120_000;

export interface Bought {
  rule: string;
  value: number;
  count: number;
  first: string;
  coupon: number;
  fee: number;
}

/** Sells what a customer buys. */
export async function sell(
  platform: Platform,
  { shop, deviceId }: LifeShop,
  { borrowerId, purchase }: { borrowerId: string; purchase: Purchase },
) {
  const isDevice = purchase.product === 'SMARTPHONE_SALE';
  const value = isDevice ? DEVICE : purchase.cents;
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), {
    borrowerId,
    principal: cents(value),
    storeId: shop.storeId,
    ...(isDevice && { productId: deviceId }),
    ...(purchase.coupon && { couponId: await givenCoupon(platform, borrowerId, { fundedBy: purchase.coupon }) }),
    ...(purchase.product === 'SUPER_PURCHASE' && {
      transactionalCreditEvaluationId: await givenEvaluation(platform, shop, borrowerId, {
        maximumCents: LIMIT,
      }),
    }),
  });
  const proposal = offer.proposals[purchase.plan % offer.proposals.length];
  if (!proposal) throw new Error('nothing is offered');
  const contractId = offer.id;
  if (isDevice) await givenDevice(platform, shop, { borrowerId, contractId, productId: deviceId });
  await authorise(platform, shop, proposal.id);
  await acceptProposal(platform, ports, by(shop, 'POST /accept'), proposal.id);
  const bought: Bought = {
    rule: proposal.dueDateRule,
    value,
    count: proposal.numberOfInstallments,
    first: proposal.firstInstallmentDueDate,
    coupon: offer.couponDiscount,
    fee: offer.customerFeeValue,
  };
  return { contractId, bought };
}
