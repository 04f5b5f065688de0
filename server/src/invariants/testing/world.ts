import { civilDate } from '@balcao/credit-math';
import { newId } from '../../kernel/ids.ts';
import type { SetClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { cancelContract } from '../../modules/cancellation/index.ts';
import { givenCashSession } from '../../modules/cash/testing.ts';
import { givenCoupon, givenEvaluation, givenIncentiveRule } from '../../modules/credit/testing.ts';
import { arrive, givenCharged } from '../../modules/pix/testing.ts';
import { counterOf, givenAgreement, givenRenegotiationPolicy } from '../../modules/renegotiation/testing.ts';
import { deskOf, givenColleague } from '../../modules/payments/testing/desk.ts';
import { givenProduct } from '../../modules/smartphone-sale/testing.ts';
import { closeTransfers } from '../../modules/transfers/testing.ts';
import {
  accept,
  by as keyed,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  type Shop,
  paymentsPorts,
} from '../../testing/shop.ts';
import { givenDevice, givenPolicy } from '../../testing/products.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

/** Ids of what a plant breaks. */
export interface World {
  /** First installment paid, second paid in part, the last payment of all taken back. */
  paid: { borrowerId: string; contractId: string };
  /** Everything paid. */
  paidOff: { borrowerId: string; contractId: string };
  /** An offer with an approved code, not accepted. */
  offered: { borrowerId: string; contractId: string; proposalId: string };
  /** Half returned after a payment. */
  returned: { borrowerId: string; contractId: string };
  /** Voided on its day. */
  voided: { borrowerId: string; contractId: string };
  /** A device sold, and one of a sale that was voided. */
  device: { borrowerId: string; contractId: string };
  voidedDevice: { borrowerId: string; contractId: string };
  /** Agreements: one with a payment made and more to come, one closed. */
  agreed: { borrowerId: string; id: string };
  closed: { borrowerId: string; id: string };
  /** Paid by Pix, with a credit left. */
  pix: { borrowerId: string; contractId: string };
  coupon: { borrowerId: string; contractId: string };
  /** The store's own credit, of which the first installment is paid. */
  own: { borrowerId: string; contractId: string };
  /** Interest paid by the retailer: two installments paid late, the second taken back, a part of the third. */
  bonified: { borrowerId: string; contractId: string };
  extra: { borrowerId: string; contractId: string };
}

const ownCredit = {
  lenderType: 'STORE_OWN' as const,
  customerFeeRate: '0',
  plans: [{ dueDateRule: 'MONTHLY' as const, rateMonthly: '0.009', counts: [6] }],
};

const SOLD = '2026-06-22T15:00:00Z';
const LATE = '2026-11-23T15:00:00Z';
const MONTH_LATER = '2026-12-23T15:00:00Z';

/** One of everything that invariants are about, in a shop whose manager is another person than its cashier. */
export async function givenWorld(platform: Platform, clock: SetClock, shop: Shop): Promise<World> {
  const manager = await givenColleague(platform, shop);
  await givenPolicy(platform, shop, { sourceProduct: 'SUPER_PURCHASE' });
  await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' });
  await givenRenegotiationPolicy(platform, shop);
  await givenIncentiveRule(platform.db, { retailerId: shop.retailerId, rate: '0.01' });
  clock.set(SOLD);
  const [first, second] = [await sale(platform, shop), await sale(platform, shop)];
  const generous = await givenShop(platform);
  await givenPolicy(platform, generous, { sourceProduct: 'INTEREST_PAID_BY_RETAILER' });
  const bonified = await sale(platform, generous);
  const lender = await givenShop(platform, ownCredit);
  const own = await sale(platform, lender);
  clock.set(LATE);
  const [owed] = await deskOf(platform, lender).open(own.borrowerId);
  await deskOf(platform, lender).pay([owed?.id ?? '']);
  await payLate(platform, generous, bonified);
  // A closed session; what the shop's cashier receives from now on lands in the open one.
  await givenCashSession(platform, shop);
  const world = {
    bonified,
    own,
    ...(await payments(platform, shop, manager)),
    ...(await sales(platform, shop)),
    ...(await returns(platform, shop, manager)),
    agreed: await agreement(platform, shop, first, { count: 3 }),
    closed: await agreement(platform, shop, second, { count: 1, before: () => clock.set(MONTH_LATER) }),
  };
  // All of it is owed to the retailers, in batches that nobody sent yet.
  await closeTransfers(platform, civilDate('2026-12-28'));
  return world;
}

async function sale(platform: Platform, shop: Shop) {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  return { borrowerId, contractId: await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 }) };
}

async function payLate(platform: Platform, shop: Shop, { borrowerId, contractId }: World['bonified']) {
  const desk = deskOf(platform, shop);
  const [first, second] = (await desk.open(borrowerId)).map(({ id }) => id);
  await desk.pay([first ?? '']);
  const [undone] = await desk.pay([second ?? '']);
  await desk.undo(undone?.paymentId ?? '', { by: await givenColleague(platform, shop) });
  await desk.payAmount(contractId, 3_500);
}

async function payments(
  platform: Platform,
  shop: Shop,
  manager: Shop,
): Promise<Pick<World, 'paid' | 'paidOff' | 'pix'>> {
  const desk = deskOf(platform, shop);
  const idsOf = async (borrowerId: string) => (await desk.open(borrowerId)).map(({ id }) => id);
  const [paid, paidOff] = [await sale(platform, shop), await sale(platform, shop)];
  const [first = '', ...rest] = await idsOf(paid.borrowerId);
  await desk.pay([first]);
  await desk.payAmount(paid.contractId, 2_500);
  const undone = await desk.pay(rest);
  await desk.undo(undone[0]?.paymentId ?? '', { by: manager });
  await desk.pay(await idsOf(paidOff.borrowerId));
  const pix = await givenCharged(platform, shop);
  await arrive(platform, { txid: pix.charge.txid, value: pix.value });
  await arrive(platform, { txid: pix.charge.txid, value: 70_000 });
  return { paid, paidOff, pix };
}

async function sales(platform: Platform, shop: Shop) {
  const customer = () => givenCustomer(platform, shop, { limitCents: 500_000 });
  const [offering, rewarded, trusted] = [await customer(), await customer(), await customer()];
  const couponId = await givenCoupon(platform, rewarded);
  const transactionalCreditEvaluationId = await givenEvaluation(platform, shop, trusted);
  const extra = { cents: 30_000, transactionalCreditEvaluationId };
  return {
    offered: { borrowerId: offering, ...(await givenVerifiedOffer(platform, shop, offering, { cents: 30_000 })) },
    coupon: {
      borrowerId: rewarded,
      contractId: await givenSale(platform, shop, rewarded, { cents: 30_000, couponId }),
    },
    extra: { borrowerId: trusted, contractId: await givenSale(platform, shop, trusted, extra) },
    device: await deviceSale(platform, shop),
  };
}

async function deviceSale(platform: Platform, shop: Shop) {
  const productId = await givenProduct(platform, shop.retailerId);
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, {
    cents: 120_000,
    productId,
  });
  await givenDevice(platform, shop, { borrowerId, contractId, productId });
  await accept(platform, shop, proposalId);
  return { borrowerId, contractId };
}

async function returns(platform: Platform, shop: Shop, manager: Shop) {
  const cancel = (contractId: string, value?: number) =>
    cancelContract(platform, paymentsPorts, keyed(manager, 'POST /cancellation', newId()), {
      contractId,
      reason: 'RETURN_OF_GOODS',
      value: centsIfAny(value),
      storeId: shop.storeId,
    });
  const [returned, voided, voidedDevice] = [
    await sale(platform, shop),
    await sale(platform, shop),
    await deviceSale(platform, shop),
  ];
  const desk = deskOf(platform, shop);
  const [first] = await desk.open(returned.borrowerId);
  await desk.pay([first?.id ?? '']);
  await cancel(returned.contractId, 30_000);
  const wholly = await sale(platform, shop);
  const [paid] = await desk.open(wholly.borrowerId);
  await desk.pay([paid?.id ?? '']);
  await cancel(wholly.contractId);
  await cancel(voided.contractId);
  await cancel(voidedDevice.contractId);
  return { returned, voided, voidedDevice };
}

async function agreement(
  platform: Platform,
  shop: Shop,
  { borrowerId, contractId }: { borrowerId: string; contractId: string },
  { count, before }: { count: number; before?: () => void },
) {
  const { id, paymentIds } = await givenAgreement(platform, shop, borrowerId, { contractIds: [contractId], count });
  before?.();
  await counterOf(platform, shop).pay(paymentIds[0] ?? '');
  return { borrowerId, id };
}
