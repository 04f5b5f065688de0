import type { EventName } from '@balcao/contract';
import { EVENT_NAME_LENGTH } from '@balcao/contract/constants';
import { isErrorCode } from '@balcao/contract/errors';

/** How many events a page remembers (cashier spec, section 9). */
const MEMORY = 50;
/** A CPF or a telephone is larger than anything that is counted here. */
const LARGEST = 1_000_000;

/** What may stand beside a name: how many, whether, and an error code of ours. No other text goes in. */
export type EventFacts = Readonly<Record<string, number | boolean | string>>;

declare global {
  interface Window {
    /** Where a tag manager reads; it puts a `push` of its own in the place of the list's. */
    dataLayer?: object[];
  }
}

/** Why it was refused, where it was. */
export const codeOf = (refusal: { readonly code: string } | null): EventFacts =>
  refusal === null ? {} : { code: refusal.code };

const listeners = new Set<(name: string) => void>();

/** Told the name of each event. */
export function onEvent(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Texts of people are dropped whole, whoever calls: a name, a CPF and a token are none of our codes. */
const isHarmless = (fact: unknown) =>
  typeof fact === 'boolean' ||
  (typeof fact === 'number' && Math.abs(fact) < LARGEST) ||
  (typeof fact === 'string' && isErrorCode(fact));

/** 'purchase_option_6x': what may vary is made plain, and the whole cut. */
export const optionEvent = (option: string): EventName =>
  `purchase_option_${option
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')}`.slice(0, EVENT_NAME_LENGTH) as EventName;

/** Writes an event into the data layer. */
export function pushEvent(name: EventName, facts: EventFacts = {}): void {
  const event = name.slice(0, EVENT_NAME_LENGTH);
  const layer = (window.dataLayer ??= []);
  layer.push({ event, ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => isHarmless(fact))) });
  layer.splice(0, layer.length - MEMORY);
  for (const listener of listeners) listener(event);
}
