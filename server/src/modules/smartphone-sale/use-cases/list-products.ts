import type { Cents, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type DeviceOfferFact, downPaymentOf, maxPriceOf } from '../../contracts/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { type ProductFact, productsFact } from '../catalogue.ts';

type Answer = Handled<'GET /smartphone-sale/products'>['answer'];

const byName = new Intl.Collator('pt-BR', { numeric: true });

/** Devices on sale in a store today, by name. @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE. */
export async function listProducts(platform: Platform, actor: Actor, storeId: string): Promise<Answer> {
  const today = dayIn(actor.zone, platform.clock.now());
  const result = await sql<{ store: StoreFact | null; products: ProductFact[] }>`
    select ${storeFact(actor.retailerId, storeId)} as store,
      ${productsFact(actor.retailerId, storeId, today)} as products`.execute(platform.db);
  const [row] = result.rows;
  checkStore(row?.store ?? null);
  return (row?.products ?? []).map(productAnswer).toSorted((a, b) => byName.compare(a.name, b.name));
}

function productAnswer({ id, manufacturer, model, description, offer }: ProductFact): Answer[number] {
  const { priceCents, downPaymentCents: fixed, maxDownPaymentRate: rate, maxAmountCents } = offer;
  const down = shownDownPayment(offer);
  const maxPrice = maxAmountCents === null || fixed !== null ? null : maxPriceOf(maxAmountCents, rate);
  return {
    id,
    name: offer.name,
    manufacturer,
    model,
    description,
    offers: [
      {
        price: priceCents as Cents,
        downPayment: down as Cents | null,
        maxDownPaymentRate: fixed === null ? Number(rate) : null,
        priceMinusDownPayment: down === null ? null : ((priceCents - down) as Cents),
        minPriceRate: Number(offer.minPriceRate),
        maxPrice: maxPrice as Cents | null,
      },
    ],
  };
}

/** Null while the value, and so the down payment, is still to be chosen: a price range. */
function shownDownPayment(offer: DeviceOfferFact): number | null {
  if (offer.downPaymentCents !== null) return offer.downPaymentCents;
  return Number(offer.minPriceRate) === 1 ? downPaymentOf(offer.priceCents, offer.maxDownPaymentRate) : null;
}
