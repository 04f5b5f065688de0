/** Reading values that came from outside: an answer, the storage of the browser. */

export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A non-empty text of a record. */
export function textIn(record: UnknownRecord, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberIn(record: UnknownRecord, key: string): number | undefined {
  const value = record[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Fills in what `given` leaves out or holds in another type; keys that `complete` lacks are dropped. */
export function withDefaults<T extends object>(complete: T, given: unknown): T {
  if (!isRecord(given)) return complete;
  const merged = Object.entries(complete).map(([key, standard]) => [key, pick(standard, given[key])]);
  return Object.fromEntries(merged) as T;
}

function pick(standard: unknown, value: unknown): unknown {
  if (value === undefined) return standard;
  if (isRecord(standard)) return withDefaults(standard, value);
  // Null as the standard stands for a text that may be missing.
  if (standard === null) return typeof value === 'string' ? value : null;
  return Array.isArray(standard) === Array.isArray(value) && typeof standard === typeof value ? value : standard;
}
