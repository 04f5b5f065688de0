import { defaultPassword } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { findCaller, rightPasswordFragments, wrongPasswordFragments } from '../login-failures.ts';
import { passwordFits } from '../passwords.ts';
import { operators } from '../tables.ts';

type Who = Pick<Actor, 'retailerId' | 'operatorId'>;

const o = operators.row('o');

/** What an operator signs in and unlocks with. @throws Refusal UNAUTHORIZED for one who is gone. */
export async function readOwnLogin(db: Db, { retailerId, operatorId }: Who) {
  const shape = pick(o, 'email', 'name', 'phone', 'passwordHash', 'mustChangePassword', 'pinHash');
  const where = sql`o.retailer_id = ${retailerId}::uuid and o.id = ${operatorId}::uuid`;
  return (await rowOf(db, select(shape, sql`from ${operators.sql} o where ${where}`))) ?? refuse('UNAUTHORIZED');
}

export type OwnLogin = Awaited<ReturnType<typeof readOwnLogin>>;

/**
 * The own password, asked for again before what nobody may do at a till that was left open. Wrong ones count and wait as at
 * the sign-in. @throws Refusal PASSWORD_WRONG, LOGIN_LOCKED.
 */
export function confirmPassword(
  platform: Platform,
  by: Operator,
  password: string,
  address: string,
): Promise<OwnLogin> {
  const { operatorId, storeId } = by.actor;
  return asSystem('own-password', async () => {
    const own = await readOwnLogin(platform.db, by.actor);
    const caller = await findCaller(platform, { email: own.email, address }, platform.clock.now());
    if (caller.waitsUntil) refuse('LOGIN_LOCKED');
    const isRight = await passwordFits(own.passwordHash, password);
    return act(platform, {
      principal: by,
      read: () => Promise.resolve(null),
      decide(_, { now }) {
        if (isRight) {
          const audit = { none: 'what it confirms is recorded' };
          return { answer: own, writes: rightPasswordFragments(caller, now), audit };
        }
        const audit = {
          action: 'session.refused',
          subject: operatorId,
          storeId,
          detail: { reason: 'password' },
        } as const;
        return { refusal: new Refusal('PASSWORD_WRONG'), writes: wrongPasswordFragments(caller, now), audit };
      },
    });
  });
}

/** @throws Refusal PASSWORD_NOT_NEW for the one there is, and for the one that anybody who knows the rule would try. */
export async function checkNewPassword(
  own: Pick<OwnLogin, 'name' | 'phone' | 'passwordHash'>,
  password: string,
): Promise<void> {
  const isDefault = password.trim().toLowerCase() === defaultPassword(own.name, own.phone);
  if (isDefault || (await passwordFits(own.passwordHash, password))) refuse('PASSWORD_NOT_NEW');
}

/** A new password. Misses, with UNAUTHORIZED, when another one was set meanwhile. */
export function newPasswordFragment(
  { retailerId, operatorId }: Who,
  { before, after }: { before: string | null; after: string },
): Fragment {
  const isSame = before === null ? sql`true` : sql`password_hash = ${before}::text`;
  const set = sql`update ${operators.sql} set password_hash = ${after}::text, must_change_password = false
    where retailer_id = ${retailerId}::uuid and id = ${operatorId}::uuid and ${isSame}`;
  return { ...part('new_password', set), refusal: new Refusal('UNAUTHORIZED') };
}
