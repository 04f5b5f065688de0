const HOUR_SECONDS = 60 * 60;
const TOO_MANY = { windowSeconds: HOUR_SECONDS, refusal: 'TOO_MANY_REQUESTS' } as const;

/** A link is good for so long, opened or not. */
export const LINK_SECONDS = 24 * HOUR_SECONDS;
/** A code says for so long who holds the page. */
export const IDENTIFIED_SECONDS = HOUR_SECONDS;
/** The code of the page: how long it is good, and how often it may be typed wrong. */
export const onlineCode = { validSeconds: 10 * 60, attempts: 5 } as const;

export const quotas = {
  /** Links of a customer. */
  links: { name: 'registration_links', uses: 5, ...TOO_MANY },
  /** Of an address: the phones of a shop share one. */
  doors: { name: 'registration_link_doors', uses: 120, ...TOO_MANY },
  /** Codes of a customer. */
  sends: { name: 'registration_link_codes', uses: 8, ...TOO_MANY },
  wrong: { name: 'registration_link_wrong', uses: 10, ...TOO_MANY, windowSeconds: 24 * HOUR_SECONDS },
} as const;
