import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { givenShop, type Shop } from '../../../testing/shop.ts';
import { givenStore } from '../../retailers/testing.ts';
import { addOffer, addProduct } from './store.ts';
import { givenProduct } from '../testing.ts';
import { listProducts } from './use-cases/list-products.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock } = prepareCounter({ connections: 2 });

const list = (shop: Shop, storeId = shop.storeId) => listProducts(platform, shop.actor, storeId);
const offersOf = async (shop: Shop, productId: string, storeId?: string) =>
  (await list(shop, storeId)).find(({ id }) => id === productId)?.offers;

describe('what an offer says', () => {
  test('a fixed price with a fixed down payment', async () => {
    const shop = await givenShop(platform);
    const id = await givenProduct(platform, shop.retailerId, { product: { description: '128 GB' } });
    expect(await list(shop)).toEqual([
      {
        id,
        name: 'Samsung Galaxy A06',
        manufacturer: 'Samsung',
        model: 'Galaxy A06',
        description: '128 GB',
        offers: [
          {
            price: 150_000,
            downPayment: 30_000,
            maxDownPaymentRate: null,
            priceMinusDownPayment: 120_000,
            minPriceRate: 1,
            maxPrice: null,
          },
        ],
      },
    ]);
  });

  test('a fixed price with a rate: the financed part is a whole real', async () => {
    const shop = await givenShop(platform);
    const id = await givenProduct(platform, shop.retailerId, {
      offer: { priceCents: cents(149_990), maxDownPaymentRate: '0.2' },
    });
    // 1.499,90 x 0,8 = 1.199,92: 1.199,00 is financed and the 92 cents are paid down.
    expect(await offersOf(shop, id)).toMatchObject([
      { downPayment: 30_090, priceMinusDownPayment: 119_900, maxDownPaymentRate: 0.2, maxPrice: null },
    ]);
  });

  test('a price range leaves the down payment open and names the largest price the credit bears', async () => {
    const shop = await givenShop(platform);
    const offer = { maxDownPaymentRate: '0.15', minPriceRate: '0.8', maxAmountCents: cents(100_000) };
    const id = await givenProduct(platform, shop.retailerId, { offer });
    // 1.000,00 / 0,85 = 1.176,470..., down to the cent (C19).
    expect(await offersOf(shop, id)).toMatchObject([
      {
        downPayment: null,
        priceMinusDownPayment: null,
        maxDownPaymentRate: 0.15,
        minPriceRate: 0.8,
        maxPrice: 117_647,
      },
    ]);
  });
});

describe('which offer counts', () => {
  test("a store's before a retailer's before everybody's, then the newest in force", async () => {
    const shop = await givenShop(platform);
    const other = await givenStore(database.db, shop.retailerId);
    const productId = await givenProduct(platform, shop.retailerId, {
      offer: { retailerId: null, priceCents: cents(90_000) },
    });
    const price = async (storeId?: string) => (await offersOf(shop, productId, storeId))?.map((one) => one.price);
    const base = { productId, retailerId: shop.retailerId, downPaymentCents: cents(0) };
    expect(await price()).toEqual([90_000]);
    await addOffer(database.db, { ...base, validFrom: '2026-11-01', priceCents: cents(80_000) });
    await addOffer(database.db, { ...base, validFrom: '2026-11-22', priceCents: cents(1) });
    expect(await price()).toEqual([80_000]);
    const week = { validFrom: '2026-11-15', validUntil: '2026-11-20' } as const;
    await addOffer(database.db, { ...base, ...week, priceCents: cents(2) });
    expect(await price()).toEqual([80_000]);
    await addOffer(database.db, { ...base, storeId: shop.storeId, validFrom: '2020-01-01', priceCents: cents(70_000) });
    expect([await price(), await price(other)]).toEqual([[70_000], [80_000]]);
  });

  test('its days are those of the zone of the retailer', async () => {
    const shop = await givenShop(platform);
    const id = await givenProduct(platform, shop.retailerId, { offer: { validFrom: '2026-11-22' } });
    // Midnight of the 22nd in Manaus is 04:00 UTC.
    clock.set('2026-11-22T03:59:59Z');
    expect(await offersOf(shop, id)).toBeUndefined();
    clock.set('2026-11-22T04:00:00Z');
    expect(await offersOf(shop, id)).toHaveLength(1);
    clock.set('2026-11-21T15:00:00Z');
  });
});

describe('what is listed', () => {
  test('devices of the retailer and of everybody, with an offer, by name', async () => {
    const shop = await givenShop(platform);
    const foreign = await givenShop(platform);
    const model = (name: string) => ({ product: { manufacturer: 'Realme', model: name } });
    await givenProduct(platform, shop.retailerId, model('C10'));
    await givenProduct(platform, shop.retailerId, model('C9'));
    await givenProduct(platform, foreign.retailerId, model('de outro'));
    const shared = { product: { retailerId: null, manufacturer: 'Álcatel', model: '1' } };
    await givenProduct(platform, shop.retailerId, shared);
    await addProduct(database.db, { retailerId: shop.retailerId, manufacturer: 'Realme', model: 'sem preço' });
    expect((await list(shop)).map(({ name }) => name)).toEqual(['Álcatel 1', 'Realme C9', 'Realme C10']);
    expect((await list(foreign)).map(({ name }) => name)).toEqual(['Realme de outro']);
  });

  test("nothing in a store that is closed, unknown or another retailer's", async () => {
    const shop = await givenShop(platform);
    const foreign = await givenShop(platform);
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    await expectRefusal(list(shop, closed), 'DEACTIVATED_STORE');
    await expectRefusal(list(shop, newId()), 'STORE_NOT_FOUND');
    await expectRefusal(list(shop, foreign.storeId), 'STORE_NOT_FOUND');
  });
});

test('the table refuses an offer without, or with two, down payments, and a range without a rate', async () => {
  const shop = await givenShop(platform);
  const productId = await givenProduct(platform, shop.retailerId);
  const base = { productId, retailerId: shop.retailerId, validFrom: '2026-01-01' as const, priceCents: cents(100_000) };
  const wrong = [
    {},
    { downPaymentCents: cents(1), maxDownPaymentRate: '0.1' },
    { downPaymentCents: cents(1), minPriceRate: '0.9' },
  ];
  for (const terms of wrong) {
    await expect(addOffer(database.db, { ...base, ...terms })).rejects.toMatchObject({ code: '23514' });
  }
});
