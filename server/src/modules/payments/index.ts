export { arrearsFact, hasInstallmentsFact } from './facts.ts';
export { markOverdue } from './mark-overdue.ts';
export type { PaidOffContract, PaymentsPorts } from './ports.ts';
export { paymentsRoutes } from './routes.ts';
export { openInstallments } from './store.ts';
export { payInstallments, type PayAsk } from './use-cases/pay-installments.ts';
export { paymentsOf } from './views.ts';
