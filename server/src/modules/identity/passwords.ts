import { hash, verify } from '@node-rs/argon2';

/** argon2id above the OWASP minimum (46 MiB, one pass): 40 to 100 ms on a counter's server. */
const COST = { memoryCost: 47_104, timeCost: 3, parallelism: 1 };

/** The package's `Algorithm.Argon2id`, a const enum that isolated modules cannot import. */
const ARGON2ID = 2;

/** A well-formed hash of no password, at the same cost: unknown e-mails take as long as known ones. */
const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hash of a password with its own salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { algorithm: ARGON2ID, ...COST });
}

/** Whether a password is that of a stored hash; without one it works as long and says no. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(storedHash ?? NOBODY, password);
  return fits && storedHash !== undefined;
}
