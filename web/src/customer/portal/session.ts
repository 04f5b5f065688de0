import { useSyncExternalStore } from 'react';
import type { Wire } from '@balcao/contract';
import type { CallArguments } from '../../lib/api/call-types.ts';
import { callCustomer, type CustomerRouteName } from '../../lib/api/customer-call.ts';
import { hasCode } from '../../lib/api/error.ts';

type Opened = Wire<'POST /portal/entries/verify'>['answer'];

/** Of this tab alone: closed, the phone's next holder finds nothing. */
const KEY = 'balcao.portal';
let kept: Opened | null | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function stored(): Opened | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Opened | null;
    return typeof found?.token === 'string' && typeof found.idleSeconds === 'number' ? found : null;
  } catch {
    return null;
  }
}

const current = (): Opened | null => (kept === undefined ? (kept = stored()) : kept);

function set(session: Opened | null): void {
  kept = session;
  clearTimeout(idle);
  try {
    if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden the session lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Nothing of a customer stays on a screen that nobody uses: the server ends the session then too. */
function watchIdle({ idleSeconds }: Opened): void {
  clearTimeout(idle);
  idle = setTimeout(endSession, idleSeconds * 1000);
}

export function beginSession(session: Opened): void {
  set(session);
  watchIdle(session);
}

export const endSession = (): void => set(null);

/** A page that is loaded anew reads what the tab holds. */
export function forgetKept(): void {
  kept = undefined;
  clearTimeout(idle);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a customer is signed in, as it changes. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, () => current() !== null);

/** Calls the portal as the customer of this tab; a session that is over ends here too. @throws ApiError */
export async function callOwn<K extends CustomerRouteName>(
  route: K,
  ...options: CallArguments<K>
): Promise<Wire<K>['answer']> {
  const session = current();
  try {
    const answer = await callCustomer(session?.token ?? '', route, ...options);
    if (session && current() === session) watchIdle(session);
    return answer;
  } catch (error) {
    if (hasCode(error, 'UNAUTHORIZED')) endSession();
    throw error;
  }
}

/** The customer leaves: whatever the server answers, nothing of them is left here. */
export function leave(): void {
  void callOwn('POST /portal/leave').catch(() => undefined);
  endSession();
}
