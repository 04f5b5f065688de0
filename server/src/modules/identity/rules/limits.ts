/** Without a call for this long a session is over. */
export const IDLE_SECONDS = 30 * 60;

/** However busy, a session is over after this long. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** A session's last call is written at most this often: a call a second must not be a write a second. */
export const SEEN_EVERY_SECONDS = 60;

/** An approval of a second person holds as long: it is for the act that waits behind the dialog. */
export const APPROVAL_SECONDS = 2 * 60;

/** Wrong passwords of one e-mail from one address, in a row, that nobody waits for. */
export const FREE_FAILURES = 5;

/** How long wrong passwords are held against an e-mail and an address. */
export const FAILURES_COUNT_SECONDS = 24 * 60 * 60;

/** What the next ones wait for: a minute, then twice as long for each, at most this many. */
export const LONGEST_WAIT_MINUTES = 30;

/** An address from which somebody got in with an e-mail is known for it so long. */
export const KNOWN_FOR_SECONDS = 30 * 24 * 60 * 60;

/** Sign-ins from one address a minute, right ones too: each costs the server a slow hash. */
export const LOGINS_PER_MINUTE = 120;

const HOUR_SECONDS = 60 * 60;

/** Wrong passwords where nobody got in before: of one e-mail from anywhere, and from one address for whichever e-mail. */
export const strangers = {
  account: { name: 'login_account', uses: 50, windowSeconds: HOUR_SECONDS, refusal: 'LOGIN_LOCKED' },
  address: { name: 'login_address', uses: 100, windowSeconds: HOUR_SECONDS, refusal: 'LOGIN_LOCKED' },
} as const;

/** A code to sign in with: how long it is good, and how often it may be typed wrong. */
export const loginCode = { validSeconds: 5 * 60, attempts: 5 } as const;

/** Codes asked for and typed wrong: each of one e-mail where it is known, and of one e-mail from everywhere else. */
export const loginCodes = {
  sends: { name: 'login_code_sends', uses: 3, windowSeconds: HOUR_SECONDS, refusal: 'TOO_MANY_REQUESTS' },
  address: { name: 'login_code_address', uses: 20, windowSeconds: HOUR_SECONDS, refusal: 'TOO_MANY_REQUESTS' },
  wrong: { name: 'login_code_wrong', uses: 10, windowSeconds: 24 * HOUR_SECONDS, refusal: 'LOGIN_LOCKED' },
} as const;

/** A sign-in that owes the second factor: how long it waits, and how many wrong ones it takes. */
export const loginStep = { validSeconds: 10 * 60, attempts: 5 } as const;

/** Wrong codes of an authenticator app: a million codes, three of them right at any time. */
export const wrongFactors = {
  name: 'second_factor_wrong',
  uses: 30,
  windowSeconds: 24 * HOUR_SECONDS,
  refusal: 'SECOND_FACTOR_LOCKED',
} as const;

/** The wrong PIN that ends the session. */
export const WRONG_PINS = 5;

/** Confirmations by password, PIN or passkey of one operator a minute and process: most cost the server a slow hash. */
export const CONFIRMATIONS_PER_MINUTE = 30;
