const HOUR_SECONDS = 60 * 60;
const TOO_MANY = { refusal: 'TOO_MANY_REQUESTS' } as const;

/** How long the code of a phone is good, and how often it may be typed wrong. */
export const phoneCodeLimits = { validSeconds: 10 * 60, attempts: 5 } as const;

export const registrationQuotas = {
  /** Of a customer. */
  newPhones: { name: 'registration_phones', uses: 10, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  sends: { name: 'registration_code_sends', uses: 8, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Of a number: two customers who verify it at once are one too many. */
  owners: { name: 'registration_phone_owner', uses: 1, windowSeconds: 60, refusal: 'PHONE_OF_ANOTHER_BORROWER' },
} as const;
