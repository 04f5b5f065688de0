import type { LockOfDevice } from '../../../domain/devices/device-calls.ts';

export type { LockOfDevice };

/** A device as a purchase sells it. */
export interface DeviceOfPurchase {
  readonly product: { readonly id: string; readonly name: string };
  /** The customer's extra credit for a device; null when the limit pays. */
  readonly evaluationId: string | null;
  /** Null until the service knows it. */
  readonly imei: string | null;
}

/** What the lock service is asked about: the verified device of an offer. */
export const lockAsk = ({ contractId, device }: { contractId: string; device: DeviceOfPurchase | null }) => ({
  contractId,
  productId: device?.product.id ?? '',
  imei: device?.imei ?? '',
  evaluationId: device?.evaluationId ?? null,
});
