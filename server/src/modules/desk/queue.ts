import type { DeskKind } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { waitingRefs } from '../../kernel/waiting/items.ts';
import type { Kinds } from './kinds.ts';

/** The columns of an item, over {@link waitingOf}. */
export const item = waitingRefs('item_d');

const unionOf = (parts: readonly Template[]): Template =>
  parts.slice(1).reduce((all, part) => sql`${all} union all ${part}`, parts[0] ?? sql``);

/** `from` of all that waits and an analyst of this retailer may see, as {@link item}; of one kind where it is named. */
export function waitingOf(kinds: Kinds, retailerId: string, now: Date, kind?: DeskKind): Template {
  const asked = kind === undefined ? Object.values(kinds) : [kinds[kind]];
  return sql`from (${unionOf(asked.map(({ waiting }) => waiting(retailerId, now)))}) item_d`;
}

/** `from` of who decided since then, a row a decision, as `decision_d`. */
export const decidedOf = (kinds: Kinds, retailerId: string, since: Date): Template =>
  sql`from (${unionOf(Object.values(kinds).map(({ decided }) => decided(retailerId, since)))}) decision_d`;
