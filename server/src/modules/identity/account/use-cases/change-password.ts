import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { hashPassword } from '../../passwords.ts';
import { revokeSessions } from '../../sessions.ts';
import { checkNewPassword, confirmPassword, newPasswordFragment, readOwnLogin } from '../own-login.ts';

/**
 * Changes the own password and ends every other session. Who signed in with a password that somebody else chose has just typed it.
 * @throws Refusal PASSWORD_WRONG, LOGIN_LOCKED, PASSWORD_NOT_NEW.
 */
export async function changePassword(
  platform: Platform,
  by: Operator,
  { currentPassword, newPassword }: Handled<'PUT /users/me/password'>['body'],
  address: string,
): Promise<void> {
  const { actor } = by;
  const own = await readOwnLogin(platform.db, actor);
  const isOwed = own.mustChangePassword;
  if (!isOwed) await confirmPassword(platform, by, currentPassword ?? refuse('PASSWORD_WRONG'), address);
  await checkNewPassword(own, newPassword);
  const set = newPasswordFragment(actor, { before: own.passwordHash, after: await hashPassword(newPassword) });
  await act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: () => ({
      answer: null,
      writes: [set],
      audit: { action: 'password.changed', subject: actor.operatorId, storeId: actor.storeId, detail: { isOwed } },
    }),
  });
  // After the write: a sign-in with the password before has been refused by it, or is seen here.
  await revokeSessions(platform.db, actor.retailerId, actor.operatorId, platform.clock.now(), actor.tokenHash);
}
