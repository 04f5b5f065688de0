import { generateSecret, generateURI, verifySync } from 'otplib';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { totpSecrets } from '../tables.ts';
import type { Whose } from './factors.ts';

/** A code is good in its half minute, and in the one before and after: clocks of telephones differ. */
const TOLERANCE_SECONDS = 30;

export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, label: string, issuer: string): string =>
  generateURI({ issuer, label, secret });

/** The time step of a right code that lies after the last one that was used; null for any other code. */
export function totpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  // What was used ahead of a clock that was set back since is refused, not an error.
  const current = Math.floor(epoch / 30);
  if (lastStep > current) return null;
  const afterTimeStep = Math.max(lastStep, 0);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS, afterTimeStep });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** Uses a time step up, whoever else types its code at the same instant. Misses with SECOND_FACTOR_WRONG. */
export function takeTotpFragment({ retailerId, operatorId }: Whose, step: number): Fragment {
  const use = sql`update ${totpSecrets.sql} set last_step = ${step}::bigint where retailer_id = ${retailerId}::uuid
    and operator_id = ${operatorId}::uuid and last_step < ${step}::bigint and confirmed_at is not null`;
  return { ...part('totp', use), refusal: new Refusal('SECOND_FACTOR_WRONG') };
}
