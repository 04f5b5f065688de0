import type { RouteName } from '@balcao/contract';
import type { Holder } from '../auth/actor.ts';
import { sql, type Template } from '../db/sql.ts';
import type { Table } from '../db/table.ts';

/**
 * Query of the customers whom some texts of a request name: `borrower_id`, and the retailer of what is named as
 * `retailer_id`. Undefined when they can name nobody.
 */
export type CustomersOf = (texts: readonly string[]) => Template | undefined;

/** Condition under which an operator may serve a customer `n`. */
export type Reason = (holder: Holder) => Template;

/** How a request says which customer it is about, and why the operator may serve them. */
export interface Naming {
  of: CustomersOf;
  /** Where the texts are: `params.id`. Many are separated by commas, or a list. */
  at: `${'params' | 'query' | 'body'}.${string}`;
  by: Reason;
}

/** The routes of a module that are about one customer. Any other reaches none, and sees the rows of its retailer alone. */
export type NamedBy = Readonly<Partial<Record<RouteName, Naming>>>;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** One id is by far the most: asked for as a value, its index is found whatever the plan was made for. */
const among = (ids: readonly string[]) =>
  ids.length === 1
    ? sql`= ${ids[0]}::uuid`
    : sql`in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** By ids: `query` compares with them, as in sql`where id ${ids}`. */
export const ofIds =
  (query: (ids: Template) => Template): CustomersOf =>
  (texts) => {
    const ids = texts.filter(isUuid);
    return ids.length === 0 ? undefined : query(among(ids));
  };

/** By ids of rows that say whose they are. */
export const ofRows = ({ sql: table }: Table) =>
  ofIds((ids) => sql`select borrower_id, retailer_id from ${table} where id ${ids}`);

/** What is named is of the operator's own retailer. */
export const own = (of: CustomersOf, at: Naming['at']): Naming => ({
  of,
  at,
  by: ({ retailerId }) => sql`n.retailer_id = ${retailerId}`,
});
