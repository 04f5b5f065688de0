import { type Cents, downPaymentOf, type Handled, maxPriceOf } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { dayIn } from '../../../../kernel/clock.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { DeviceOfferFact } from '../../../contracts/index.ts';
import { checkStore, storeFact } from '../../../retailers/index.ts';
import { type ProductFact, productsFact } from '../facts.ts';

type Answer = Handled<'GET /smartphone-sale/products'>['answer'];

const byName = new Intl.Collator('pt-BR', { numeric: true });

/** Devices on sale in a store today, by name. @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE. */
export async function listProducts(platform: Platform, actor: Actor, storeId: string): Promise<Answer> {
  const today = dayIn(actor.zone, platform.clock.now());
  const { retailerId } = actor;
  const shape = { store: storeFact(retailerId, storeId), products: productsFact(retailerId, storeId, today) };
  const row = await rowOf(platform.db, select(shape));
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
        price: priceCents,
        downPayment: down,
        maxDownPaymentRate: fixed === null ? Number(rate) : null,
        priceMinusDownPayment: down === null ? null : cents(priceCents - down),
        minPriceRate: Number(offer.minPriceRate),
        maxPrice: maxPrice,
      },
    ],
  };
}

/** Null while the value, and so the down payment, is still to be chosen: a price range. */
function shownDownPayment(offer: DeviceOfferFact): Cents | null {
  if (offer.downPaymentCents !== null) return offer.downPaymentCents;
  return Number(offer.minPriceRate) === 1 ? downPaymentOf(offer.priceCents, offer.maxDownPaymentRate) : null;
}
