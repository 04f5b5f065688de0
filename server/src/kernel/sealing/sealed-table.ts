import type { Table } from '../db/table.ts';

/** A keyed hash that follows from a sealed value: it is what the value is found by. */
export interface SealedHash {
  purpose: string;
  /** The sealed column whose value is hashed. */
  of: string;
  /** Column of the same row that holds it. */
  column?: string;
  /** Table of rows that name their owner by it; of `owner`, columns there by columns here. */
  lookUp?: { table: Table; value: string; owner: Readonly<Record<string, string>> };
}

/** Columns that are sealed with the secret, by the names of the column map. */
export interface SealedTable {
  table: Table;
  /** The primary key. */
  key: readonly string[];
  columns: readonly string[];
  hashes?: readonly SealedHash[];
}
