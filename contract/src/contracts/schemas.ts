import { z } from 'zod';
import { day, fraction, id, instant, reais } from '../fields.ts';

export const sourceProducts = ['SUPER_PURCHASE', 'INTEREST_PAID_BY_RETAILER', 'SMARTPHONE_SALE'] as const;
export const dueDateRules = ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;
export type DueDateRule = (typeof dueDateRules)[number];
export const contractKinds = ['SINGLE_INSTALLMENT', 'MULTIPLE_INSTALLMENTS', 'DETACHED', 'RENEGOTIATION'] as const;
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
});

/** One way to pay. Rates are fractions a month; `cet` is a year, `cetMonthly` a month. */
export const proposal = z.object({
  id,
  numberOfInstallments: z.int(),
  installmentValue: reais,
  lastInstallmentValue: reais.meta({ description: 'Carries the rounding residue' }),
  installmentValueWithoutInterest: reais,
  installmentValueWithoutBonification: reais.nullable(),
  totalPurchaseValue: reais.meta({ description: 'Sum of all installments' }),
  financedValue: reais.meta({ description: 'Purchase value plus financed IOF' }),
  iof: reais,
  iofDaily: reais,
  iofAdditional: reais,
  interestValue: reais.meta({ description: 'Sum of the interest of all installments' }),
  interestRate: fraction,
  interestRateAnnual: fraction,
  lateInterestRate: fraction.meta({ description: 'Late interest a month' }),
  lateFineRate: fraction,
  cet: fraction,
  cetMonthly: fraction,
  dueDateRule: z.enum(dueDateRules),
  firstInstallmentDueDate: day,
  partnerProposalId: z.string().nullable(),
});

export const proposalsAnswer = z.object({
  id: id.meta({ description: 'Contract id' }),
  authorizationStrategy: z.enum(authorizationStrategies),
  verificationMethod: z.enum(verificationMethods),
  sourceProduct: z.enum(sourceProducts).nullable().meta({ description: 'Null for the standard product' }),
  principal: reais,
  firstInstallmentDueDate: day,
  customerFeeRate: fraction,
  customerFeeValue: reais.meta({ description: 'Usage fee, paid with the first installment' }),
  validUntil: instant.meta({ description: 'The offer stays unchanged until then, at least two days (CDC art. 54-B)' }),
  proposals: z.array(proposal),
});

export const contract = z.object({
  id,
  number: z.string().meta({ description: 'Short number people read on the receipt' }),
  kind: z.enum(contractKinds),
  status: z.enum(['OFFERED', 'ACCEPTED', 'CANCELED']),
  storeId: id,
  storeName: z.string(),
  sourceProduct: z.enum(sourceProducts).nullable(),
  borrowerId: id,
  borrowerName: z.string(),
  principal: reais,
  acceptedAt: instant.nullable(),
  awarenessTermsUrl: z.string().nullable(),
  proposals: z.array(
    z.object({
      proposalId: id,
      wasAccepted: z.boolean(),
      partnerProposalId: z.string().nullable(),
      installments: z.int(),
      installmentValue: reais,
      totalPurchaseValue: reais,
      dueDateRule: z.enum(dueDateRules),
      firstInstallmentDueDate: day,
      cet: fraction,
    }),
  ),
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
  attemptsLeft: z.int().min(0).meta({ description: 'Wrong codes that may still be typed' }),
  expiresAt: instant,
  resendAllowedAt: instant,
  biometry: z.object({ biometryUrl: z.string() }).nullable(),
  analystVerificationAllowedTimestamp: instant.nullable(),
});

export const purchaseCode = z
  .string()
  .transform((text) => text.replace(/\D/g, ''))
  .refine((digits) => digits.length === 6, 'six digits');
