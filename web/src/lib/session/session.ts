import { useSyncExternalStore } from 'react';
import type { Configuration } from '@balcao/contract';
import { defaultConfiguration } from './default-configurations.ts';
import { forgetOnEnd, forgetTabOnEnd } from './forgotten-keys.ts';
import {
  configurationItem,
  type LoggedUser,
  lockedItem,
  loggedUserItem,
  type Operator,
  operatorItem,
  type DeviceStore,
  type StoredStore,
  storeItem,
  tokenItem,
  type User,
  userItem,
} from './stored-items.ts';

export interface Session {
  user: User;
  operator: Operator | null;
  /** The store this device works in; null until one is configured. */
  store: StoredStore | null;
  retailer: LoggedUser['retailer'];
  configuration: Configuration;
  /** Nobody touched the page for a while: the operator types the password before work goes on. */
  isLocked: boolean;
}

/** 'expired': the server no longer knows the token. 'left': 'Sair', here or in another tab. 'refused': never got in. */
export type EndReason = 'expired' | 'left' | 'refused';

const storeLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const changeListeners = new Set<() => void>();
const endListeners = new Set<(reason: EndReason) => void>();
let lastReason: EndReason | undefined;
let snapshot: Session | null | undefined;

/** The session as it stands; null unless a token and a user exist and the user's `exp` has not passed. */
export function getSession(): Session | null {
  if (snapshot === undefined) snapshot = readSession();
  return snapshot && isCurrent(snapshot.user) ? snapshot : null;
}

const isCurrent = (user: User) => user.exp * 1000 > Date.now();

function readSession(): Session | null {
  const user = userItem.read();
  if (tokenItem.read() === null || user === null || !isCurrent(user)) return null;
  const store = storeItem.read();
  return {
    user,
    operator: operatorItem.read(),
    // A store of another retailer belongs to whoever used this device before.
    store: store?.retailerId === user.retailerId ? store : null,
    retailer: loggedUserItem.read()?.retailer ?? null,
    configuration: configurationItem.read() ?? defaultConfiguration,
    isLocked: lockedItem.read() === user.id,
  };
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession);
}

export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => {
    changeListeners.delete(listener);
  };
}

/** Called once whenever a session ends; the app answers by going to /login. */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}

/** To be called after any of the stored items was written. */
export function sessionChanged(): void {
  snapshot = undefined;
  for (const listener of changeListeners) listener();
}

/** The active store of this device as it is stored at this instant: another tab may have taken it away, or its 30 days ended. */
export function storeNow(): StoredStore | null {
  sessionChanged();
  const store = getSession()?.store ?? null;
  return store?.status === 'active' ? store : null;
}

/** Makes `store` the one this device works in, for 30 days. */
export function configureStore({ id, name, retailerId, status, settings }: DeviceStore): void {
  storeItem.write({ id, name, retailerId, status, settings, exp: Date.now() + storeLifetimeMs });
  const loggedUser = loggedUserItem.read();
  if (loggedUser) loggedUserItem.write({ ...loggedUser, store: { id, name } });
  sessionChanged();
}

/** Why the last session of this page ended; the login page says so. */
export const lastEnd = (): EndReason | undefined => lastReason;

/** The server refused the store of this device: it is set up anew before work goes on. */
export function storeDeactivated(): void {
  const store = storeItem.read();
  if (store) storeItem.write({ ...store, status: 'inactive' });
  sessionChanged();
}

/** Forgets who was here. The store of the device and the brand stay, as the specs say. */
export function endSession(reason: EndReason): void {
  lastReason = reason;
  forgetOnEnd();
  forgetTabOnEnd(reason === 'expired');
  sessionChanged();
  for (const listener of endListeners) listener(reason);
}

/** Leaving in one tab leaves in all. Started once by the app. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === null || event.key === tokenItem.key) {
      const wasSignedIn = getSession() !== null;
      sessionChanged();
      if (wasSignedIn && tokenItem.read() === null) for (const told of endListeners) told('left');
    } else sessionChanged();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
