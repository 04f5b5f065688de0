const HOUR_SECONDS = 60 * 60;

/** Of an operator, or of the customer on their own phone: pictures that are looked at cost the machine as well. */
export const pictureQuota = {
  name: 'biometry_pictures',
  uses: 120,
  windowSeconds: HOUR_SECONDS,
  refusal: 'TOO_MANY_REQUESTS',
} as const;

/** A reading costs the machine seconds: enough for who registers a customer a minute. */
export const readingQuota = {
  name: 'document_readings',
  uses: 60,
  windowSeconds: HOUR_SECONDS,
  refusal: 'TOO_MANY_REQUESTS',
} as const;
