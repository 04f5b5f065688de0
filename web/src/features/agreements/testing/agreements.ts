import { STORE_ID } from '../../../domain/testing/customers.ts';
import { receiving, signingIn } from '../../../testing/answers.ts';
import type { Handlers } from '../../../testing/fake-api.ts';
import type { Agreement, AgreementCode, AgreementOption, AgreementStanding } from '../calls.ts';

export const DEBTS = 'GET /coordinator/renegotiations/eligible-debts';
export const SIMULATE = 'POST /coordinator/renegotiations/simulations';
export const CODE = 'POST /coordinator/renegotiations/{id}/code';
export const ACCEPT = 'POST /coordinator/renegotiations/{id}/accept';
export const SHOW = 'GET /coordinator/renegotiations/{id}';
export const BREAK = 'POST /coordinator/renegotiations/{id}/break';
export const RUNNING = 'GET /coordinator/renegotiations/payments';

export const anOption = (id: string, count: number, over: Partial<AgreementOption> = {}): AgreementOption => ({
  id,
  numberOfPayments: count,
  downPayment: 0,
  paymentValue: 900 / count,
  lastPaymentValue: 900 / count,
  firstDueDate: '2026-12-21',
  totalValue: 900,
  interest: 12,
  interestRate: 0.02,
  cet: 0.27,
  cetMonthly: 0.02,
  payments: Array.from({ length: count }, (_, index) => ({
    order: index + 1,
    dueDate: `2026-12-${21 + index}`,
    value: 900 / count,
  })),
  ...over,
});
export const anOffered = (over: Partial<Agreement> = {}): Agreement => ({
  id: 'agreement-1',
  number: 'AC0RD-00001',
  status: 'OFFERED',
  borrowerId: 'borrower-1',
  storeId: STORE_ID,
  contractIds: ['c-1'],
  debt: 1_000,
  charges: 200,
  discount: 100,
  agreedValue: 900,
  lateFineRate: 0.02,
  lateInterestRate: 0.01,
  breakAfterDaysLate: 30,
  validUntil: '2026-11-22T03:59:59Z',
  acceptedOptionId: null,
  acceptedAt: null,
  options: [anOption('one', 1), anOption('two', 2, { downPayment: 100 })],
  ...over,
});
export const aSentCode: AgreementCode = {
  renegotiationId: 'agreement-1',
  optionId: 'two',
  phoneNumber: '(92) *****-7777',
  attemptsLeft: 5,
  expiresAt: '2026-11-21T15:05:00Z',
  resendAllowedAt: '2026-11-21T15:01:00Z',
};
export const aDebt = (id: string, debt: number) => ({
  contractId: id,
  contractNumber: id.toUpperCase(),
  daysLate: 70,
  openInstallments: 5,
  overdueInstallments: 2,
  debt,
  charges: debt / 5,
});
export const anAccepted = (): Agreement =>
  anOffered({ status: 'ACTIVE', acceptedOptionId: 'two', acceptedAt: '2026-11-21T15:02:00Z' });

export const aStanding = (over: Partial<AgreementStanding> = {}): AgreementStanding => ({
  agreement: anAccepted(),
  paid: 300,
  payments: 3,
  paidPayments: 1,
  breaking: { debt: 712.5, charges: 150, openInstallments: 5, canceledPayments: 2 },
  ...over,
});

/** Two late contracts, two ways to pay them, a code that is right. */
export const renegotiating = {
  ...signingIn,
  ...receiving,
  [DEBTS]: () => ({ asOf: '2026-11-21', contracts: [aDebt('c-1', 600), aDebt('c-2', 400)] }),
  [SIMULATE]: () => anOffered(),
  [CODE]: () => aSentCode,
  [ACCEPT]: () => anAccepted(),
} as const satisfies Handlers;
