import { cents } from '@balcao/credit-math';
import { isImei } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import { addOffer, addProduct, type NewOffer, type NewProduct } from './catalogue/store.ts';
import type { DeviceLock, DeviceToLock } from './ports.ts';

/** Fourteen digits with their check digit. */
export function completeImei(digits: string): string {
  const found = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isImei);
  if (!found) throw new RangeError(`not fourteen digits: ${digits}`);
  return found;
}

let made = 0;

/** An IMEI, another each time; `last` is its 14th digit, which the embedded register plays by. */
export const nextImei = (last = '0'): string => completeImei(`99${String((made += 1)).padStart(11, '0')}${last}`);

/** A device on sale everywhere in a retailer since long ago: R$ 1.500,00, R$ 300,00 down. Returns its id. */
export async function givenProduct(
  { db }: Pick<Platform, 'db'>,
  retailerId: string,
  { product, offer }: { product?: Partial<NewProduct>; offer?: Partial<NewOffer> } = {},
): Promise<string> {
  const productId = await addProduct(db, { retailerId, manufacturer: 'Samsung', model: 'Galaxy A06', ...product });
  const base = { productId, retailerId, validFrom: '2020-01-01' as const, priceCents: cents(150_000) };
  await addOffer(db, {
    ...base,
    ...(offer?.maxDownPaymentRate === undefined && { downPaymentCents: cents(30_000) }),
    ...offer,
  });
  return productId;
}

export interface ScriptedLock extends DeviceLock {
  calls: { act: string; device: DeviceToLock | string }[];
  brand: string | null;
  isLocked: boolean;
  /** Thrown by the act of that name. */
  failures: Map<string, Error>;
}

/** A lock service that does as it is told and remembers what it was asked. */
export function scriptedLock(): ScriptedLock {
  const act = <T>(name: string, device: DeviceToLock | string, answer: () => T): Promise<T> => {
    lock.calls.push({ act: name, device });
    const failure = lock.failures.get(name);
    return failure ? Promise.reject(failure) : Promise.resolve(answer());
  };
  const lock: ScriptedLock = {
    calls: [],
    brand: null,
    isLocked: true,
    failures: new Map(),
    identify: (imei) => act('identify', imei, () => lock.brand),
    submit: (device) => act('submit', device, () => undefined),
    confirm: (device) => act('confirm', device, () => lock.isLocked),
    release: (device) => act('release', device, () => undefined),
  };
  return lock;
}

export { consentToLock } from './use-cases/consent-to-lock.ts';
export { confirmLock } from './use-cases/confirm-lock.ts';
export { submitLock } from './use-cases/submit-lock.ts';
export { verifyImei } from './use-cases/verify-imei.ts';
