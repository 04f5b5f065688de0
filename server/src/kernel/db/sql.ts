import type { Db, Found } from './database.ts';
import { Pieces, statementOf } from './statement-shape.ts';

/**
 * A statement or a part of one, typed by the row (or the scalar) it yields. Text and values are kept apart: what is put
 * into a template is bound as a parameter, unless it is a template itself.
 */
export class Template<T = unknown> extends Pieces {
  /** Type only; never there. */
  declare readonly row?: T;

  get text(): string {
    return statementOf(this).text;
  }

  get values(): readonly unknown[] {
    return statementOf(this).values;
  }

  /** @throws pg.DatabaseError of the statement; errors of the connection as they are. */
  execute(db: Db): Promise<Found<T>> {
    const { text, values } = statementOf(this);
    return db.query<T>(text, values);
  }
}

/** Names of the database, quoted; parts of a name are joined by dots: `"o"."retailer_id"`. */
const quoted = (parts: readonly string[]) => parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');

const literal = (value: string | number | boolean | null) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

const tag = <T = unknown>(texts: TemplateStringsArray, ...values: readonly unknown[]): Template<T> =>
  new Template<T>(texts, values);

const none: readonly unknown[] = [];

const raw = <T = unknown>(text: string): Template<T> => new Template<T>([text], none);

const comma = raw(', ');

const joints = new Map<string, (readonly string[])[]>();

/** What stands around and between so many parts: always the same list. */
function jointsOf(between: string, count: number): readonly string[] {
  const known = joints.get(between) ?? [];
  joints.set(between, known);
  return (known[count] ??= ['', ...Array<string>(count - 1).fill(between), '']);
}

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
  join: (parts: readonly unknown[], between: Template = comma): Template =>
    parts.length === 0 ? raw('') : new Template(jointsOf(between.text, parts.length), parts),
});
