export { agreedInstallmentsFragment, restoredInstallmentsFragment } from './agreed-installments.ts';
export { amountDue, overdueCutoff } from './amounts/rules/amount-due.ts';
export { bankDaysBefore } from './amounts/rules/bank-days.ts';
export { losesBonus } from './amounts/rules/bonus.ts';
export { chargedThrough, chargedUntil } from './amounts/rules/charged-until.ts';
export { owedIof } from './amounts/rules/late-iof.ts';
export { feesToCollect } from './amounts/rules/open-fees.ts';
export { listInstallments } from './amounts/use-cases/list-installments.ts';
export {
  dueInStoresFact,
  hasInstallmentsFact,
  hasOverdueFact,
  installmentsFact,
  isOpenFact,
  isPaidOffFact,
  lastPaidOnFact,
  lateDaysFact,
  owesFact,
  paidInTimeFact,
  standingDebts,
  unpaidFeesFact,
} from './facts.ts';
export { heldInstallmentsFact, lentContracts } from './held-installments.ts';
export { payoffOf } from './payoff/notice.ts';
export { type PaidPart, planFact, type PlanFact, type PlanInstallment } from './plan-fact.ts';
export type { PaidOffContract, PaymentsPorts } from './ports.ts';
export { ofInstallment } from './reach.ts';
export { cashPayment } from './receiving/cash-payment.ts';
export { partiesOf, receiptItem, type ReceiptLines } from './receiving/receipt.ts';
export { entryOf } from './receiving/entry.ts';
export { checkDebtor, checkPayer, type PayFacts, readPayFacts } from './receiving/pay-facts.ts';
export { skippedInstallment } from './receiving/rules/order.ts';
export { afterPayment } from './receiving/rules/after-payment.ts';
export {
  feeItem,
  installmentItem,
  paidCents,
  paidItems,
  type PayableItem,
  releasedCents,
} from './receiving/rules/paid-items.ts';
export { incomePostings, type PaidIncome, paymentPostings } from './receiving/rules/postings.ts';
export { itemsOfAmount } from './receiving/rules/pay-amount.ts';
export { spendAmount } from './receiving/rules/spend-amount.ts';
export { spendWithFees } from './receiving/rules/spend-with-fees.ts';
export { chosenItems, contractsOf, type PayAsk, payInstallments } from './receiving/use-cases/pay-installments.ts';
export { type PaymentFacts, paymentAudit, paymentWrite } from './receiving/write.ts';
export { receivedSinceFact } from './received-since.ts';
export { type Release, releaseInstallments } from './release-installments.ts';
export { showOwnStatement } from './statement/show-statement.ts';
export { openInstallments } from './store.ts';
export type { FeeRow, InstallmentRow } from './tables.ts';
export { paymentsOf } from './views.ts';
