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
/** Bytes a voucher may have. */
export const MOST_VOUCHER_BYTES = 2_000_000;
