import type { Cents, CivilDate } from '@balcao/contract';

/**
 * One column as the code knows it: `Row` is what a row holds, `Fact` what the same value is in JSON. Both are decoded by
 * the drivers' parsers; this is the one place where a value of the database gets its type.
 */
export interface Column<Row = unknown, Fact = Row> {
  readonly name: string;
  /** SQL type, as `::type` writes it. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Has a default: an insert may leave it out. */
  readonly isOptional: boolean;
  /** Types only; never there. */
  readonly row?: Row;
  readonly fact?: Fact;
}

const column = <Row, Fact = Row>(name: string, type: string): Column<Row, Fact> => ({
  name,
  type,
  isNullable: false,
  isOptional: false,
});

export const uuid = (name: string) => column<string>(name, 'uuid');
export const text = <T extends string = string>(name: string) => column<T>(name, 'text');
export const boolean = (name: string) => column<boolean>(name, 'boolean');
/** Whole numbers: `integer` counts little, `bigint` counts versions and positions. */
export const integer = (name: string) => column<number>(name, 'integer');
export const bigint = (name: string) => column<number>(name, 'bigint');
/** Money: whole cents. */
export const cents = (name: string) => column<Cents>(name, 'bigint');
/** A rate: decimal text in rows and facts alike, never a float. */
export const numeric = (name: string) => column<string>(name, 'numeric');
/** A business day. */
export const date = (name: string) => column<CivilDate>(name, 'date');
/** An instant: a Date in a row, ISO text in a fact. */
export const instant = (name: string) => column<Date, string>(name, 'timestamptz');
export const instants = (name: string) => column<Date[], string[]>(name, 'timestamptz[]');
/** A document whose shape the writer keeps. */
export const json = <T>(name: string) => column<T>(name, 'jsonb');
/** The same words in the same order, for whoever gets the document again. */
export const jsonAsWritten = <T>(name: string) => column<T>(name, 'json');
export const bytes = (name: string) => column<Uint8Array, never>(name, 'bytea');

export const nullable = <Row, Fact>(of: Column<Row, Fact>): Column<Row | null, Fact | null> => ({
  ...of,
  isNullable: true,
});

export const optional = <C extends Column>(of: C): C & { readonly isOptional: true } => ({ ...of, isOptional: true });

export type Columns = Readonly<Record<string, Column>>;

export type RowType<C> = C extends Column<infer Row, infer _Fact> ? Row : never;
export type FactType<C> = C extends Column<infer _Row, infer Fact> ? Fact : never;
