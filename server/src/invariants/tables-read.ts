import { tables } from '../distribution/families.ts';

const names = tables.map(({ name }) => ({ name, pattern: new RegExp(String.raw`\b${name}\b`) }));

/** Names of the tables that a query reads. */
export const tablesRead = (query: string): string[] =>
  names.flatMap(({ name, pattern }) => (pattern.test(query) ? name : []));
