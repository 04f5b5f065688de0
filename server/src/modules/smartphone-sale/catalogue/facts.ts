import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { cast, columnsOf, fact, factList, known, scalar, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { DeviceOfferFact } from '../../contracts/index.ts';
import { deviceOffers, deviceProducts, deviceTacs } from '../tables.ts';

type Key = string | Template;

/** What a product (alias `product_f`) is called. */
export const productName = cast('text', sql`product_f.manufacturer || ' ' || product_f.model`);

const offerShape = {
  ...pick(deviceOffers.fact('offer_f'), 'priceCents', 'downPaymentCents', 'minPriceRate', 'maxAmountCents'),
  name: productName,
  maxDownPaymentRate: cast('text', sql`coalesce(offer_f.max_down_payment_rate, 0)`),
};

/** The offer of a product (alias `product_f`) that is in force in a store: nearest layer first, then the newest. */
const offerInForce = (retailerId: Key, storeId: Key, on: CivilDate): Template<DeviceOfferFact | null> =>
  fact(
    offerShape,
    sql`from ${deviceOffers.sql} offer_f
      where offer_f.product_id = product_f.id and offer_f.withdrawn_at is null and offer_f.valid_from <= ${on}::date
        and (offer_f.valid_until is null or offer_f.valid_until >= ${on}::date)
        and (offer_f.retailer_id is null or offer_f.retailer_id = ${retailerId}::uuid)
        and (offer_f.store_id is null or offer_f.store_id = ${storeId}::uuid)
      order by offer_f.store_id nulls last, offer_f.retailer_id nulls last, offer_f.valid_from desc limit 1`,
  );

const onSale = (retailerId: Key) =>
  sql`product_f.is_active and (product_f.retailer_id is null or product_f.retailer_id = ${retailerId}::uuid)`;

/** Scalar subquery: the device on sale in this store on a day; null when it is not. */
export function deviceOfferFact(
  productId: Key,
  retailerId: Key,
  storeId: Key,
  on: CivilDate,
): Template<DeviceOfferFact | null> {
  return scalar(
    offerInForce(retailerId, storeId, on),
    sql`from ${deviceProducts.sql} product_f where product_f.id = ${productId}::uuid and ${onSale(retailerId)}`,
  );
}

export interface ProductFact extends ShapeOf<typeof productShape> {
  offer: DeviceOfferFact;
}

const productShape = pick(deviceProducts.fact('product_f'), 'id', 'manufacturer', 'model', 'description');
/** Scalar subquery: every product on sale in a store on a day with its offer, never null. */
export function productsFact(retailerId: Key, storeId: Key, on: CivilDate): Template<ProductFact[]> {
  const shape = { ...productShape, offer: offerInForce(retailerId, storeId, on) };
  const onSaleThere = select(shape, sql`from ${deviceProducts.sql} product_f where ${onSale(retailerId)}`);
  const { offer, ...product } = columnsOf(shape, 'products_f');
  return factList(
    { ...product, offer: known(offer) },
    sql`from (${onSaleThere}) products_f where products_f.offer is not null`,
  );
}

/** Scalar subquery: maker of a product in a retailer's catalogue, on sale or not any more; null when unknown. */
export function manufacturerFact(productId: Key, retailerId: Key): Template<string | null> {
  return scalar(
    deviceProducts.fact('product_f').manufacturer,
    sql`from ${deviceProducts.sql} product_f where product_f.id = ${productId}::uuid
      and (product_f.retailer_id is null or product_f.retailer_id = ${retailerId}::uuid)`,
  );
}

/** Scalar subquery: whose devices an IMEI's first eight digits are; null when they are not known here. */
export function tacBrandFact(imei: string): Template<string | null> {
  const rest = sql`from ${deviceTacs.sql} tac_f where tac_f.tac = ${imei.slice(0, 8)}::text`;
  return scalar(deviceTacs.fact('tac_f').brand, rest);
}
