/** Wrongs that show in a folder, or in more than one file; `at` is where the check must say it. */
export interface PlantedFault {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly at: string;
  readonly says: string;
}

const module = 'server/src/modules/contracts';
const code = "import sql from 'sql-template-tag'; export const a = ";

function alone(name: string, path: string, text: string, says: string): PlantedFault {
  return { name, files: { [path]: text }, at: path, says };
}

function room(folder: string, names: readonly string[]): PlantedFault['files'] {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}`, 'export const a = 1;']));
}

const crowd = Array.from({ length: 26 }, (_, index) => `${String.fromCodePoint(97 + index)}${index}.ts`);

const rooms: readonly PlantedFault[] = [
  {
    name: 'a folder with 26 files',
    files: room('web/src/ui/planted-crowd', crowd),
    at: 'web/src/ui/planted-crowd',
    says: '26 source files beside each other',
  },
  // The router reads folders as well as names with dots, so its pages are no exception.
  {
    name: 'a folder of pages with 26 files',
    files: room('web/src/routes/planted', ['$.tsx', ...crowd.slice(1)]),
    at: 'web/src/routes/planted',
    says: '26 source files beside each other',
  },
  {
    name: 'four files of one prefix, a test and a style sheet counting with theirs',
    files: room('web/src/ui/planted-prefix', ['row.tsx', 'row-head.tsx', 'row-foot.ts', 'row.states.ts', 'row.css']),
    at: 'web/src/ui/planted-prefix',
    says: '4 files begin with row: give them a folder (row, row-foot, row-head, row.states)',
  },
];

const tables: readonly PlantedFault[] = [
  alone(
    'credit updating contracts',
    'server/src/modules/credit/planted-write.ts',
    `${code}(id: string) => sql\`update contracts set status = 'CANCELED' where id = \${id}\`;`,
    'credit writes contracts, a table of contracts',
  ),
  alone(
    'a module joining a table of another',
    'server/src/modules/credit/planted-join.ts',
    `${code}sql\`select 1 from credit_limits l join borrowers b on b.id = l.borrower_id\`;`,
    'credit reads borrowers, a table of borrowers',
  ),
  alone(
    'a table of another further on in a list',
    'server/src/modules/credit/planted-list.ts',
    `${code}sql\`select 1 from coupons k, stores s where s.id = k.store_id\`;`,
    'credit reads stores, a table of retailers',
  ),
  alone(
    'the kernel reading a table of a module',
    'server/src/kernel/planted-read.ts',
    `${code}sql\`select count(*) from only messages\`;`,
    'kernel reads messages, a table of notifications',
  ),
  alone(
    'a folder that owns tables read by the module around it',
    `${module}/planted-inside.ts`,
    `${code}sql\`delete from contract_cancellations where true\`;`,
    'contracts writes contract_cancellations, a table of cancellation',
  ),
  alone(
    'a module declaring the columns of a table of another',
    'server/src/modules/credit/planted-columns.ts',
    "import { table } from '../../kernel/planted-table.ts'; export const a = table('contracts');",
    'credit writes contracts, a table of contracts',
  ),
  alone(
    'an invariant that writes',
    'server/src/modules/credit/invariants.ts',
    "export const a = 'delete from contracts where not exists (select 1 from installments)';",
    'credit writes contracts, a table of contracts',
  ),
  {
    name: 'a known use that is mended',
    files: { 'tools/boundaries/known-crossings.txt': 'server/src/kernel/gone.ts reads contracts\n' },
    at: 'tools/boundaries/known-crossings.txt',
    says: 'mended, take it out: server/src/kernel/gone.ts reads contracts',
  },
];

const layers: readonly PlantedFault[] = [
  {
    name: 'a rule importing a store',
    files: {
      [`${module}/rules/planted-layer.ts`]: "export type { A } from '../planted-store.ts';",
      [`${module}/planted-store.ts`]: 'export type A = 1; export const a = 1;',
    },
    at: `${module}/rules/planted-layer.ts`,
    says: 'rules may not reach up to planted-store.ts (store, views, facts)',
  },
  alone(
    'a rule reading facts itself',
    `${module}/rules/planted-facts.ts`,
    "import { acceptanceFacts } from '../planted-facts.ts'; export const a = acceptanceFacts;",
    'rules may not reach up to planted-facts.ts (store, views, facts)',
  ),
  {
    name: 'a store reaching a use case behind a file of no layer',
    files: {
      [`${module}/planted-views.ts`]: "export { a } from './planted-between.ts';",
      [`${module}/planted-between.ts`]: "export { a } from './use-cases/planted-act.ts';",
      [`${module}/use-cases/planted-act.ts`]: 'export const a = 1;',
    },
    at: `${module}/planted-views.ts`,
    says: 'planted-between.ts -> use-cases/planted-act.ts (use-cases)',
  },
  {
    name: 'a use case importing routes',
    files: {
      [`${module}/use-cases/planted-route.ts`]: "export { a } from '../planted-routes.ts';",
      [`${module}/planted-routes.ts`]: 'export const a = 1;',
    },
    at: `${module}/use-cases/planted-route.ts`,
    says: 'use-cases may not reach up to planted-routes.ts (routes)',
  },
  alone(
    'a rule of a folder inside a module importing Node',
    `${module}/planted/deep/rules/planted.ts`,
    "import { readFile } from 'node:fs'; export const b = readFile;",
    'a rule is pure, and this reaches node:fs',
  ),
];

const migration = 'server/migrations/9999_planted.sql';
const many = (name: string, text: string, says: string): PlantedFault => alone(name, migration, text, says);

/** Each of these is the one migration planted: they are judged apart. */
const acts = "import sql from 'sql-template-tag'; type Db = never; export const a = ";

const writes: readonly PlantedFault[] = [
  alone(
    'a use case that writes by itself, with no audit',
    `${module}/use-cases/planted-guarded.ts`,
    "import { guardedWrite } from '../../../kernel/db/guarded-write.ts'; export const a = guardedWrite;",
    "guardedWrite is the kernel's",
  ),
  alone(
    'a statement that writes, run on the spot',
    `${module}/planted-run.ts`,
    `${acts}(db: Db) => sql\`update contracts c set status = 'CANCELED'\`.execute(db);`,
    'a write outside an act leaves no audit',
  ),
  alone(
    'a statement that writes in a part, under a name of its own',
    `${module}/planted-part.ts`,
    `${acts}(db: Db, rowOf: any, withParts: any) => {
      const gone = sql\`update contracts c set status = 'CANCELED' returning 1\`;
      const parts = sql\`gone as (\${gone})\`;
      return rowOf(db, withParts(parts, sql\`select 1\`));
    };`,
    'a write outside an act leaves no audit',
  ),
  alone(
    'an insert of a column map, run for what it returns',
    `${module}/planted-returning.ts`,
    `${acts}(db: Db, rowOf: any, returning: any, insertOne: any) => rowOf(db, returning(insertOne('x', {}), {}));`,
    'a write outside an act leaves no audit',
  ),
  {
    name: 'a table that leaves its module',
    files: {
      'server/src/modules/planted-owner/index.ts': "export { things } from './tables.ts';",
      'server/src/modules/planted-owner/tables.ts': 'export const things = 1;',
    },
    at: 'server/src/modules/planted-owner/index.ts',
    says: 'a table stays in its module',
  },
];

export const plantedMigrations: readonly PlantedFault[] = [
  many('an advisory lock', 'select pg_advisory_xact_lock(1);', 'an advisory lock: lock a row'),
  many('a trigger', 'create or replace trigger t after insert on jobs execute function f();', 'a trigger'),
  many('a block of code', 'do $$ begin perform 1; end $$;', 'write it as plain statements'),
  many(
    'a function of PL/pgSQL',
    'create function planted() returns int\nlanguage plpgsql as $$ begin return 1; end $$;',
    'function planted is code in the database',
  ),
  many(
    'a function that locks, in plain SQL',
    'create function planted() returns void language sql as $$ select pg_advisory_lock(1) $$;',
    'function planted is an advisory lock',
  ),
  many('a table of nobody', 'create table planted (id uuid primary key);', 'table planted has no owner'),
  {
    ...many('an owned table that is gone', 'drop table messages;', 'no migration makes messages'),
    at: 'tools/table-owners.ts',
  },
];

/** Migrations that leave nothing wrong behind. */
export const rightMigrations: readonly string[] = [
  '-- No trigger and no pg_advisory_lock here.\ncreate index planted on jobs (kind);',
  'create function gone() returns int language plpgsql as $$ begin return 1; end $$;\ndrop function gone();',
  'create function was() returns int language plpgsql as $$ begin return 1; end $$;\n' +
    'create or replace function was() returns int language sql as $$ select 1 $$;',
  'alter table messages rename to planted; alter table planted rename to messages;',
];

export const plantedFaults: readonly PlantedFault[] = [...rooms, ...tables, ...layers, ...writes];
