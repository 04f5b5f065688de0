import { hash, verify } from '@node-rs/argon2';

/** argon2id above the OWASP minimum (46 MiB, one pass): 40 to 100 ms on a counter's server. */
const COST = { memoryCost: 47_104, timeCost: 3, parallelism: 1 };

/** Of a password that follows from the name and the phone, and opens the account once (ADR 0049). */
const ONE_TIME_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const isOneTime = (storedHash: string) => storedHash.includes(`$m=${ONE_TIME_COST.memoryCost},`);

/** The package's `Algorithm.Argon2id`, a const enum that isolated modules cannot import. */
const ARGON2ID = 2;

/** A well-formed hash of no password, at the same cost: unknown e-mails take as long as known ones. */
const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hash of a password with its own salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { algorithm: ARGON2ID, ...COST });
}

/**
 * What an operator's row says of a password that its owner is to change at the first sign-in. Whoever has the row knows it
 * anyway: it follows from name and phone, so a slow hash would protect nothing, and five thousand would take minutes.
 */
export async function setOneTimePassword(
  password: string,
): Promise<{ passwordHash: string; mustChangePassword: true }> {
  return { passwordHash: await hash(password, { algorithm: ARGON2ID, ...ONE_TIME_COST }), mustChangePassword: true };
}

/** Whether a password is that of a stored hash; without one, and with a quick one, it works as long as for any other. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(storedHash ?? NOBODY, password);
  if (storedHash !== undefined && isOneTime(storedHash)) await verify(NOBODY, password);
  return fits && storedHash !== undefined;
}
