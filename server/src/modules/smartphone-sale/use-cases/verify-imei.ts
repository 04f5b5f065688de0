import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { manufacturerFact, tacBrandFact } from '../catalogue.ts';
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
export async function verifyImei(platform: Platform, lock: DeviceLock, actor: Actor, ask: Ask): Promise<Answer> {
  const { borrowerId } = (await readFacts(platform.db, actor, ask, platform.clock.now())).sale;
  const knownBrand = await identify(platform, lock, ask.imei);
  const brand = await onBorrower(
    platform.db,
    () => Promise.resolve(borrowerId),
    async (db) => {
      const now = platform.clock.now();
      const facts = await readFacts(db, actor, ask, now);
      const { manufacturer } = facts;
      if (!isSameBrand(knownBrand ?? facts.tacBrand, manufacturer)) refuse('IMEI_OF_ANOTHER_BRAND');
      if (!isVerified(facts, ask)) await write(db, actor, ask, facts, now);
      return manufacturer;
    },
  );
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
  const result = await sql<{ isTaken: boolean; manufacturer: string | null; tacBrand: string | null }>`
    select ${isImeiTakenFact(ask.imei, ask.contractId)} as "isTaken", ${tacBrandFact(ask.imei)} as "tacBrand",
      ${manufacturerFact(ask.productId, actor.retailerId)} as manufacturer`.execute(db);
  const [row] = result.rows;
  if (!row || row.manufacturer === null) refuse('PRODUCT_NOT_FOUND');
  if (row.isTaken) refuse('IMEI_ALREADY_IN_USE');
  return { ...found, manufacturer: row.manufacturer, tacBrand: row.tacBrand };
}

const isVerified = ({ device }: Facts, ask: Ask) =>
  device !== null && device.imei === ask.imei && device.productId === ask.productId && device.status !== 'RELEASED';

async function write(db: Db | Tx, actor: Actor, ask: Ask, facts: Facts, now: Date): Promise<void> {
  const { sale, device, limit, manufacturer } = facts;
  if (!limit) refuse('LIMIT_NOT_FOUND');
  const key = { borrowerId: sale.borrowerId, contractId: sale.id };
  const isLeftLocked = device?.status === 'SUBMITTED' || device?.status === 'LOCKED';
  await guardedWrite(db, [
    moveLimitFragment({ borrowerId: sale.borrowerId, cents: cents(0), version: limit.version }),
    verifiedDeviceFragment({
      ...key,
      imei: ask.imei,
      retailerId: sale.retailerId,
      productId: ask.productId,
      brand: manufacturer,
      at: now,
    }),
    ...(device && isLeftLocked
      ? [releaseUnsoldFragment({ ...key, imei: device.imei, brand: device.brand, at: now })]
      : []),
    auditFragment({
      actor,
      at: now,
      storeId: sale.storeId,
      action: 'device.verified',
      subject: sale.id,
      detail: { productId: ask.productId, isReplaced: device !== null },
    }),
  ]);
}
