export { authenticationCode, canonicalFacts, codeOfFacts } from './rules/authentication-code.ts';
export type { CetSheet } from './rules/credit/cet-sheet-blocks.ts';
export type { Signature } from './signing/signature.ts';
export { printReceipts, printRoll } from './print.ts';
export { receiptFragment, type NewReceipt } from './store.ts';
export { checkedReceipt } from './use-cases/check-receipt.ts';
export { TERMS_TODAY } from './rules/device-consent-blocks.ts';
export { printStatement } from './statement.ts';
export type { StatementPaper } from './rules/statement-blocks.ts';
export { renderAwarenessTerms } from './use-cases/render/awareness-terms.ts';
export { renderInstrument } from './use-cases/render/instrument.ts';
export { printKeptReceipts, printOwnReceipt } from './use-cases/render/kept-receipts.ts';
export { renderPayoff } from './use-cases/render/payoff.ts';
export { renderPurchaseReceipt } from './use-cases/render/purchase-receipt.ts';
export {
  borrowerReceipts,
  findKeptReceipts,
  type KeptReceipt,
  type LinkedKind,
  purchaseReceipts,
  receiptFact,
} from './views.ts';
export { printSheets } from './print.ts';
export type { Style } from './rules/blocks.ts';
export type { Sheet } from './rules/sheets.ts';
export { type LaidOut, type Mark, type Measure, wrap } from './rules/lay-out.ts';
export type { Certificate, DocumentsPorts, InstrumentPorts, PaperNamingPorts, PaperSigner } from './ports.ts';
export type * from './cancellation-receipt.ts';
export type * from './cash-report.ts';
export type * from './device-consent.ts';
export type * from './payoff-notice.ts';
export type * from './receipts.ts';
export type * from './undo-receipt.ts';
export { renderCetSheet } from './use-cases/render/cet-sheet.ts';
export { renderDraft } from './use-cases/render/draft.ts';
export { renderQrLabel } from './use-cases/render/qr-label.ts';
export { cashDaySheet, cashReportSheet } from './rules/cash-report-blocks.ts';
