import type { CivilDate } from '@balcao/contract';
import type { Cents } from '@balcao/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import { deviceOffers, deviceProducts, deviceTacs } from '../tables.ts';

export interface NewProduct {
  /** Made here when left out. */
  id?: string;
  /** Null puts it into everybody's catalogue. */
  retailerId: string | null;
  manufacturer: string;
  model: string;
  description?: string;
}

/** Adds a device to a catalogue; it is on sale once it has an offer. Returns its id. */
export async function addProduct(db: Db, { id = newId(), description = '', ...product }: NewProduct): Promise<string> {
  await insertOne(deviceProducts, { id, description, ...product }).execute(db);
  return id;
}

export interface NewOffer {
  productId: string;
  /** Both null: everybody's price. */
  retailerId: string | null;
  storeId?: string | null;
  validFrom: CivilDate;
  /** Last day. */
  validUntil?: CivilDate | null;
  priceCents: Cents;
  /** Either this or the rate, as decimal text. */
  downPaymentCents?: Cents;
  maxDownPaymentRate?: string;
  /** '1', the default, is a fixed price. */
  minPriceRate?: string;
  maxAmountCents?: Cents;
}

/** Puts a price on a device from a day on. An offer is never changed: a later one takes its place. */
export async function addOffer(db: Db, offer: NewOffer): Promise<void> {
  await insertOne(deviceOffers, { ...offer, id: newId() }).execute(db);
}

/** Says whose devices the IMEIs with these first eight digits are. */
export async function addTac(db: Db, tac: string, brand: string): Promise<void> {
  await insertOne(deviceTacs, { tac, brand }).execute(db);
}
