/** How a code that authorises something works, as the server keeps to it and the screens show it. */
export const codeLimits = {
  digits: 6,
  maxAttempts: 5,
  /** Asking again sooner answers the code already sent. */
  resendAfterSeconds: 60,
} as const;
