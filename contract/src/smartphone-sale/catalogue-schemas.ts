import { z } from 'zod';
import { day, fraction, id, instant, reais } from '../fields.ts';
import { downPaymentOf, minPriceOf } from '../kernel/index.ts';

const words = (most: number) => z.string().trim().min(2).max(most);
/** Why somebody put or took a price; kept in its history. */
const reason = z.string().trim().min(3).max(200);

export const catalogueProductEntry = z.object({
  manufacturer: words(40).meta({ description: 'As the lock service and the handbooks know the brand' }),
  model: words(80),
  description: z.string().trim().max(120).default(''),
});

export const catalogueProductChange = catalogueProductEntry.extend({
  isActive: z.boolean().meta({ description: 'False takes it off sale in every store' }),
});

const isPlainRate = (rate: number) => /^[01](\.\d{1,4})?$/.test(String(rate));
const rate = fraction.refine(isPlainRate, 'Use no máximo duas casas na porcentagem');

const offerTerms = z.object({
  storeId: id.nullable().meta({ description: 'Null holds in every store that has no price of its own' }),
  validFrom: day,
  validUntil: day.nullable().meta({ description: 'Last day; null while there is no end' }),
  price: reais,
  downPayment: reais.nullable().meta({ description: 'Either this or the rate' }),
  maxDownPaymentRate: rate.nullable(),
  minPriceRate: rate.meta({ description: 'Lowest price as a fraction of the price; 1 is a fixed price' }),
  maxAmount: reais.nullable().meta({ description: 'Most that may be financed; null without a cap' }),
});

type Terms = z.output<typeof offerTerms>;

/** Whether some whole real is left to finance at a value. */
function isFinanceable({ price, minPriceRate, maxDownPaymentRate }: Terms): boolean {
  if (maxDownPaymentRate === null) return true;
  // What is wrong with these is said by themselves.
  if (maxDownPaymentRate >= 1 || !isPlainRate(maxDownPaymentRate) || !isPlainRate(minPriceRate)) return true;
  const lowest = minPriceOf(price, String(minPriceRate));
  return downPaymentOf(lowest, String(maxDownPaymentRate)) < lowest;
}

export const catalogueOfferEntry = offerTerms
  .extend({ reason })
  .refine(({ price }) => price > 0, { path: ['price'], error: 'Informe o preço do aparelho' })
  .refine((offer) => (offer.downPayment === null) !== (offer.maxDownPaymentRate === null), {
    path: ['downPayment'],
    error: 'Informe a entrada em reais ou em porcentagem',
  })
  .refine(({ downPayment, price }) => downPayment === null || (downPayment >= 0 && downPayment < price), {
    path: ['downPayment'],
    error: 'A entrada deve ser menor que o preço',
  })
  .refine(({ maxDownPaymentRate: share }) => share === null || share < 1, {
    path: ['maxDownPaymentRate'],
    error: 'A entrada deve ser menor que o preço',
  })
  .refine(({ minPriceRate: share }) => share > 0 && share <= 1, {
    path: ['minPriceRate'],
    error: 'O menor preço fica entre 0 e 100% do preço',
  })
  .refine(({ minPriceRate, maxDownPaymentRate }) => minPriceRate === 1 || maxDownPaymentRate !== null, {
    path: ['minPriceRate'],
    error: 'Uma faixa de preço pede a entrada em porcentagem',
  })
  .refine(({ maxAmount }) => maxAmount === null || maxAmount > 0, {
    path: ['maxAmount'],
    error: 'Informe um valor maior que zero',
  })
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom, {
    path: ['validUntil'],
    error: 'O último dia não vem antes do primeiro',
  })
  .refine(isFinanceable, {
    path: ['maxDownPaymentRate'],
    error: 'Com esta entrada não sobra um real para financiar',
  });

const catalogueOffer = offerTerms.extend({
  id,
  storeName: z.string().nullable(),
  standing: z
    .enum(['IN_FORCE', 'TO_COME', 'PAST', 'WITHDRAWN'])
    .meta({ description: 'By the day of today; a nearer or newer offer may come before one in force' }),
  enteredAt: instant.nullable().meta({ description: 'Null of offers from before prices had authors' }),
  enteredBy: z.string().nullable(),
  reason: z.string().nullable(),
  withdrawal: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});

export const catalogueProduct = z.object({
  id,
  manufacturer: z.string(),
  model: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  isOfEverybody: z.boolean().meta({ description: 'Of the common catalogue: prices may be put on it, its name stays' }),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  offers: z
    .array(catalogueOffer)
    .meta({ description: 'The newest first, withdrawn ones too: the history of its price' }),
});

export const offerWithdrawal = z.object({ reason });
