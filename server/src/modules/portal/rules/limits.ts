const HOUR_SECONDS = 60 * 60;
const TOO_MANY = { refusal: 'TOO_MANY_REQUESTS' } as const;

/** Days are counted where the product is at home, until a shop is named. */
export const ZONE = 'America/Manaus';

/** The code that a known phone gets: how long it is good, and how often it may be typed wrong. */
export const entryCode = { validSeconds: 5 * 60, attempts: 5 } as const;

/** A phone lies open on a counter: a session that nobody uses is soon over, and every one in the end. */
export const session = { idleSeconds: 15 * 60, seconds: 4 * HOUR_SECONDS, seenEverySeconds: 60 } as const;

export const quotas = {
  /** Of an address: a family, or a shop, shares one. */
  doors: { name: 'portal_doors', uses: 60, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Of a CPF, whether somebody has it or not. */
  sends: { name: 'portal_sends', uses: 5, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Of a phone, whoever's CPFs name it. */
  phones: { name: 'portal_phones', uses: 10, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  wrong: { name: 'portal_wrong', uses: 10, windowSeconds: 24 * HOUR_SECONDS, ...TOO_MANY },
} as const;
