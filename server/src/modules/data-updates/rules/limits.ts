const HOUR_SECONDS = 60 * 60;
const TOO_MANY = { refusal: 'TOO_MANY_REQUESTS' } as const;

/** A link waits so long for whoever opens it. */
export const LINK_SECONDS = 30 * 60;
/** From the link or the CPF on, a person has so long. */
export const VISIT_SECONDS = 30 * 60;
/** An analyst who took a request has so long to decide it. */
export const CLAIM_SECONDS = 10 * 60;
/** A phone that changed within these days is told to who decides on the next change. */
export const RECENT_DAYS = 30;

/** A code that tells who it is, or that a phone is theirs: how long it is good, and how often it may be typed wrong. */
export const dataCode = { validSeconds: 5 * 60, attempts: 5 } as const;

export const quotas = {
  /** Of an operator. */
  links: { name: 'data_links', uses: 10, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Of an address: a shop lends one device to many customers. */
  doors: { name: 'data_doors', uses: 60, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Of a person, or a CPF that nobody has. */
  sends: { name: 'data_code_sends', uses: 5, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  newPhones: { name: 'data_new_phones', uses: 5, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  wrong: { name: 'data_code_wrong', uses: 10, windowSeconds: 24 * HOUR_SECONDS, ...TOO_MANY },
} as const;
