import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../server/src');

function declaredIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/\b(?:table|retired)\('(\w+)'/g)].flatMap(([, name]) =>
    name ? [name] : [],
  );
}

/**
 * Whose each table is: the kernel's, or that of the module whose `tables.ts` declares it. The boundary check holds this
 * against the migrations, and every SQL text against this.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  kernel: declaredIn(`${source}/kernel/db/tables.ts`),
  ...Object.fromEntries(
    readdirSync(`${source}/modules`).map((name) => [name, declaredIn(`${source}/modules/${name}/tables.ts`)]),
  ),
};

/** The owner of a table, or undefined for a name that is no table. */
export const ownerOfTable: ReadonlyMap<string, string> = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);
