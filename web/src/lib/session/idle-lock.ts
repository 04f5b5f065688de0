import { call } from '../api/call.ts';
import { callPublic } from '../api/public-call.ts';
import { endSession, getSession, sessionChanged } from './session.ts';
import { lastTouchItem, lockedItem, tokenItem, userItem } from './stored-items.ts';

/** Pages of one device are touched together: what one of them sees holds for all. */
const lastTouch = () => Number(lastTouchItem.read() ?? Date.now());

/** Somebody is at the device. A touch that comes too late locks: who wakes a sleeping till may be anybody. */
export function touch(minutes: number): void {
  if (!lockWhenIdle(minutes)) lastTouchItem.write(String(Date.now()));
}

/** Locks a device that nobody touched for that long. True when it is locked. */
export function lockWhenIdle(minutes: number): boolean {
  const isIdle = minutes > 0 && Date.now() - lastTouch() >= minutes * 60_000;
  if (isIdle && getSession()?.isLocked === false) lock();
  return getSession()?.isLocked ?? false;
}

/** Locks every page of this device at once. */
export function lock(): void {
  const session = getSession();
  if (session) lockedItem.write(session.user.id);
  sessionChanged();
}

/**
 * Opens the lock with the operator's password, which the server checks and counts as at the sign-in. The token is a new
 * one; the one before ends by itself, calls on their way still carry it. @throws ApiError; it stays locked then.
 */
export async function unlock(password: string): Promise<void> {
  const username = getSession()?.operator?.email ?? '';
  const { accessToken } = await callPublic('POST /auth/operators', { body: { username, password } });
  tokenItem.write(accessToken);
  userItem.write(await call('GET /auth'));
  lastTouchItem.write(String(Date.now()));
  lockedItem.remove();
  sessionChanged();
}

/** Too many wrong passwords: the session ends here and on the server. What was left waits for its operator. */
export async function giveUp(): Promise<void> {
  await call('POST /auth/logout').catch(() => undefined);
  endSession('expired');
}
