import { z } from 'zod';
import { limitBefore } from '../credit/schemas.ts';
import { faceReasons } from '../faces/schemas.ts';
import { day, id, instant, reais } from '../fields.ts';
import { keyInstant, pageOf } from '../page.ts';

/** Why a person calls: the policy wants it, a face left doubts, or the till asked where no face could be shown. */
export const purchaseCallReasons = ['POLICY', 'FACE', 'ASKED'] as const;
export type PurchaseCallReason = (typeof purchaseCallReasons)[number];

const somebody = z.object({ id, name: z.string() });

export const purchaseCall = z.object({
  borrowerId: id,
  proposalId: id,
  reason: z.enum(purchaseCallReasons),
  customerName: z.string(),
  storeName: z.string(),
  purchaseValue: reais,
  operatorId: id.meta({ description: 'Who sells: somebody else calls' }),
  askedAt: instant,
  dueAt: instant.meta({ description: 'The customer was promised a call until then' }),
  endsAt: instant.meta({ description: 'After it the till asks anew' }),
  claim: z.object({ by: somebody, until: instant }).nullable().meta({ description: 'Who makes the call now' }),
});

/** A call as whoever took it sees it. */
export const takenPurchaseCall = z.object({
  ...purchaseCall.shape,
  cpf: z.string().meta({ description: 'Masked' }),
  phoneNumber: z.string().nullable().meta({ description: 'Whole: it is called' }),
  sellerName: z.string(),
  plan: z.object({
    numberOfInstallments: z.int(),
    installmentValue: reais,
    totalValue: reais.meta({ description: 'Usage fee included' }),
    firstInstallmentDueDate: day,
  }),
  limit: limitBefore,
  bought: z
    .object({ count: z.int(), total: reais })
    .meta({ description: 'Purchases of the customer in the retailer of the sale that stand' }),
  daysLate: z.int().meta({ description: 'Of the oldest overdue installment, anywhere; 0 where none is' }),
  registeredAt: instant,
  code: z.string().meta({ description: 'Six digits to read out; of whoever has the call alone' }),
  hasPictures: z.boolean().meta({ description: 'Whether pictures of the face were taken' }),
});

/** What became of a call. */
export const decidedPurchaseCall = z.object({ borrowerId: id, proposalId: id, isApproved: z.boolean() });

const picture = z.object({ imagebase64: z.string(), contentType: z.string() });
export const purchaseCallPictures = z.object({
  portrait: picture.nullable(),
  shots: z.array(picture),
  reasons: z
    .array(z.enum(faceReasons))
    .meta({ description: 'Why the face left doubts, as the judge of faces says it' }),
});

const purchaseCallPage = pageOf(purchaseCall, { askedAt: keyInstant }, 50);
export const purchaseCallQuery = z.object(purchaseCallPage.request);
export const purchaseCallList = z.object(purchaseCallPage.answer);
export const purchaseCallRef = z.object({ borrowerId: id, proposalId: id });
export const purchaseCallDecision = z.object({ isApproved: z.boolean(), reason: z.string().trim().min(3).max(200) });
