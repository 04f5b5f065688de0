import { randomId } from './random-id.ts';
import { isRecord, textIn } from './unknown-values.ts';

/** Prefix of the kept keys; an expired session leaves them, a logout does not. */
export const operationPrefix = 'balcao.operation.';

/** Where a browser forbids storage, the keys live as long as the page. */
const inMemory = new Map<string, string>();

/**
 * The idempotency key of an operation ('pay:<borrower>'), written down before anything is sent: after a
 * refresh or a lost answer the same operation with the same body gets the same key.
 */
export function keyFor(operation: string, bodyHash: string): string {
  const kept = readKept(operation);
  if (kept?.bodyHash === bodyHash) return kept.key;
  const key = randomId();
  write(operation, JSON.stringify({ key, bodyHash }));
  return key;
}

/** The operation has its answer: the next one gets a new key. */
export function release(operation: string): void {
  inMemory.delete(operation);
  try {
    sessionStorage.removeItem(operationPrefix + operation);
  } catch {
    // Nothing was kept there either.
  }
}

/** Whether an operation of this tab was sent and nobody knows yet what became of it. */
export function hasUnanswered(): boolean {
  try {
    const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(operationPrefix));
    return inMemory.size > 0 || kept.some((name) => !name.startsWith(`${operationPrefix}draft.`));
  } catch {
    return inMemory.size > 0;
  }
}

/** Short fingerprint of a body, the same whatever the order of its fields (FNV-1a, two lanes). */
export function hashBody(body: unknown): string {
  const text = JSON.stringify(body, (_, value: unknown) => (isRecord(value) ? sorted(value) : value)) ?? '';
  let one = 0x811c9dc5;
  let two = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}-${text.length}`;
}

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function readKept(operation: string): { key: string; bodyHash: string } | null {
  try {
    const kept: unknown = JSON.parse(read(operation) ?? 'null');
    if (!isRecord(kept)) return null;
    const key = textIn(kept, 'key');
    const bodyHash = textIn(kept, 'bodyHash');
    return key && bodyHash ? { key, bodyHash } : null;
  } catch {
    return null;
  }
}

function read(operation: string): string | null {
  try {
    return sessionStorage.getItem(operationPrefix + operation) ?? inMemory.get(operation) ?? null;
  } catch {
    return inMemory.get(operation) ?? null;
  }
}

function write(operation: string, value: string): void {
  try {
    sessionStorage.setItem(operationPrefix + operation, value);
  } catch {
    inMemory.set(operation, value);
  }
}
