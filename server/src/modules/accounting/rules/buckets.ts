import type { ProvisionBucket } from '@balcao/contract';

/** Days late up to which a contract is in a bucket; later than the last it is in the bucket beyond. */
export const bucketReaches: readonly (readonly [number, ProvisionBucket])[] = [
  [14, '0-14'],
  [30, '15-30'],
  [60, '31-60'],
  [90, '61-90'],
];
export const lastBucket: ProvisionBucket = '>90';

/** Among which a contract is shown by how late it is. */
export const bucketOf = (daysLate: number): ProvisionBucket =>
  bucketReaches.find(([upTo]) => daysLate <= upTo)?.[1] ?? lastBucket;
