import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { AuditNote } from '../../../../kernel/audit/audit.ts';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Db } from '../../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import { sql, type Template } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { passwordFits } from '../../passwords.ts';
import { WRONG_PINS } from '../../rules/limits.ts';
import { sessions } from '../../tables.ts';
import { confirmPassword, readOwnLogin } from '../own-login.ts';

type Unlocking = Handled<'POST /auth/unlock'>['body'];

/**
 * Opens an idle till whose session still runs, by password or PIN: the second factor was proved when it was opened.
 * @throws Refusal PASSWORD_WRONG, LOGIN_LOCKED; PIN_WRONG, PIN_NOT_SET, and UNAUTHORIZED from the fifth wrong PIN on.
 */
export async function unlockSession(
  platform: Platform,
  by: Operator,
  proof: Unlocking,
  address: string,
): Promise<void> {
  if (proof.by === 'pin') return unlockByPin(platform, by, proof.pin);
  await confirmPassword(platform, by, proof.password, address);
  await write(platform, by, [sessionFragment(by.actor, sql`wrong_pins = 0`)], unlocked(by));
}

/** A guess is counted before it is looked at: of any number at once no more than five are. */
async function unlockByPin(platform: Platform, by: Operator, pin: string): Promise<void> {
  const { pinHash } = await readOwnLogin(platform.db, by.actor);
  if (pinHash === null) refuse('PIN_NOT_SET');
  const counted = sessionFragment(by.actor, sql`wrong_pins = wrong_pins + 1`, sql`wrong_pins < ${WRONG_PINS}::int`);
  await write(platform, by, [counted], { none: 'a PIN is counted before it is looked at' });
  if (await passwordFits(pinHash, pin)) {
    return write(platform, by, [sessionFragment(by.actor, sql`wrong_pins = 0`)], unlocked(by));
  }
  const now = platform.clock.now();
  const ends = sql`revoked_at = case when wrong_pins >= ${WRONG_PINS}::int then ${now}::timestamptz end`;
  await write(platform, by, [sessionFragment(by.actor, ends)], noteOf(by, 'pin.wrong'));
  const used = await wrongPins(platform.db, by.actor);
  if (used >= WRONG_PINS) refuse('UNAUTHORIZED');
  throw new Refusal('PIN_WRONG', { details: { left: WRONG_PINS - used } });
}

async function wrongPins(db: Db, { retailerId, tokenHash }: Actor): Promise<number> {
  const where = sql`s.retailer_id = ${retailerId}::uuid and s.token_hash = ${tokenHash}::text and s.revoked_at is null`;
  const row = await rowOf(
    db,
    select({ used: sessions.row('s').wrongPins }, sql`from ${sessions.sql} s where ${where}`),
  );
  return row?.used ?? WRONG_PINS;
}

/** A change of the running session. Misses with UNAUTHORIZED when it ended. */
function sessionFragment({ retailerId, tokenHash }: Actor, change: Template, condition = sql`true`): Fragment {
  const changed = sql`update ${sessions.sql} set ${change}
    where retailer_id = ${retailerId}::uuid and token_hash = ${tokenHash}::text and revoked_at is null and ${condition}`;
  return { ...part('session', changed), refusal: new Refusal('UNAUTHORIZED') };
}

const noteOf = ({ actor }: Operator, action: AuditNote['action']) => ({
  action,
  subject: actor.operatorId,
  storeId: actor.storeId,
});
const unlocked = (by: Operator) => noteOf(by, 'session.unlocked');

async function write(
  platform: Platform,
  by: Operator,
  writes: Fragment[],
  audit: AuditNote | { none: string },
): Promise<void> {
  await act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: () => ({ answer: null, writes, audit }),
  });
}
