import { operationPrefix } from '../../lib/operation-key.ts';

/** Work in progress of one operator in this tab. It lives as long as the keys of unanswered operations do. */
const LIFETIME_MS = 30 * 60 * 1000;

interface Kept {
  readonly operatorId: string;
  readonly savedAt: number;
  readonly draft: unknown;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'operatorId' in value && 'savedAt' in value && 'draft' in value;
}

export interface DraftStore<T> {
  /** The draft this operator left here, at most half an hour old: as long as the server lets the customer be served. */
  read(operatorId: string): T | null;
  write(operatorId: string, draft: T | null): void;
}

export function draftStore<T extends object>(name: string): DraftStore<T> {
  const key = `${operationPrefix}draft.${name}`;
  return {
    read(operatorId) {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (!isKept(kept) || kept.operatorId !== operatorId || Date.now() - kept.savedAt > LIFETIME_MS) return null;
        // Written by this very module; what it names is asked of the server again before it is used.
        return kept.draft as T;
      } catch {
        return null;
      }
    },
    write(operatorId, draft) {
      // The session just ended: what its operator left here waits for that operator.
      if (operatorId === '') return;
      try {
        if (draft === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ operatorId, savedAt: Date.now(), draft } satisfies Kept));
      } catch {
        // Full or forbidden storage: the purchase lives as long as the page.
      }
    },
  };
}
