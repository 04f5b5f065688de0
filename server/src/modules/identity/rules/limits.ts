/** Without a call for this long a session is over. */
export const IDLE_SECONDS = 30 * 60;

/** However busy, a session is over after this long. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** A session's last call is written at most this often: a call a second must not be a write a second. */
export const SEEN_EVERY_SECONDS = 60;

/** Wrong passwords of one e-mail, in a row, that lock it. */
export const FAILURES_TO_LOCK = 5;

export const LOCK_SECONDS = 30 * 60;

/** Sign-ins from one address a minute: one password tried on many e-mails never meets the lock. */
export const LOGINS_PER_MINUTE = 120;
