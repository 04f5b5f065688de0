import { codeLimits as agreed, faceLimits as face } from '@balcao/contract/constants';

/** How a purchase code works (blueprint, section 10). Seconds unless said otherwise. */
export const codeLimits = {
  ...agreed,
  validSeconds: 300,
  /** An approved code authorises the sale for this long. */
  usableSeconds: 600,
} as const;

/** From when on another code is sent instead of one that was sent at `sentAt`. */
export const resendAllowedAt = (sentAt: string): Date =>
  new Date(Date.parse(sentAt) + codeLimits.resendAfterSeconds * 1_000);

/** How an analyst's call works. */
export { callLimits } from '@balcao/contract/constants';

/** How a face works. */
export const faceLimits = {
  ...face,
  /** A link waits so long for whoever opens it. */
  linkSeconds: 600,
  /** From the link on the customer has so long. */
  validSeconds: 1_200,
} as const;

/** Calls that may be asked for about one customer. */
export const callQuota = {
  name: 'purchase_calls',
  uses: 5,
  windowSeconds: 60 * 60,
  refusal: 'TOO_MANY_REQUESTS',
} as const;

/** Links that may be opened from one address: a shop lends one device to many customers. */
export const faceDoors = {
  name: 'face_doors',
  uses: 60,
  windowSeconds: 60 * 60,
  refusal: 'TOO_MANY_REQUESTS',
} as const;
