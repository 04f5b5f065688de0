import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { by, givenShop } from '../../../testing/shop.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { enterOffer, withdrawOffer } from './use-cases/enter-offer.ts';
import { listProducts } from './use-cases/list-products.ts';
import { changeProduct, createProduct } from './use-cases/save-product.ts';
import { listCatalogue } from './views.ts';

const { platform, shop } = prepareCounter({ shopPer: 'test' });
const CREATE = 'POST /smartphone-sale/catalogue/products';
const ENTER = 'POST /smartphone-sale/catalogue/products/{id}/offers';
const WITHDRAW = 'POST /smartphone-sale/catalogue/offers/{id}/withdraw';
const phone = { manufacturer: 'Samsung', model: 'Galaxy A06', description: '' };
const today = '2026-11-21' as const;
const price: Parameters<typeof enterOffer>[3] = {
  storeId: null,
  validFrom: today,
  validUntil: null,
  price: cents(89_900),
  downPayment: cents(14_900),
  maxDownPaymentRate: null,
  minPriceRate: 1,
  maxAmount: null,
  reason: 'Tabela nova',
};
const create = async () => (await createProduct(platform, by(shop, CREATE), phone)).id;
const enter = (id: string, over: Partial<typeof price> = {}) =>
  enterOffer(platform, by(shop, ENTER), id, { ...price, ...over });
const sold = async () =>
  (await listProducts(platform, shop.actor, shop.storeId)).map(({ name, offers: [offer] }) => [name, offer?.price]);

test('a device is on sale once it has a price, for the newest of them, and not any more when it is taken off', async () => {
  const id = await create();
  expect(await sold()).toEqual([]);
  const { id: first } = await enter(id);
  expect(await sold()).toEqual([['Samsung Galaxy A06', 89_900]]);
  await expectRefusal(enter(id, { price: cents(79_900) }), 'DEVICE_OFFER_TAKEN');
  await enter(id, { price: cents(79_900), storeId: shop.storeId });
  expect(await sold()).toEqual([['Samsung Galaxy A06', 79_900]]);
  await changeProduct(platform, by(shop, 'PUT /smartphone-sale/catalogue/products/{id}'), id, {
    ...phone,
    isActive: false,
  });
  expect(await sold()).toEqual([]);
  const [product] = await listCatalogue(platform, shop.actor);
  expect(product).toMatchObject({ isActive: false, isOfEverybody: false, changedBy: shop.actor.name });
  expect(product?.offers.find((offer) => offer.id === first)).toMatchObject({
    standing: 'IN_FORCE',
    enteredBy: shop.actor.name,
    reason: 'Tabela nova',
  });
});

test('a withdrawn price holds no more, stays in the history, and leaves its day to another', async () => {
  const id = await create();
  const { id: wrong } = await enter(id);
  await withdrawOffer(platform, by(shop, WITHDRAW), wrong, 'Digitado errado');
  expect(await sold()).toEqual([]);
  await expectRefusal(withdrawOffer(platform, by(shop, WITHDRAW), wrong, 'Outra vez'), 'DEVICE_OFFER_WITHDRAWN');
  await enter(id, { price: cents(99_900) });
  expect(await sold()).toEqual([['Samsung Galaxy A06', 99_900]]);
  const [product] = await listCatalogue(platform, shop.actor);
  expect(product?.offers.map(({ standing, withdrawal }) => [standing, withdrawal?.reason])).toEqual(
    expect.arrayContaining([
      ['WITHDRAWN', 'Digitado errado'],
      ['IN_FORCE', undefined],
    ]),
  );
});

test('what is of nobody here is unknown, and no price begins in the past', async () => {
  const id = await create();
  await expectRefusal(enter(newId()), 'PRODUCT_NOT_FOUND');
  await expectRefusal(enter(id, { validFrom: '2020-01-01' }), 'DEVICE_OFFER_IN_THE_PAST');
  await expectRefusal(enter(id, { storeId: newId() }), 'STORE_NOT_FOUND');
  await expectRefusal(withdrawOffer(platform, by(shop, WITHDRAW), newId(), 'Nenhum'), 'DEVICE_OFFER_NOT_FOUND');
  const { id: offer } = await enter(id);
  const other = await givenShop(platform);
  const theirs = by(other, ENTER);
  await expectRefusal(enterOffer(platform, theirs, id, price), 'PRODUCT_NOT_FOUND');
  await expectRefusal(withdrawOffer(platform, by(other, WITHDRAW), offer, 'De outra rede'), 'DEVICE_OFFER_NOT_FOUND');
  expect(await listCatalogue(platform, other.actor)).toEqual([]);
});
