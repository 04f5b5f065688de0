import type { Shop } from '../../../../server/src/testing/shop.ts';
import type { Client, Step } from '../client.ts';
import type { Rows } from '../rows.ts';
import type { Item } from '../stock.ts';

/** Where plain SQL works. */
export interface RawPlace {
  client: Client;
  shop: Shop;
  rows: Rows;
  /** Business day. */
  on: string;
}

/** A sale or payment as plain SQL in one transaction: what is read first, if anything, then the rows the product writes. */
export type RawAct = (place: RawPlace, item: Item, reads?: readonly Step[]) => Promise<void>;
