import type { Platform } from '../../kernel/platform.ts';
import type { Purchase } from './life.ts';
import type { LifeShop } from './product/shops.ts';
import type { Owed } from './reference/owed.ts';
import type { Tally } from './tally.ts';

export interface World {
  platform: Platform;
  shopOf: (purchase: Purchase) => LifeShop;
  isLateIofCharged: boolean;
  tally: Tally;
}

/** A Pix charge that was asked for: what it was to pay, where, and how it is paid in the product. */
export interface Charge {
  day: string;
  chosen: readonly Owed[];
  asked: number;
  at: LifeShop;
  isPaid: boolean;
  send: (cents: number) => Promise<unknown>;
}
