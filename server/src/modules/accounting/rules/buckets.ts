import type { ProvisionBucket } from '@balcao/contract';

const reaches: readonly [number, ProvisionBucket][] = [
  [14, '0-14'],
  [30, '15-30'],
  [60, '31-60'],
  [90, '61-90'],
];

/** Among which a contract is shown by how late it is. */
export const bucketOf = (daysLate: number): ProvisionBucket => reaches.find(([upTo]) => daysLate <= upTo)?.[1] ?? '>90';
