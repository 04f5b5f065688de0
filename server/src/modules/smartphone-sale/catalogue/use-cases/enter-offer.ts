import type { CivilDate, Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { part } from '../../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { insertOne } from '../../../../kernel/db/write.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkStore, storeFact } from '../../../retailers/index.ts';
import { deviceOffers } from '../../tables.ts';
import { manufacturerFact } from '../facts.ts';

type Entry = Handled<'POST /smartphone-sale/catalogue/products/{id}/offers'>['body'];

/**
 * Puts a price on a device of the actor's catalogue from a day on, in one store or in all of them.
 * @throws Refusal PRODUCT_NOT_FOUND, STORE_NOT_FOUND, DEACTIVATED_STORE, DEVICE_OFFER_IN_THE_PAST, DEVICE_OFFER_TAKEN.
 */
export function enterOffer(platform: Platform, by: Keyed, productId: string, entry: Entry): Promise<{ id: string }> {
  const { retailerId, name } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) =>
      rowOf(
        db,
        select({ manufacturer: manufacturerFact(productId, retailerId), store: storeFact(retailerId, entry.storeId) }),
      ),
    decide(facts, { now, today }) {
      if (!facts || facts.manufacturer === null) refuse('PRODUCT_NOT_FOUND');
      if (entry.storeId !== null) checkStore(facts.store);
      if (entry.validFrom < today) refuse('DEVICE_OFFER_IN_THE_PAST');
      const { price, downPayment, maxDownPaymentRate: rate, minPriceRate, maxAmount, ...said } = entry;
      const offer = {
        ...said,
        validFrom: entry.validFrom as CivilDate,
        validUntil: entry.validUntil as CivilDate | null,
        id: newId(),
        productId,
        retailerId,
        priceCents: price,
        downPaymentCents: downPayment,
        maxDownPaymentRate: rate === null ? null : String(rate),
        minPriceRate: String(minPriceRate),
        maxAmountCents: maxAmount,
        enteredAt: now,
        enteredByName: name,
      };
      return {
        answer: { id: offer.id },
        writes: [part('device_offer', insertOne(deviceOffers, offer))],
        audit: {
          action: 'device-offer.entered',
          subject: offer.id,
          storeId: entry.storeId,
          detail: { productId, priceCents: price, validFrom: entry.validFrom },
        },
        taken: 'DEVICE_OFFER_TAKEN',
      };
    },
  });
}

/**
 * Takes a price back at once; offers made with it stay as they are.
 * @throws Refusal DEVICE_OFFER_NOT_FOUND, DEVICE_OFFER_WITHDRAWN.
 */
export function withdrawOffer(platform: Platform, by: Keyed, id: string, reason: string): Promise<{ id: string }> {
  const { retailerId, name } = by.actor;
  const own = sql`from ${deviceOffers.sql} offer_f where offer_f.id = ${id}::uuid and offer_f.retailer_id = ${retailerId}::uuid`;
  const offer = deviceOffers.row('offer_f');
  return act(platform, {
    principal: by,
    read: (db) => rowOf(db, select({ productId: offer.productId, withdrawnAt: offer.withdrawnAt }, own)),
    decide(found, { now }) {
      if (!found) refuse('DEVICE_OFFER_NOT_FOUND');
      if (found.withdrawnAt !== null) refuse('DEVICE_OFFER_WITHDRAWN');
      return {
        answer: { id },
        writes: [
          part(
            'withdrawn_offer',
            sql`
              update ${deviceOffers.sql} set withdrawn_at = ${now}::timestamptz, withdrawn_by_name = ${name}::text,
                withdrawal_reason = ${reason}::text
              where id = ${id}::uuid and retailer_id = ${retailerId}::uuid and withdrawn_at is null`,
          ),
        ],
        audit: { action: 'device-offer.withdrawn', subject: id, detail: { productId: found.productId } },
        missed: { withdrawn_offer: 'DEVICE_OFFER_WITHDRAWN' },
      };
    },
  });
}
