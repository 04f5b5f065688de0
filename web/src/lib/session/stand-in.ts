import { useSyncExternalStore } from 'react';
import { isRecord } from '../unknown-values.ts';
import type { Session } from './session.ts';
import { type IdentifiedOperator, identifiedIn } from './stored-items.ts';

/** Of the tab: it ends with the session, as everything there does. */
const KEY = 'stand_in';

const listeners = new Set<() => void>();
let read: { text: string | null; operator: IdentifiedOperator | null } = { text: null, operator: null };

/** One login for a whole store: who works there names themselves. */
export const isSharedLogin = ({ operator, configuration }: Pick<Session, 'operator' | 'configuration'>): boolean =>
  configuration.operator.isStoreLogin || operator?.isStoreLogin === true;

/** Who works at a login that the store shares; null until somebody named themselves. */
export function standIn(): IdentifiedOperator | null {
  const text = textOf();
  if (text !== read.text) read = { text, operator: parsed(text) };
  return read.operator;
}

export function nameStandIn(operator: IdentifiedOperator | null): void {
  try {
    if (operator) sessionStorage.setItem(KEY, JSON.stringify(operator));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage names nobody: the question comes again.
  }
  for (const listener of listeners) listener();
}

export function useStandIn(): IdentifiedOperator | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, standIn);
}

function textOf(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): IdentifiedOperator | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return isRecord(value) ? identifiedIn(value) : null;
  } catch {
    return null;
  }
}
