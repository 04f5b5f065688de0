import { lastDayInstead } from '@balcao/contract/kernel';

interface Clamped {
  document: unknown;
  /** One line for each date that was moved. */
  faults: string[];
}

/** Days of a document that do not exist become the last of their month: 2024-04-31 is 2024-04-30. */
export function clampDates(document: unknown, at: readonly string[] = []): Clamped {
  if (typeof document === 'string') {
    const last = lastDayInstead(document);
    const faults = last === null ? [] : [`${at.join('.')}: ${document} counts as ${last}`];
    return { document: last ?? document, faults };
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return { document, faults: [] };
  const entries = Object.entries(document).map(([key, value]) => [key, clampDates(value, [...at, key])] as const);
  return {
    document: Object.fromEntries(entries.map(([key, clamped]) => [key, clamped.document])),
    faults: entries.flatMap(([, { faults }]) => faults),
  };
}
