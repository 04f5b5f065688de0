import { useSyncExternalStore } from 'react';
import { localCashierItem } from '../../lib/session/stored-items.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Till of this device, '01' to '20'; null until it is chosen. */
export function useTill(): [till: string | null, choose: (till: string) => void] {
  const till = useSyncExternalStore(subscribe, localCashierItem.read);
  const choose = (next: string) => {
    localCashierItem.write(next);
    for (const listener of listeners) listener();
  };
  return [till, choose];
}

export const tills: readonly string[] = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
