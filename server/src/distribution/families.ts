import { modules } from '../app.ts';
import { type Placement, tablesOf } from '../kernel/db/table.ts';
import * as kernelTables from '../kernel/db/tables.ts';

/** Every table that the kernel and the modules declare. */
export const tables = [...tablesOf(kernelTables), ...modules.flatMap((module) => module.tables ?? [])];

/** Where the rows of every table of the product lie. The migrations' own table is in no statement of ours. */
export const placements: ReadonlyMap<string, Placement> = new Map([
  ['schema_migrations', { family: 'shared', key: null }],
  ...tables.flatMap(({ name, placement }) => (placement ? [[name, placement] as const] : [])),
]);
