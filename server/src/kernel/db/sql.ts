import { Sql } from 'sql-template-tag';
import type { Db, Found } from './database.ts';

/**
 * A statement or a part of one, typed by the row (or the scalar) it yields. Text and values are kept apart: what is put
 * into a template is bound as a parameter, unless it is a template itself.
 */
export class Template<T = unknown> extends Sql {
  /** Type only; never there. */
  declare readonly row?: T;

  /** @throws pg.DatabaseError of the statement; errors of the connection as they are. */
  execute(db: Db): Promise<Found<T>> {
    return db.query<T>(this.text, this.values);
  }
}

/** Names of the database, quoted; parts of a name are joined by dots: `"o"."retailer_id"`. */
const quoted = (parts: readonly string[]) => parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');

const literal = (value: string | number | boolean | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

const tag = <T = unknown>(texts: TemplateStringsArray, ...values: readonly unknown[]): Template<T> =>
  new Template<T>(texts, values);

const raw = <T = unknown>(text: string): Template<T> => new Template<T>([text], []);

const comma = raw(', ');

/** `sql` and what makes parts of it. */
export const sql = Object.assign(tag, {
  /** Text as it stands: never anything from outside. */
  raw,
  /** One name, quoted. */
  id: (...parts: readonly string[]) => raw(quoted(parts)),
  /** A name with dots in it, quoted: 'o.retailer_id'. */
  ref: <T = unknown>(name: string) => raw<T>(quoted(name.split('.'))),
  table: (name: string) => raw(quoted(name.split('.'))),
  /** A value written into the text, where every plan should know it. */
  lit: <V extends string | number | boolean | null>(value: V) => raw<V>(literal(value)),
  /** Templates and values one after the other; of none an empty template. */
  join(parts: readonly unknown[], between: Template = comma): Template {
    if (parts.length === 0) return raw('');
    const texts = ['', ...parts.slice(1).map(() => between.text), ''];
    return new Template(texts, parts);
  },
});
