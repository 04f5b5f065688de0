import { z } from 'zod';
import { purchaseCode } from '../contracts/schemas.ts';
import { day, fraction, id, instant, reais } from '../fields.ts';
import { fee } from '../payments/schemas.ts';

const renegotiationStatuses = ['OFFERED', 'EXPIRED', 'ACTIVE', 'CLOSED', 'BROKEN'] as const;
const renegotiationPaymentStatuses = ['DUE', 'PAID', 'CANCELED'] as const;

/** A contract with an installment late enough to be renegotiated, at the amounts of today. */
const eligibleDebt = z.object({
  contractId: id,
  contractNumber: z.string(),
  daysLate: z.int().meta({ description: 'Days since the due date of its oldest overdue installment' }),
  openInstallments: z.int().meta({ description: 'All of them go into the agreement' }),
  overdueInstallments: z.int(),
  debt: reais.meta({ description: 'Overdue ones with charges, the others at present value' }),
  charges: reais.meta({ description: 'Fine and interest of late days within the debt' }),
});

export const eligibleDebtsAnswer = z.object({ asOf: day, contracts: z.array(eligibleDebt) });

export const simulationRequest = z.object({
  borrowerId: id,
  storeId: id,
  contractIds: z.array(id).min(1).max(50),
});

/** One way to pay an agreement: `totalValue = agreedValue + interest`, a down payment within. */
const renegotiationOption = z.object({
  id,
  numberOfPayments: z.int().meta({ description: 'After the down payment' }),
  downPayment: reais.meta({ description: 'Due on the day of the agreement; 0 when none is asked' }),
  paymentValue: reais,
  lastPaymentValue: reais.meta({ description: 'Carries the rounding residue' }),
  firstDueDate: day.meta({ description: 'After the down payment' }),
  totalValue: reais,
  interest: reais,
  interestRate: fraction.meta({ description: 'A month' }),
  cet: fraction,
  cetMonthly: fraction,
  payments: z.array(z.object({ order: z.int(), dueDate: day, value: reais })),
});

/** An agreement, simulated or accepted: `agreedValue = debt - discount`. */
export const renegotiation = z.object({
  id,
  number: z.string().meta({ description: 'Short number people read on the receipts' }),
  status: z.enum(renegotiationStatuses),
  borrowerId: id,
  storeId: id,
  contractIds: z.array(id),
  debt: reais,
  charges: reais,
  discount: reais.meta({ description: 'Taken off the charges; settled with the last payment' }),
  agreedValue: reais,
  lateFineRate: fraction,
  lateInterestRate: fraction.meta({ description: 'Late interest a month' }),
  breakAfterDaysLate: z.int(),
  validUntil: instant.meta({ description: 'End of the day it was simulated' }),
  acceptedOptionId: id.nullable(),
  acceptedAt: instant.nullable(),
  options: z.array(renegotiationOption),
});

/** An agreement with what was paid of it, and what breaking it today would mean. */
export const renegotiationStanding = z.object({
  agreement: renegotiation,
  paid: reais.meta({ description: 'Value of its payments that were received, without late charges' }),
  payments: z.int(),
  paidPayments: z.int(),
  breaking: z
    .object({
      debt: reais.meta({ description: 'What its installments cost today, less what was paid of them' }),
      charges: reais.meta({ description: 'Fine and interest of late days within the debt' }),
      openInstallments: z.int().meta({ description: 'Owed again, each on its own day' }),
      canceledPayments: z.int(),
    })
    .nullable()
    .meta({ description: 'Null unless the agreement stands' }),
});

export const renegotiationCodeRequest = z.object({ optionId: id });

export const renegotiationCode = z.object({
  renegotiationId: id,
  optionId: id,
  phoneNumber: z.string().meta({ description: 'Where the code went, masked' }),
  attemptsLeft: z.int().min(0).meta({ description: 'Wrong codes that may still be typed' }),
  expiresAt: instant,
  resendAllowedAt: instant,
});

export const renegotiationAcceptRequest = z.object({ optionId: id, code: purchaseCode, storeId: id });

/** A payment of an agreement as it stands today. */
export const renegotiationPayment = z.object({
  id,
  renegotiationId: id.meta({
    description: 'The agreement, in the place of the contract of an installment (ruling C16)',
  }),
  renegotiationNumber: z.string(),
  order: z.int().meta({ description: 'Number within the agreement, from 1; paid in ascending order' }),
  numberOfPayments: z.int(),
  dueDate: day,
  value: reais,
  earlyPaymentDiscount: reais,
  monetaryCorrection: reais.meta({ description: 'Always 0: agreements are not indexed' }),
  defaultInterest: reais,
  defaultFine: reais,
  paymentDue: reais,
  status: z.enum(renegotiationPaymentStatuses),
  paidOn: day.nullable(),
});

export const renegotiationPaymentsAnswer = z.object({
  asOf: day.meta({ description: 'Day the amounts are computed for' }),
  payments: z.array(renegotiationPayment),
  fees: z.array(fee).meta({ description: 'Open fees; the next payment settles all of them once (ruling C16)' }),
});

export const payRenegotiationRequest = z.object({
  id: id.meta({ description: 'Id of the payment within the agreement' }),
  storeId: id,
  expectedTotal: reais
    .optional()
    .meta({ description: 'What the cashier confirmed; another total today is refused with PAYMENT_TOTAL_CHANGED' }),
});

export const breakRequest = z.object({ reason: z.string().trim().min(3).max(200) });

export const brokenRenegotiation = z.object({
  id,
  number: z.string(),
  status: z.enum(renegotiationStatuses),
  canceledPayments: z.int(),
});
