import { z } from 'zod';
import { day, fraction, id, instant, reais } from '../fields.ts';
import { codeLimits } from './code-limits.ts';

export const sourceProducts = ['SUPER_PURCHASE', 'INTEREST_PAID_BY_RETAILER', 'SMARTPHONE_SALE'] as const;
export const dueDateRules = ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;
export type DueDateRule = (typeof dueDateRules)[number];
export const contractKinds = ['SINGLE_INSTALLMENT', 'MULTIPLE_INSTALLMENTS', 'DETACHED', 'RENEGOTIATION'] as const;
export const captureMethods = ['CPF', 'QR_CODE'] as const;
export type CaptureMethod = (typeof captureMethods)[number];
/** By which way a customer came to a purchase, where not by the counter. */
export const saleChannels = ['mobile-app', 'chatbot'] as const;
export type SaleChannel = (typeof saleChannels)[number];
export const authorizationStrategies = ['BORROWER_SMS', 'ANALYST_VERIFICATION'] as const;
export const verificationMethods = ['OTP', 'LIVENESS', 'LIVENESS_WITH_ANALYST', 'ANALYST_CALL'] as const;
export const verificationStatuses = ['PENDING', 'MANUAL', 'APPROVED', 'DENIED'] as const;
export const communicationChannels = ['SMS', 'WHATSAPP', 'PHONE_CALL', 'ANALYST_CALL'] as const;
export type CommunicationChannel = (typeof communicationChannels)[number];

export const proposalRequest = z.object({
  borrowerId: id,
  principal: reais.meta({ description: 'Purchase value' }),
  storeId: id,
  localCashierId: z
    .string()
    .regex(/^(0[1-9]|1[0-9]|20)$/)
    .optional()
    .meta({ description: "Till, '01' to '20'" }),
  couponId: id.optional(),
  transactionalCreditEvaluationId: id.optional().meta({ description: 'Extra limit that covers this purchase' }),
  productId: id.optional().meta({
    description:
      'Product id of the device. With a fixed price `principal` is its financed part, with a price range the agreed price',
  }),
  downPayment: reais.optional().meta({
    description: 'Received at the counter besides `principal`, with the sale. Of a device it is its offer that says it',
  }),
  approvalId: id.optional().meta({
    description:
      'Of who approved a down payment above what the store lets one person take: `contract.down-payment` of the customer, with `principal`, `downPayment` and `storeId`',
  }),
  desiredInstallmentValue: reais.optional().meta({
    description: 'Most the customer wants to pay in a month, usage fee included; a week counts as 7 of its 30 days',
  }),
});

export const cetPartKinds = ['GOODS', 'IOF', 'FEE', 'INTEREST'] as const;

/** Figures of one way to pay, in time. Rates are fractions a month; `cet` is a year, `cetMonthly` a month. */
const figures = z.object({
  installmentValue: reais,
  lastInstallmentValue: reais.meta({ description: 'Carries the rounding residue' }),
  installmentValueWithoutInterest: reais,
  installmentValueWithoutBonification: reais
    .nullable()
    .meta({ description: 'Installment paid late, when the retailer pays the interest of those paid in time' }),
  totalPurchaseValue: reais.meta({ description: 'Sum of all installments' }),
  offeredTotalValue: reais.nullable().meta({
    description:
      'Total as it was offered, where the figures count from a later day: due dates and rate stay, the total is at most this. Null on the day of the offer',
  }),
  financedValue: reais.meta({ description: 'Purchase value less the coupon, plus financed IOF' }),
  iof: reais,
  iofDaily: reais,
  iofAdditional: reais,
  interestValue: reais.meta({ description: 'Sum of the interest of all installments' }),
  interestRate: fraction,
  interestRateAnnual: fraction,
  lateInterestRate: fraction.meta({
    description: 'Late interest a month; where the retailer pays the interest, what a late period costs',
  }),
  lateFineRate: fraction,
  cet: fraction,
  cetMonthly: fraction,
  cetParts: z.array(
    z.object({
      kind: z.enum(cetPartKinds),
      value: reais,
      share: fraction.meta({ description: 'Part of the total due, fee included; the parts sum to 1' }),
    }),
  ),
  dueDateRule: z.enum(dueDateRules),
  firstInstallmentDueDate: day,
  partnerProposalId: z.string().nullable(),
});

/** One way to pay. */
export const proposal = z.object({ id, numberOfInstallments: z.int(), ...figures.shape });

export const proposalsAnswer = z.object({
  id: id.meta({ description: 'Contract id' }),
  authorizationStrategy: z.enum(authorizationStrategies),
  verificationMethod: z.enum(verificationMethods),
  sourceProduct: z.enum(sourceProducts).nullable().meta({ description: 'Null for the standard product' }),
  principal: reais.meta({ description: 'Purchase value that is financed, before the coupon' }),
  purchaseValue: reais.meta({ description: 'Principal plus down payment' }),
  downPayment: reais,
  couponDiscount: reais,
  firstInstallmentDueDate: day,
  customerFeeRate: fraction,
  customerFeeValue: reais.meta({ description: 'Usage fee, paid with the first installment' }),
  validUntil: instant.meta({ description: 'The offer stays unchanged until then, at least two days (CDC art. 54-B)' }),
  fit: z
    .object({
      proposalId: id.nullable().meta({
        description:
          'The plan of fewest installments that stay within the desired one; the first is paid with the usage fee',
      }),
      largestValue: reais.nullable().meta({
        description:
          'When no plan stays within it: the largest smaller purchase, in whole reais, of which one would; the coupon counts only from its minimum on. Null when there is none, and for a device',
      }),
    })
    .nullable()
    .meta({ description: 'Null when no desired installment was asked for' }),
  proposals: z.array(proposal),
});

export const contract = z.object({
  id,
  number: z.string().meta({ description: 'Short number people read on the receipt' }),
  kind: z.enum(contractKinds).meta({
    description:
      'DETACHED: extra credit for this purchase alone covers all of it, and nothing is taken from the recurring limit. Of an agreement on several contracts: RENEGOTIATION',
  }),
  channel: z.enum(saleChannels).nullable().meta({
    description:
      "'mobile-app': made on the customer's own phone; 'chatbot': a budget by the messenger came before it. Null at the counter",
  }),
  status: z.enum(['OFFERED', 'EXPIRED', 'ACCEPTED', 'CANCELED']),
  storeId: id,
  storeName: z.string(),
  sourceProduct: z.enum(sourceProducts).nullable(),
  captureMethod: z.enum(captureMethods).meta({ description: 'At the till by CPF, or on the phone of the customer' }),
  borrowerId: id,
  borrowerName: z.string(),
  principal: reais.meta({ description: 'Purchase value that is financed, before the coupon' }),
  purchaseValue: reais.meta({ description: 'Principal plus down payment' }),
  downPayment: reais,
  couponDiscount: reais,
  customerFeeValue: reais,
  returnedValue: reais.meta({ description: 'Part of the purchase value given back since' }),
  acceptedAt: instant.nullable(),
  canceledOn: day.nullable(),
  awarenessTermsUrl: z.string().nullable(),
  proposals: z.array(z.object({ proposalId: id, wasAccepted: z.boolean(), installments: z.int(), ...figures.shape })),
});

export const verificationRequest = z.object({
  proposalId: id,
  communicationChannel: z.enum(communicationChannels).default('SMS'),
});

export const verification = z.object({
  proposalId: id,
  status: z.enum(verificationStatuses),
  wasVerified: z.boolean(),
  verificationMethod: z.enum(verificationMethods),
  communicationChannel: z.enum(communicationChannels),
  phoneNumber: z.string().meta({ description: 'Where the code went, masked' }),
  undeliveredChannels: z.array(z.enum(communicationChannels)).meta({
    description: 'Ways by which this code did not arrive; where the channel itself is among them, it arrived by none',
  }),
  attemptsLeft: z.int().min(0).meta({ description: 'Wrong codes that may still be typed' }),
  expiresAt: instant,
  resendAllowedAt: instant,
  biometry: z
    .object({
      biometryUrl: z.string().nullable().meta({
        description: "Page of the customer's own; opens once, on one device. Null once it was opened or is over",
      }),
      wasOpened: z.boolean(),
      triesLeft: z.int().min(0),
    })
    .nullable()
    .meta({ description: 'Null where no face is asked for' }),
  analystVerificationAllowedTimestamp: instant.nullable().meta({
    description: "From when on the till may ask for an analyst's call instead of the face; null where it may not",
  }),
});

export const purchaseCode = z
  .string()
  .transform((text) => text.replace(/\D/g, ''))
  .refine((digits) => digits.length === codeLimits.digits, 'six digits');
