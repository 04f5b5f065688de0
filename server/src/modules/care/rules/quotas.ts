/** Copies of a customer's data in a day. */
export const exportQuota = {
  name: 'data_exports',
  uses: 10,
  windowSeconds: 24 * 60 * 60,
  refusal: 'TOO_MANY_REQUESTS',
} as const;

/** An analyst who took a request has so long to decide it. */
export const CLAIM_SECONDS = 10 * 60;
