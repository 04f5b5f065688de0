import { isCpf } from '@balcao/contract';
import type { Actor } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { newToken } from '../../kernel/secrets.ts';
import { insertOperator, type NewOperator } from './operators.ts';
import { hashPassword } from './passwords.ts';
import { type Approvable, approvalDigest } from './rules/approved.ts';
import { openSessionFragment } from './sessions.ts';
import { approvals, totpSecrets } from './tables.ts';

export const testPassword = 'balcao 2026';

/** The CPF that begins with these nine digits. */
export function validCpf(nine: number): string {
  const begun = String(nine).padStart(9, '0');
  const found = Array.from({ length: 100 }, (_, check) => `${begun}${String(check).padStart(2, '0')}`).find(isCpf);
  if (found === undefined) throw new Error(`no check digits for ${begun}`);
  return found;
}

let made = 0;
/** Eleven digits, others each time; their check digits are not right. */
const nextCpf = () => String(10_000_000_000 + (made += 1));

let hashed: Promise<string> | undefined;

/** Inserts a cashier for a test, with {@link testPassword}, and returns the id. */
export async function givenOperator(
  platform: Platform,
  over: Partial<Omit<NewOperator, 'password'>> & Pick<NewOperator, 'retailerId'>,
): Promise<string> {
  // One hash for all of them: hashing is slow by design, and a test suite inserts many.
  hashed ??= hashPassword(testPassword);
  const cpf = nextCpf();
  const operator = { storeId: null, name: 'ANA LIMA', email: `ana.${cpf}@casa.example`, phone: '+5592988887777' };
  return insertOperator(platform, { cpf, role: 'cashier', passwordHash: await hashed, ...operator, ...over });
}

/** Opens a session for a test without signing in, and returns its token. */
export async function givenSession(
  platform: Platform,
  holder: { retailerId: string; operatorId: string },
  { at = platform.clock.now(), device }: { at?: Date; device?: string } = {},
): Promise<string> {
  const token = newToken();
  const place = device === undefined ? undefined : { address: '::1', device };
  await openSessionFragment(holder, token, at, place).statement.execute(platform.db);
  return token;
}

/** An approval as `grantApproval` writes it; answers its id. */
export async function givenApproval(
  { db, clock }: Platform,
  { approver, askedBy, of }: { approver: Actor; askedBy: Actor; of: Approvable },
): Promise<string> {
  const { act, subjectId } = of;
  const id = newId();
  const who = { retailerId: askedBy.retailerId, approverId: approver.operatorId, askedBy: askedBy.operatorId };
  const when = { grantedAt: clock.now(), expiresAt: addSeconds(clock.now(), 120) };
  await insertOne(approvals, { ...who, ...when, id, act, subjectId, digest: approvalDigest(of) }).execute(db);
  return id;
}

/** An authenticator app of somebody, whose first code was typed. */
export async function givenSecondFactor(
  { db, clock, secrets }: Platform,
  { retailerId, operatorId }: { retailerId: string; operatorId: string },
): Promise<void> {
  const [secretSealed, at] = [secrets.encrypt('JBSWY3DPEHPK3PXP'), clock.now()];
  const row = { retailerId, operatorId, secretSealed, madeAt: at, confirmedAt: at, lastStep: 0 };
  await insertOne(totpSecrets, row).execute(db);
}
