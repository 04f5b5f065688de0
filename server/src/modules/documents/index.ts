export { authenticationCode, canonicalFacts, codeOfFacts } from './rules/authentication-code.ts';
export { documentsRoutes } from './routes.ts';
export { receiptFragment, type NewReceipt } from './store.ts';
export type { DocumentsPorts } from './ports.ts';
export { receiptFact } from './views.ts';
export type * from './cancellation-receipt.ts';
export type * from './payoff-notice.ts';
export type * from './receipts.ts';
export type * from './undo-receipt.ts';
