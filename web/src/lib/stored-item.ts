import { isRecord, type UnknownRecord } from './unknown-values.ts';

export interface StoredItem<T> {
  readonly key: string;
  /** Null when absent, expired or unreadable; what cannot be read is removed. */
  read: () => T | null;
  write: (value: T) => void;
  remove: () => void;
}

/** One key of the browser's local storage, checked on the way in: old versions and people leave anything there. */
export function storedRecord<T>(key: string, parse: (record: UnknownRecord) => T | null): StoredItem<T> {
  return {
    ...storedText(key),
    read() {
      const text = readText(key);
      if (text === null) return null;
      const value = parsed(text);
      const item = isRecord(value) ? parse(value) : null;
      if (item === null) removeText(key);
      return item;
    },
    write: (value: T) => writeText(key, JSON.stringify(value)),
  };
}

export function storedText(key: string): StoredItem<string> {
  return {
    key,
    read: () => readText(key) || null,
    write: (value) => writeText(key, value),
    remove: () => removeText(key),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where a browser forbids storage, or it is full, the session lasts as long as the page. */
const inMemory = new Map<string, string>();

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
}

function removeText(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}
