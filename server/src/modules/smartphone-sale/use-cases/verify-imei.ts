import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerLock, moveLimitFragment } from '../../credit/index.ts';
import { manufacturerFact, tacBrandFact } from '../catalogue/facts.ts';
import { isImeiTakenFact } from '../devices.ts';
import { type DeviceLock, DeviceRefused } from '../ports.ts';
import { isSameBrand } from '../rules/brands.ts';
import { checkProduct, readSaleDevice, type SaleDevice } from '../sale-device.ts';
import { releaseUnsoldFragment, verifiedDeviceFragment } from '../store.ts';

type Ask = Handled<'POST /smartphone-sale/evaluations/verify'>['body'];
type Answer = Handled<'POST /smartphone-sale/evaluations/verify'>['answer'];

/**
 * Checks the IMEI of the device an offered contract sells and remembers it. Another IMEI takes the place of an earlier
 * one, whose lock then comes off.
 * @throws Refusal of {@link readSaleDevice}, INVALID_IMEI, IMEI_ALREADY_IN_USE, IMEI_OF_ANOTHER_BRAND, LIMIT_NOT_FOUND or
 * IMEI_VERIFICATION_SERVICE_UNAVAILABLE.
 */
export async function verifyImei(platform: Platform, lock: DeviceLock, by: Operator, ask: Ask): Promise<Answer> {
  const { actor } = by;
  const { borrowerId } = (await readFacts(platform.db, actor, ask, platform.clock.now())).sale;
  const knownBrand = await identify(platform, lock, ask.imei);
  const brand = await act(platform, {
    principal: by,
    lock: borrowerLock(borrowerId),
    read: (db, { now }) => readFacts(db, actor, ask, now),
    decide(facts, { now }): Decision<string> {
      const { manufacturer, tacBrand } = facts;
      if (!isSameBrand(knownBrand ?? tacBrand, manufacturer)) refuse('IMEI_OF_ANOTHER_BRAND');
      return isVerified(facts, ask) ? { unchanged: manufacturer } : verified(facts, ask, now);
    },
  });
  return { imeiDetails: { brand, imei: ask.imei } };
}

async function identify(platform: Platform, lock: DeviceLock, imei: string): Promise<string | null> {
  try {
    return await lock.identify(imei);
  } catch (error) {
    if (error instanceof DeviceRefused) return refuse('INVALID_IMEI', { details: { message: error.message } });
    platform.log.warn({ err: error }, 'IMEI not verified');
    return refuse('IMEI_VERIFICATION_SERVICE_UNAVAILABLE');
  }
}

interface Facts extends SaleDevice {
  manufacturer: string;
  tacBrand: string | null;
}

async function readFacts(db: Db | Tx, actor: Actor, ask: Ask, now: Date): Promise<Facts> {
  const found = await readSaleDevice(db, actor, ask, now);
  checkProduct(found.sale, ask.productId);
  const row = await rowOf(
    db,
    select({
      isTaken: isImeiTakenFact(ask.imei, ask.contractId),
      tacBrand: tacBrandFact(ask.imei),
      manufacturer: manufacturerFact(ask.productId, actor.retailerId),
    }),
  );
  if (!row || row.manufacturer === null) refuse('PRODUCT_NOT_FOUND');
  if (row.isTaken) refuse('IMEI_ALREADY_IN_USE');
  return { ...found, manufacturer: row.manufacturer, tacBrand: row.tacBrand };
}

const isVerified = ({ device }: Facts, ask: Ask) =>
  device !== null && device.imei === ask.imei && device.productId === ask.productId && device.status !== 'RELEASED';

function verified({ sale, device, limit, manufacturer }: Facts, ask: Ask, at: Date): Decision<string> {
  if (!limit) return refuse('LIMIT_NOT_FOUND');
  const { borrowerId, id: contractId, retailerId, storeId } = sale;
  const key = { borrowerId, contractId };
  const isLeftLocked = device?.status === 'SUBMITTED' || device?.status === 'LOCKED';
  const { imei, productId } = ask;
  return {
    answer: manufacturer,
    writes: [
      moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
      verifiedDeviceFragment({ ...key, imei, retailerId, productId, brand: manufacturer, at }),
      ...(device && isLeftLocked
        ? [releaseUnsoldFragment({ ...key, imei: device.imei, brand: device.brand, at })]
        : []),
    ],
    audit: {
      action: 'device.verified',
      subject: contractId,
      storeId,
      detail: { productId, isReplaced: device !== null },
    },
  };
}
