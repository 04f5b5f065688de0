/** How a purchase code works (blueprint, section 10). Seconds unless said otherwise. */
export const codeLimits = {
  digits: 6,
  validSeconds: 300,
  maxAttempts: 5,
  /** Asking again sooner answers the code already sent. */
  resendAfterSeconds: 60,
  /** An approved code authorises the sale for this long. */
  usableSeconds: 600,
} as const;
