import type { Cents } from '@balcao/contract';
import type { Operator } from '../act/principal.ts';
import { cast, centsOf, known, select, when } from '../db/select.ts';
import { sql, type Template } from '../db/sql.ts';

// What waits for a person: each module says it of its own rows in one shape, and the desk reads all of them as one list.

/** One item that waits, as an expression of each of its columns. */
export interface WaitingColumns {
  kind: Template<string>;
  /** Why it waits, among those of its kind. */
  cause: Template<string | null>;
  /** Whose it is: with the id it names the item in its module. */
  ownerId: Template<string>;
  id: Template<string>;
  askedAt: Template<Date>;
  /** By when an answer was promised. */
  dueAt: Template<Date | null>;
  who: Template<string>;
  place: Template<string | null>;
  valueCents: Template<Cents | null>;
  /** Who asked: somebody else decides. */
  askedBy: Template<string | null>;
  claimedBy: Template<string | null>;
  claimedByName: Template<string | null>;
  claimedUntil: Template<Date | null>;
}

/** What names an item in its module. */
export interface WaitingKey {
  ownerId: string;
  id: string;
}

/** How items of one kind are listed, counted, taken and given back. The module that keeps them checks all of it. */
export interface WaitingKind {
  /** `select` of what waits and an analyst of this retailer may see. */
  waiting: (retailerId: string, now: Date) => Template;
  /** `select` of who decided since then: {@link decidedRows}. */
  decided: (retailerId: string, since: Date) => Template;
  claim: (by: Operator, key: WaitingKey) => Promise<unknown>;
  release: (by: Operator, key: WaitingKey) => Promise<unknown>;
}

const never = sql`false`;
/** Columns that a kind has nothing for. */
export const noInstant = when(never, cast('timestamptz', sql`null`));
export const noText = when(never, cast('text', sql`null`));
export const noId = when(never, cast('uuid', sql`null`));
export const noCents = when(never, centsOf(sql`null`));

const order = [
  'kind',
  'cause',
  'ownerId',
  'id',
  'askedAt',
  'dueAt',
  'who',
  'place',
  'valueCents',
  'askedBy',
  'claimedBy',
  'claimedByName',
  'claimedUntil',
] as const satisfies readonly (keyof WaitingColumns)[];

/** `select` of items in the order of columns that a union needs; `rest` begins with `from`. */
export function waitingRows(columns: WaitingColumns, rest: Template): Template {
  return select(Object.fromEntries(order.map((name) => [name, columns[name]])), rest);
}

/** The columns of {@link waitingRows} under the alias of what selects from them. */
export const waitingRefs = (alias: string): WaitingColumns =>
  Object.fromEntries(order.map((name) => [name, sql.ref(`${alias}.${name}`)])) as unknown as WaitingColumns;

/** Who decided, over {@link decidedRows} under that alias. */
export const deciderRefs = (alias: string): { id: Template<string>; name: Template<string> } => ({
  id: sql.ref(`${alias}.deciderId`),
  name: sql.ref(`${alias}.deciderName`),
});

/** `select` of decisions: who made each. */
export const decidedRows = (
  by: { id: Template<string | null>; name: Template<string | null> },
  rest: Template,
): Template => select({ deciderId: known(by.id), deciderName: known(by.name) }, rest);
