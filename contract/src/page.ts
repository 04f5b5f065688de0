import { z } from 'zod';
import { id } from './fields.ts';

/** Where a page of a list ended: the sorted value of its last row, and the row's id for ties. */
export interface PagePosition {
  /** The sort it was made in; it means nothing in another. */
  readonly sort: string;
  readonly value: string | number;
  readonly id: string;
}

type Key = z.ZodType<string | number>;
/** What a list can be sorted by: name on the wire and the values it takes. */
type Keys = Readonly<Record<string, Key>>;
type SortOf<K extends Keys> = (keyof K & string) | `-${keyof K & string}`;

/** PostgreSQL knows no year 0. */
const sinceYearOne = (text: string) => !text.startsWith('0000');
/** Keys of a list that is sorted by an instant or by a day. */
export const keyInstant = z.iso.datetime({ offset: true }).refine(sinceYearOne);
export const keyDay = z.iso.date().refine(sinceYearOne);

/**
 * Cursor of a list: opaque text on the wire, a checked position inside. What is not a cursor of such a list is wrong
 * input (BAD_REQUEST) before a handler runs.
 */
export function cursorOf(keys: Keys) {
  const text = z.string().min(1).max(600).meta({ description: 'Opaque: `next` of the page before, as it came' });
  return z.codec(text, z.custom<PagePosition>(), {
    decode(wire, context) {
      const found = positionIn(wire, keys);
      if (found) return found;
      context.issues.push({ code: 'custom', message: 'not a cursor of this list', input: wire });
      return z.NEVER;
    },
    encode: ({ sort, value, id: row }) => Buffer.from(JSON.stringify([sort, value, row])).toString('base64url'),
  });
}

/**
 * Fields of a list that is read page by page: spread `request` into the query and `answer` into the answer. The first
 * key is the sort when none is asked; '-name' is descending.
 */
export function pageOf<I extends z.ZodType, const K extends Keys>(item: I, keys: K, most: number) {
  const cursor = cursorOf(keys);
  const names = Object.keys(keys);
  const sorts = names.flatMap((name) => [name, `-${name}`]) as [SortOf<K>, ...SortOf<K>[]];
  return {
    request: {
      limit: z.coerce.number<string | number>().int().min(1).max(most).default(most),
      sort: z.literal(sorts).default(sorts[0]),
      cursor: cursor.optional(),
    },
    answer: {
      items: z.array(item),
      next: cursor.nullable().meta({ description: 'Cursor of the next page; null on the last' }),
    },
  };
}

function positionIn(wire: string, keys: Keys): PagePosition | null {
  const shape = z.tuple([z.string(), z.union([z.string(), z.number()]), id]).safeParse(jsonIn(wire));
  if (!shape.success) return null;
  const [sort, value, row] = shape.data;
  const name = sort.replace(/^-/, '');
  // No text of PostgreSQL holds a zero character.
  const isKey = Object.hasOwn(keys, name) && !String(value).includes('\0') && keys[name]?.safeParse(value).success;
  return isKey ? { sort, value, id: row } : null;
}

function jsonIn(wire: string): unknown {
  try {
    return JSON.parse(Buffer.from(wire, 'base64url').toString());
  } catch {
    return undefined;
  }
}
