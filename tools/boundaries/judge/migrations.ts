import { ownerOfTable } from '../../table-owners.ts';

export interface Migration {
  /** The file's path from the root. */
  readonly path: string;
  readonly text: string;
}

export interface MigrationFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** PL/pgSQL functions that are allowed, for reasons in docs/adr/0018-no-code-in-the-database-but-one-guard.md. */
const allowedFunctions: ReadonlySet<string> = new Set(['guard']);

const functionStart = /\b(create(?:\s+or\s+replace)?|drop)\s+(?:function|procedure)\s+(?:if\s+exists\s+)?"?(\w+)/gi;
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\bpg_(?:try_)?advisory\w*/i, 'an advisory lock: lock a row'],
  [/\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+|event\s+)?trigger\b/i, 'a trigger: the act writes it'],
  [/\blanguage\s+'?(?:plpgsql|plpython3?u|plperlu?|pltclu?)\b/i, 'code in the database: decide in a rule'],
  [/^\s*do\s+(?:\$|language\b)/im, 'code in the database: write it as plain statements'],
];

const withoutComments = (text: string): string => text.replace(/--.*$/gm, '');
const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

interface Piece {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly name: string | undefined;
  readonly isDrop: boolean;
}

/** A migration in pieces: one for each function it creates or drops, and one for each stretch between them. */
function piecesOf({ path, text: whole }: Migration): Piece[] {
  const text = withoutComments(whole);
  const pieces: Piece[] = [];
  let rest = 0;
  const plain = (until: number): void => {
    const line = lineOf(text, rest);
    pieces.push({ path, line, text: text.slice(rest, until), name: undefined, isDrop: false });
  };
  for (const match of text.matchAll(functionStart)) {
    const isDrop = match[1]?.toLowerCase() === 'drop';
    const body = /\$(\w*)\$[\s\S]*?\$\1\$[^;]*;|;/.exec(text.slice(match.index));
    const end = body ? match.index + body.index + body[0].length : text.length;
    plain(match.index);
    pieces.push({ path, line: lineOf(text, match.index), text: text.slice(match.index, end), name: match[2], isDrop });
    rest = end;
  }
  plain(text.length);
  return pieces;
}

function faultsOf({ path, line, text, name }: Piece): MigrationFault[] {
  const of = name === undefined ? '' : `function ${name} is `;
  return forbidden.flatMap(([pattern, message]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ path, line: line + lineOf(text, at) - 1, message: `${of}${message}` }];
  });
}

/** Advisory locks, triggers and code that all migrations together leave; of a function only the last definition counts. */
function codeFaults(migrations: readonly Migration[]): MigrationFault[] {
  const pieces = migrations.flatMap(piecesOf);
  const last = new Map(pieces.flatMap((piece) => (piece.name === undefined ? [] : [[piece.name, piece] as const])));
  return pieces
    .filter((piece) => piece.name === undefined || (last.get(piece.name) === piece && !piece.isDrop))
    .filter(({ name }) => name === undefined || !allowedFunctions.has(name))
    .flatMap(faultsOf);
}

const tableStart =
  /\b(?:(create)\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?|(drop)\s+table\s+(?:if\s+exists\s+)?)"?(\w+)|\balter\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?\s+rename\s+to\s+"?(\w+)/gi;

/** The tables that exist after all migrations, each with the place that creates it. */
function tablesOf(migrations: readonly Migration[]): Map<string, Omit<MigrationFault, 'message'>> {
  const tables = new Map<string, Omit<MigrationFault, 'message'>>();
  for (const { path, text: whole } of migrations) {
    const text = withoutComments(whole);
    for (const { index, 1: made, 3: name = '', 4: from = '', 5: to } of text.matchAll(tableStart)) {
      if (to !== undefined) tables.delete(from);
      else if (made === undefined) tables.delete(name);
      if (to !== undefined || made !== undefined) tables.set(to ?? name, { path, line: lineOf(text, index) });
    }
  }
  return tables;
}

function ownerFaults(migrations: readonly Migration[]): MigrationFault[] {
  const tables = tablesOf(migrations);
  const unowned = [...tables].flatMap(([table, place]) =>
    ownerOfTable.has(table) ? [] : [{ ...place, message: `table ${table} has no owner in tools/table-owners.ts` }],
  );
  const gone = [...ownerOfTable.keys()].filter((table) => !tables.has(table));
  const stale = gone.map((table) => ({
    path: 'tools/table-owners.ts',
    line: 1,
    message: `no migration makes ${table}`,
  }));
  return [...unowned, ...stale];
}

/** What is wrong with the migrations, in the order they run. A root without any has nothing to judge. */
export function judgeMigrations(migrations: readonly Migration[]): MigrationFault[] {
  return migrations.length === 0 ? [] : [...codeFaults(migrations), ...ownerFaults(migrations)];
}
