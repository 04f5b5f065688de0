/** How a code that authorises something works, as the server keeps to it and the screens show it. */
export const codeLimits = {
  digits: 6,
  maxAttempts: 5,
  /** Asking again sooner answers the code already sent. */
  resendAfterSeconds: 60,
} as const;

/** How an analyst's call that authorises a purchase works. */
export const callLimits = {
  /** The customer is called within so long. */
  promisedSeconds: 300,
  /** ... and may still be called until then; after it nobody calls, and another call is asked for. */
  validSeconds: 1_800,
  /** Whoever took a call has so long to decide it. */
  claimSeconds: 600,
} as const;

/** How a face that authorises a purchase works. */
export const faceLimits = {
  /** Pictures that show too little are taken again so often; then a person looks. */
  maxTries: 3,
  maxPictures: 4,
  /** From the link on; then the till may ask for a call instead. */
  analystAfterSeconds: 120,
} as const;
