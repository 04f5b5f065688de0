/** How a batch gets to the retailer, strictly in this order. */
export const batchSteps = ['UME_TO_BANKER', 'BANKER_TO_TRANSITORY', 'TRANSITORY_TO_RETAILER'] as const;
export type BatchStep = (typeof batchSteps)[number];
/** Where its money is: before the first step, and after each. */
export const batchStatuses = ['AT_UME', 'AT_BANKER', 'AT_TRANSITORY_ACCOUNT', 'AT_RETAILER'] as const;
export type BatchStatus = (typeof batchStatuses)[number];
export const transferStatuses = ['PENDING', 'TRANSFERRED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** What else than sales a batch holds. */
export const adjustmentKinds = ['RETURN', 'PASS_THROUGH', 'INTEREST_CREDIT', 'OWN_SALE_FEE', 'ANTICIPATION'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const emailStatuses = ['NONE', 'QUEUED', 'FAILED'] as const;
export type BatchEmailStatus = (typeof emailStatuses)[number];

export const voucherTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** What a step may have been finished with: a voucher of a person, or what the bank's file says. */
export const keptVoucherTypes = [...voucherTypes, 'text/plain'] as const;
/** What a bank's file does with a payment of ours. UNKNOWN: no file of ours has it. DIFFERENT: another sum. STANDING: it was paid or refused before, or is held. */
export const bankOutcomes = ['PAID', 'WAITING', 'REFUSED', 'STANDING', 'DIFFERENT', 'UNKNOWN'] as const;
export type BankOutcome = (typeof bankOutcomes)[number];
/** Characters a file of a bank may have: 8,000 records. */
export const MOST_RETURN_CHARACTERS = 2_000_000;
/** Bytes a voucher may have. */
export const MOST_VOUCHER_BYTES = 2_000_000;
/** Of what a bank was asked to pay by its API. RETURNED: it was paid, and came back. */
export const payoutStatuses = ['REQUESTED', 'ACCEPTED', 'SETTLED', 'FAILED', 'RETURNED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];
