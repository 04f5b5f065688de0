import type { Wire } from '@balcao/contract';
import { call } from '../api/call.ts';
import { hasCode } from '../api/error.ts';
import { callPublic } from '../api/public-call.ts';
import { sendRequest } from '../api/send-request.ts';
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

type Proof = Wire<'POST /auth/unlock'>['body'];

/**
 * Opens the lock with the operator's password or PIN, which the server checks and counts. Where the session ran out
 * meanwhile the password opens another one. @throws ApiError; it stays locked then. UNAUTHORIZED: the PIN alone is no longer enough;
 * SECOND_FACTOR_REQUIRED: nor is the password.
 */
export async function unlock(proof: Proof): Promise<void> {
  try {
    // Not by `call`: a session that is over must not take along what was typed.
    await sendRequest('POST /auth/unlock', { body: proof }, `Bearer ${tokenItem.read()}`);
  } catch (error) {
    if (proof.by === 'pin' || !hasCode(error, 'UNAUTHORIZED')) throw error;
    const username = getSession()?.operator?.email ?? '';
    const body = { username, password: proof.password };
    await goOnAs(await callPublic('POST /auth/operators', { body }));
  }
  open();
}

type Factor = Wire<'POST /auth/operators/second-factor'>['body'];

/** The same by the second factor, which a password was asked for besides. @throws ApiError; it stays locked then. */
export async function unlockByFactor(proof: Factor): Promise<void> {
  await goOnAs(await callPublic('POST /auth/operators/second-factor', { body: proof }));
  open();
}

/** Another session of the same operator takes the place of the one that ran out. */
async function goOnAs({ accessToken }: Wire<'POST /auth/operators'>['answer']): Promise<void> {
  tokenItem.write(accessToken);
  userItem.write(await call('GET /auth'));
}

function open(): void {
  lastTouchItem.write(String(Date.now()));
  lockedItem.remove();
  sessionChanged();
}

/** What the lock asks for from now on. */
export function noteOwnPin(hasPin: boolean): void {
  const user = userItem.read();
  if (user) userItem.write({ ...user, hasPin });
  sessionChanged();
}

/** Too many wrong passwords: the session ends here and on the server. What was left waits for its operator. */
export async function giveUp(): Promise<void> {
  await call('POST /auth/logout').catch(() => undefined);
  endSession('expired');
}
