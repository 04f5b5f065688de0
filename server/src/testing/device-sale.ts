import { cents } from '@balcao/credit-math';
import { asOperator } from '../kernel/act/principal.ts';
import type { Platform } from '../kernel/platform.ts';
import { priceProposals, requestVerification, verifyCode } from '../modules/contracts/index.ts';
import type { DeviceLock } from '../modules/smartphone-sale/index.ts';
import { confirmLock, consentToLock, submitLock, verifyImei } from '../modules/smartphone-sale/testing.ts';
import { givenPolicy } from './products.ts';
import { by, CODE, givenShop, ports, type Shop, type VerifiedOffer } from './shop.ts';

/** A shop that may sell devices: its plan for them is the one of every other purchase. */
export async function givenDeviceShop(platform: Platform): Promise<Shop> {
  const shop = await givenShop(platform);
  await givenPolicy(platform, shop, { sourceProduct: 'SMARTPHONE_SALE' });
  return shop;
}

/** A device and how much of it is financed: `givenProduct` of R$ 1.500,00 with R$ 300,00 down. */
export interface DeviceWanted {
  productId: string;
  cents?: number;
  count?: number;
}

/** Prices the purchase of a device. Returns its contract and one proposal, not authorised yet. */
export async function givenDeviceOffer(
  platform: Platform,
  shop: Shop,
  borrowerId: string,
  { productId, cents: amount = 120_000, count = 3 }: DeviceWanted,
): Promise<VerifiedOffer> {
  const ask = { borrowerId, principal: cents(amount), storeId: shop.storeId, productId };
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), ask);
  const proposal = offer.proposals.find((one) => one.numberOfInstallments === count);
  if (!proposal) throw new Error(`no proposal of ${count} installments`);
  return { contractId: offer.id, proposalId: proposal.id };
}

/** Has the customer authorise a proposal with the code sent. */
export async function authorise(platform: Platform, shop: Shop, proposalId: string): Promise<void> {
  await requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), {
    proposalId,
    communicationChannel: 'SMS',
  });
  await verifyCode(platform, asOperator(shop.actor), { proposalId, code: CODE }, 'VERIFICATION_CODE_NOT_FOUND');
}

/** IMEI, consent, lock and its confirmation of a contract's device. */
export async function givenLockedDevice(
  platform: Platform,
  lock: DeviceLock,
  shop: Shop,
  ask: { contractId: string; productId: string; imei: string },
): Promise<void> {
  await verifyImei(platform, lock, asOperator(shop.actor), ask);
  await consentToLock(platform, asOperator(shop.actor), ask);
  await submitLock(platform, lock, asOperator(shop.actor), ask);
  await confirmLock(platform, lock, asOperator(shop.actor), ask);
}
