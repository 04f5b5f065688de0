import { sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';

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
  await sql`
    insert into device_products (id, retailer_id, manufacturer, model, description)
    values (${id}::uuid, ${product.retailerId}::uuid, ${product.manufacturer}::text, ${product.model}::text,
      ${description}::text)`.execute(db);
  return id;
}

export interface NewOffer {
  productId: string;
  /** Both null: everybody's price. */
  retailerId: string | null;
  storeId?: string | null;
  validFrom: string;
  /** Last day. */
  validUntil?: string | null;
  priceCents: number;
  /** Either this or the rate, as decimal text. */
  downPaymentCents?: number;
  maxDownPaymentRate?: string;
  /** '1', the default, is a fixed price. */
  minPriceRate?: string;
  maxAmountCents?: number;
}

/** Puts a price on a device from a day on. An offer is never changed: a later one takes its place. */
export async function addOffer(db: Db, offer: NewOffer): Promise<void> {
  await sql`
    insert into device_offers (id, product_id, retailer_id, store_id, valid_from, valid_until, price_cents,
      down_payment_cents, max_down_payment_rate, min_price_rate, max_amount_cents)
    values (${newId()}::uuid, ${offer.productId}::uuid, ${offer.retailerId}::uuid, ${offer.storeId ?? null}::uuid,
      ${offer.validFrom}::date, ${offer.validUntil ?? null}::date, ${offer.priceCents}::bigint,
      ${offer.downPaymentCents ?? null}::bigint, ${offer.maxDownPaymentRate ?? null}::numeric,
      ${offer.minPriceRate ?? '1'}::numeric, ${offer.maxAmountCents ?? null}::bigint)`.execute(db);
}

/** Says whose devices the IMEIs with these first eight digits are. */
export async function addTac(db: Db, tac: string, brand: string): Promise<void> {
  await sql`insert into device_tacs (tac, brand) values (${tac}::text, ${brand}::text)`.execute(db);
}
