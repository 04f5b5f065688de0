import { z } from 'zod';
import { communicationChannels, proposalsAnswer, purchaseCode, verification } from '../contracts/schemas.ts';
import { cpf, day, id, instant, reais } from '../fields.ts';

/** EXPIRED is what its time made of one that nobody settled. */
export const qrPurchaseStatuses = [
  'WAITING',
  'OPENED',
  'IDENTIFIED',
  'AUTHORISING',
  'ACCEPTED',
  'DECLINED',
  'CANCELED',
  'EXPIRED',
] as const;
export type QrPurchaseStatus = (typeof qrPurchaseStatuses)[number];

export const newQrPurchase = z.object({ storeId: id, value: reais });

/** As the spec of the till names it. */
export const madeQrPurchase = z.object({
  details: z.object({ id, value: reais }),
  qrCodeString: z.string().meta({ description: "Address of the customer's page; opens once, on one device" }),
});

export const qrPurchase = z.object({
  id,
  value: reais,
  status: z.enum(qrPurchaseStatuses),
  qrCodeString: z.string().nullable().meta({ description: 'Null once it was opened or is over' }),
  createdAt: instant,
  endsAt: instant,
  creditValue: reais.nullable().meta({
    description: 'Bought on credit; the rest of the value is paid at the till. Null before a plan was asked for',
  }),
  contractId: id.nullable().meta({ description: 'The sale, once it is accepted' }),
});

const token = z.string().regex(/^[\w-]{43}$/);
const key = token.meta({ description: 'As the call that opened the QR code answered' });

export const qrToken = z.object({ token: token.meta({ description: 'What stands behind the # of the address' }) });
export const qrVisit = z.object({ key });

export const qrSteps = ['CPF', 'CODE', 'CHOICE', 'AUTHORISE', 'ACCEPTED', 'DECLINED'] as const;

/** The customer's page, where it stands. */
export const qrPage = z.object({
  step: z.enum(qrSteps),
  storeName: z.string(),
  value: reais,
  endsAt: instant.meta({ description: 'Until when the page is good' }),
  customer: z
    .object({
      firstName: z.string(),
      phoneNumber: z.string().meta({ description: 'Masked' }),
      totalLimit: reais,
      availableLimit: reais,
    })
    .nullable()
    .meta({ description: 'Null before the code' }),
  chosen: z
    .object({
      proposalId: id,
      contractNumber: z.string(),
      creditValue: reais,
      numberOfInstallments: z.int(),
      installmentValue: reais,
      totalValue: reais.meta({ description: 'Usage fee included' }),
      firstInstallmentDueDate: day,
    })
    .nullable()
    .meta({ description: 'The plan that is, or was, authorised' }),
});
export const openedQr = z.object({ key: token, page: qrPage });

export const qrIdentification = z.object({ key, cpf });
export const qrCode = z.object({ key, code: purchaseCode });

export const qrOfferRequest = z.object({
  key,
  value: reais.optional().meta({ description: 'What to buy on credit, where that is less than the purchase' }),
  desiredInstallmentValue: reais.optional(),
});
export { proposalsAnswer as qrOffer };

export const qrProposal = z.object({ key, proposalId: id });
export const qrAuthorisation = qrProposal.extend({
  communicationChannel: z.enum(communicationChannels).default('SMS'),
});
export { verification as qrVerification };
