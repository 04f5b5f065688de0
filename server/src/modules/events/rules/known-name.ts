import { eventNames, OTHER_EVENT, simulatorEvents, simulatorPrefixes } from '@balcao/contract';

const known: ReadonlySet<string> = new Set([
  ...eventNames,
  ...simulatorPrefixes.flatMap((prefix) => simulatorEvents.map((name) => `${prefix}${name}`)),
]);
const PLAN_OPTION = /^purchase_option_\d{1,2}x$/;

/** The name an event is counted under: one of ours, so that no page can fill the table with names of its own. */
export const knownName = (name: string): string => (known.has(name) || PLAN_OPTION.test(name) ? name : OTHER_EVENT);

/** Counts by the name they are kept under, in its order: two batches at once lock their rows in the same. */
export function countsByName(events: readonly { name: string; count: number }[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name, count } of events) {
    const key = knownName(name);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
