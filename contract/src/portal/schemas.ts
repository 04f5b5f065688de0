import { z } from 'zod';
import { borrowerLimit, coupon } from '../credit/schemas.ts';
import { cpf, day, id, reais } from '../fields.ts';
import { nextInvoice } from '../invoices/schemas.ts';
import { installment, installmentsAnswer } from '../payments/schemas.ts';
import { customerStatement } from '../payments/statement-schemas.ts';
import { payRenegotiationRequest, renegotiationAcceptRequest, renegotiationPayment } from '../renegotiation/schemas.ts';

/** Fees that go along with what is paid, and since when. */
const fees = installmentsAnswer.pick({ fees: true, feesToCome: true }).shape;

const secret = z.string().regex(/^[\w-]{43}$/);

export const portalEntryRequest = z.object({ cpf });

export const portalEntry = z.object({
  key: secret.meta({ description: 'Held by the page that asked: the code is good with it alone' }),
});

export const portalCode = z.object({ key: secret, code: z.string().regex(/^\d{6}$/) });

export const portalSession = z.object({
  token: secret.meta({ description: 'Bearer of the calls of the portal, and of no other' }),
  idleSeconds: z.int().meta({ description: 'Unused for so long, the session is over' }),
});

const ownLimitRequest = z.object({
  toLimit: reais,
  askedOn: day,
  status: z.enum(['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED']),
});
export const ownLimitAsk = z.object({ limit: reais });
export { ownLimitRequest };

const agreementPayment = renegotiationPayment.pick({
  id: true,
  renegotiationNumber: true,
  order: true,
  numberOfPayments: true,
  dueDate: true,
  paymentDue: true,
});

export const portalHome = z.object({
  firstName: z.string(),
  asOf: day.meta({ description: 'Day the amounts are computed for' }),
  limit: borrowerLimit
    .pick({ totalLimit: true, availableLimit: true, limitIsBlockedBy: true })
    .nullable()
    .meta({ description: 'Null while the customer has none' }),
  limitRequest: ownLimitRequest
    .nullable()
    .meta({ description: 'The newest that the customer made; null when there is none' }),
  late: z
    .object({
      installmentIds: z.array(id),
      due: reais.meta({ description: 'What they cost today, charges within' }),
      daysLate: z.int().meta({ description: 'Since the due date of the oldest' }),
    })
    .nullable()
    .meta({ description: 'What comes first; null when nothing is late' }),
  next: installment
    .pick({
      id: true,
      contractId: true,
      contractNumber: true,
      installmentOrder: true,
      numberOfInstallments: true,
      dueDate: true,
      paymentDue: true,
      status: true,
    })
    .nullable()
    .meta({ description: 'The installment that is paid next; null when nothing is open' }),
  agreement: agreementPayment
    .nullable()
    .meta({ description: 'The payment of a running agreement that is due next; null without one' }),
  ...fees,
  coupons: z.array(coupon).meta({ description: 'For the next purchase, the soonest to end first' }),
});

/** Papers of a purchase that a customer may have again. */
export const customerPapers = ['RECEIPT', 'INSTRUMENT', 'AWARENESS_TERMS', 'PAYOFF'] as const;
export type CustomerPaper = (typeof customerPapers)[number];

const purchase = z.object({
  id: id.meta({ description: 'The contract' }),
  number: z.string(),
  storeName: z.string(),
  boughtOn: day,
  isAgreed: z.boolean().meta({ description: 'An agreement stands in the place of its open installments' }),
  payoffTotal: reais.meta({ description: 'What pays off its open installments today; 0 when there is none' }),
  installments: z.array(installment),
});

export const portalPurchases = z.object({
  asOf: day.meta({ description: 'Day the amounts are computed for' }),
  purchases: z.array(purchase).meta({ description: 'The newest first, those paid off as well' }),
  agreementPayments: z
    .array(agreementPayment)
    .meta({ description: 'What running agreements owe, by due date: the first of each is paid next' }),
  ...fees,
});

export const portalChargeRequest = z.object({
  installmentIds: z.array(id).min(1).max(200),
  expectedTotal: reais.optional().meta({
    description: 'What the customer saw; another total today is refused with PAYMENT_TOTAL_CHANGED',
  }),
});

export const portalAgreementChargeRequest = payRenegotiationRequest.omit({ storeId: true });

export const portalBoletoRequest = z.object({ contractId: id });
export const portalBoleto = nextInvoice.omit({ invoiceUrl: true });

export const portalStatementQuery = z.object({
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
    .meta({ description: 'Year and month', examples: ['2026-11'] }),
});
export const portalStatement = customerStatement
  .pick({ lines: true, totals: true })
  .extend({ month: portalStatementQuery.shape.month });

export const paperRef = z.object({ id, paper: z.enum(customerPapers) });

export const portalAgreementRequest = z.object({ contractId: id });
export const portalAcceptRequest = renegotiationAcceptRequest.omit({ storeId: true });
