const DAY_SECONDS = 24 * 60 * 60;

/** Wrong codes in 24 hours, over all proposals, telephones and agreements: of one customer, and typed by one operator. */
export const wrongCodes = {
  customer: { name: 'wrong_codes_customer', uses: 10, windowSeconds: DAY_SECONDS, refusal: 'TOO_MANY_WRONG_CODES' },
  operator: { name: 'wrong_codes_operator', uses: 20, windowSeconds: DAY_SECONDS, refusal: 'TOO_MANY_WRONG_CODES' },
} as const;
