import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';
import { proposalsAnswer } from './schemas.ts';

export const saleWaits = ['CHOICE', 'CUSTOMER', 'FACE', 'ANALYST', 'FINISH', 'EXPIRED', 'REFUSED'] as const;

const waitsFor = z.enum(saleWaits).meta({
  description:
    'CHOICE: of a plan; CUSTOMER: the code; FACE: the check of the face; ANALYST: the call; FINISH: authorised, only finishing is left; EXPIRED: the authorisation lapsed; REFUSED: it was denied. Of the last two the offer still stands',
});
const cpfMasked = z.string().meta({ description: 'First three digits and the last two' });

/** A sale that was begun and neither finished nor replaced. */
export const saleInProgress = z.object({
  contractId: id,
  borrowerName: z.string(),
  cpf: cpfMasked,
  operatorName: z.string().nullable(),
  isOwn: z.boolean().meta({ description: 'Begun by the asking operator' }),
  purchaseValue: reais,
  plan: z.object({ installments: z.int(), installmentValue: reais }).nullable(),
  waitsFor,
  since: instant.meta({ description: 'When the last step was taken' }),
  until: instant.nullable().meta({ description: 'Until when what it waits for counts; null where nobody said' }),
});

/** All that a screen needs to go on with a sale. */
export const resumedSale = z.object({
  borrowerId: id,
  cpf: cpfMasked,
  storeId: id,
  purchaseValue: reais,
  waitsFor,
  proposalId: id.nullable().meta({ description: 'The plan that was chosen; null while none was' }),
  offer: proposalsAnswer,
  device: z
    .object({
      productId: id,
      name: z.string(),
      imei: z.string().nullable().meta({ description: 'Null until it was checked' }),
      evaluationId: id.nullable().meta({ description: 'Extra credit that covers it; null where the limit pays' }),
    })
    .nullable()
    .meta({ description: 'The device that is sold; null for other goods' }),
});
