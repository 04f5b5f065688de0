import { z } from 'zod';
import { fraction, id, reais } from '../fields.ts';
import { isImei, onlyDigits } from '../kernel/index.ts';

const deviceStatuses = ['VERIFIED', 'SUBMITTED', 'LOCKED', 'BOUND', 'RELEASED'] as const;

const deviceOffer = z.object({
  price: reais,
  downPayment: reais.nullable().meta({ description: 'Null when the value, and so the down payment, is chosen' }),
  maxDownPaymentRate: fraction.nullable().meta({ description: 'Null when the down payment is a fixed amount' }),
  priceMinusDownPayment: reais.nullable(),
  minPriceRate: fraction.meta({
    description: 'Lowest price it may be sold for, as a fraction of the price; 1 is a fixed price',
  }),
  maxPrice: reais
    .nullable()
    .meta({ description: 'Highest price whose financed part is within what may be financed; null without a cap' }),
});

export const deviceProduct = z.object({
  id,
  name: z.string().meta({ description: 'Manufacturer and model' }),
  manufacturer: z.string(),
  model: z.string(),
  description: z.string(),
  offers: z.array(deviceOffer),
});

const imei = z
  .string()
  .max(30)
  .refine(isImei, 'IMEI inválido! Digite novamente.')
  .transform(onlyDigits)
  .meta({ description: 'Fifteen digits with their check digit, punctuation allowed' });

export const imeiRequest = z.object({
  imei,
  contractId: id,
  productId: id,
  transactionalCreditEvaluationId: id.nullish(),
});
export const lockConfirmation = imeiRequest.omit({ imei: true, productId: true });

export const imeiAnswer = z.object({ imeiDetails: z.object({ brand: z.string(), imei: z.string() }) });

export const lockAnswer = z.object({
  contractId: id,
  status: z.enum(deviceStatuses),
  brand: z.string(),
  handbookUrl: z.string().nullable().meta({ description: 'How to install the lock by hand on this brand' }),
});
