import { codeLimits as agreed } from '@balcao/contract/constants';

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
