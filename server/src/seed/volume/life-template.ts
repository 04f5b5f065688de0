import { canonicalFacts, codeOfFacts } from '../../modules/documents/index.ts';
import type { Person } from './people.ts';
import type { Life } from './read-life.ts';
import { cutTemplate, fillTemplate } from './text-template.ts';

const UUID = String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b`;
const COPIED_INSTANT = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00`;
const JSON_INSTANT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;

/** Clones of one life differ by up to this many steps in time, all their instants together. */
export const TIME_STEPS = 64;
const STEP_MS = 97_000;

/** A life with holes where a clone has something of its own. */
export interface LifeTemplate {
  contracts: number;
  /** Every table's text for one clone, in the order of the life's. */
  copy(clone: { person: Person; newId: () => string; newNumber: () => string; step: number }): string[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The same instant `TIME_STEPS` times, each a step later, in the shape it was written in. */
function laterBy(instant: string): string[] {
  const isCopied = instant.includes(' ');
  const from = Date.parse(isCopied ? `${instant.replace(' ', 'T')}:00` : instant);
  return Array.from({ length: TIME_STEPS }, (_, step) => {
    const text = new Date(from + step * STEP_MS).toISOString();
    return isCopied ? text.replace('T', ' ').replace('Z', '+00') : text;
  });
}

/** Numbers each thing that a clone has of its own; the same thing always gets the same number. */
function numbering(shared: ReadonlySet<string>) {
  const numbers = new Map<string, number>();
  const slotOf = (thing: string): number | null => {
    if (shared.has(thing)) return null;
    const slot = numbers.get(thing) ?? numbers.size;
    numbers.set(thing, slot);
    return slot;
  };
  return { numbers, slotOf };
}

/** Cuts a life into templates. `shared` are ids that clones keep: retailers, stores, operators, policies. */
export function lifeTemplate(life: Life, shared: ReadonlySet<string>): LifeTemplate {
  const own = Object.values(life.person as unknown as Record<string, string>);
  const codes = life.receipts.map(({ authenticationCode }) => authenticationCode);
  const words = [...own, ...life.contractNumbers, ...codes].map(escaped);
  const pattern = new RegExp([...words, UUID, COPIED_INSTANT, JSON_INSTANT].join('|'), 'g');
  const { numbers, slotOf } = numbering(shared);
  const cut = (text: string) => cutTemplate(text, pattern, slotOf);
  const tables = life.texts.map(cut);
  const facts = life.receipts.map((receipt) => ({
    code: slotOf(receipt.authenticationCode) ?? 0,
    text: cut(canonicalFacts(receipt)),
  }));
  const writers = [...numbers].map(([thing, slot]) => ({ slot, write: writerOf(life, thing) }));
  const copy: LifeTemplate['copy'] = (clone) => {
    const values: string[] = Array.from({ length: numbers.size }, () => '');
    for (const { slot, write } of writers) values[slot] = write(clone);
    for (const { code, text } of facts) values[code] = codeOfFacts(fillTemplate(text, values));
    return tables.map((text) => fillTemplate(text, values));
  };
  return { contracts: life.contractNumbers.length, copy };
}

type Write = (clone: Parameters<LifeTemplate['copy']>[0]) => string;

function writerOf(life: Life, thing: string): Write {
  const field = (Object.keys(life.person) as (keyof Person)[]).find((key) => life.person[key] === thing);
  if (field) return ({ person }) => person[field];
  if (life.contractNumbers.includes(thing)) return ({ newNumber }) => newNumber();
  if (new RegExp(`^${UUID}$`).test(thing)) return ({ newId }) => newId();
  if (new RegExp(`^(?:${COPIED_INSTANT}|${JSON_INSTANT})$`).test(thing)) {
    const texts = laterBy(thing);
    return ({ step }) => texts[step] ?? thing;
  }
  // An authentication code: filled last, from the facts of its receipt.
  return () => '';
}
