import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';
import { evaluation, evaluationProducts, limitBefore, reason } from './schemas.ts';

const somebody = z.object({ id, name: z.string() });

/** Extra credit that waits for an analyst. */
export const extraCreditRequest = z.object({
  borrowerId: id,
  id,
  sourceProduct: z.enum(evaluationProducts),
  customerName: z.string(),
  storeName: z.string(),
  operatorId: id.meta({ description: 'Who asked: somebody else decides' }),
  requestedAmount: reais,
  askedAt: instant,
  endsAt: instant.meta({ description: 'Nobody decides after it' }),
  claim: z.object({ by: somebody, until: instant }).nullable().meta({ description: 'Who has it now' }),
});

/** A request as whoever took it sees it. */
export const takenExtraCreditRequest = z.object({
  ...extraCreditRequest.shape,
  cpf: z.string().meta({ description: 'Masked' }),
  sellerName: z.string(),
  minAmount: reais,
  maxAmount: reais.meta({ description: 'What the policy lets be granted: at most what was asked' }),
  maxDays: z.int().meta({ description: 'For how many days it may be granted' }),
  limit: limitBefore,
  used: z
    .object({ count: z.int(), lastAt: instant.nullable() })
    .meta({ description: 'Extra credit that this customer used before' }),
});

const page = pageOf(extraCreditRequest, { askedAt: keyInstant }, 50);
export const extraCreditQuery = z.object(page.request);
export const extraCreditList = z.object(page.answer);
export const extraCreditRef = z.object({ borrowerId: id, id });

export const extraCreditDecision = z.discriminatedUnion('isApproved', [
  z.object({
    isApproved: z.literal(true),
    amount: reais.meta({ description: 'All that was asked, or less' }),
    days: z.int().min(1).max(365).meta({ description: 'Days it may be used in, counted from now' }),
    reason,
  }),
  z.object({ isApproved: z.literal(false), reason }),
]);
export const decidedExtraCredit = evaluation;
