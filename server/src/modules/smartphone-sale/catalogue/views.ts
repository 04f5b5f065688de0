import type { CivilDate, Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { RowOf } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { deviceOffers, deviceProducts } from '../tables.ts';

type Answer = Handled<'GET /smartphone-sale/catalogue'>['answer'];
type OfferRow = RowOf<typeof deviceOffers> & { storeName: string | null };

const offerColumns = deviceOffers.row('offer_f');

/** Every device of the actor's retailer, and of everybody's catalogue, with the prices it had here. */
export async function listCatalogue(platform: Platform, actor: Actor): Promise<Answer> {
  const { retailerId } = actor;
  const today = dayIn(actor.zone, platform.clock.now());
  const products = await rowsOf(
    platform.db,
    select(
      deviceProducts.row('product_f'),
      sql`from ${deviceProducts.sql} product_f
        where product_f.retailer_id is null or product_f.retailer_id = ${retailerId}::uuid
        order by product_f.manufacturer, product_f.model, product_f.id`,
    ),
  );
  const offers = await rowsOf(
    platform.db,
    select(
      { ...offerColumns, storeName: storeNameFact(sql`offer_f.retailer_id`, sql`offer_f.store_id`) },
      sql`from ${deviceOffers.sql} offer_f
        where offer_f.retailer_id is null or offer_f.retailer_id = ${retailerId}::uuid
        order by offer_f.valid_from desc, offer_f.entered_at desc nulls last, offer_f.id`,
    ),
  );
  return products.map(({ id, manufacturer, model, description, isActive, changedAt, changedByName, ...product }) => ({
    id,
    manufacturer,
    model,
    description,
    isActive,
    isOfEverybody: product.retailerId === null,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy: changedByName,
    offers: offers.filter(({ productId }) => productId === id).map((one) => offerAnswer(one, today)),
  }));
}

function offerAnswer(offer: OfferRow, today: CivilDate): Answer[number]['offers'][number] {
  const { withdrawnAt, withdrawnByName, withdrawalReason, maxDownPaymentRate: rate } = offer;
  return {
    id: offer.id,
    storeId: offer.storeId,
    storeName: offer.storeName,
    validFrom: offer.validFrom,
    validUntil: offer.validUntil,
    price: offer.priceCents,
    downPayment: offer.downPaymentCents,
    maxDownPaymentRate: rate === null ? null : Number(rate),
    minPriceRate: Number(offer.minPriceRate),
    maxAmount: offer.maxAmountCents,
    standing: standingOf(offer, today),
    enteredAt: offer.enteredAt?.toISOString() ?? null,
    enteredBy: offer.enteredByName,
    reason: offer.reason,
    withdrawal: withdrawnAt && {
      at: withdrawnAt.toISOString(),
      by: withdrawnByName ?? '',
      reason: withdrawalReason ?? '',
    },
  };
}

function standingOf({ withdrawnAt, validFrom, validUntil }: OfferRow, today: CivilDate) {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (validFrom > today) return 'TO_COME';
  return validUntil !== null && validUntil < today ? 'PAST' : 'IN_FORCE';
}
