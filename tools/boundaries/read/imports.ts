import { parseSync, Visitor } from 'oxc-parser';
import { readDirectWrites } from './direct-writes.ts';
import { readTableUses, type TableUse } from './table-uses.ts';

export interface Import {
  /** Undefined for an import() whose argument is not one plain text. */
  readonly specifier: string | undefined;
  readonly line: number;
  readonly isTypeOnly: boolean;
  /** The names imported, each with the name it is exported again under, if any; undefined for all names. */
  readonly names: readonly { readonly imported: string; readonly exportedAs: string | undefined }[] | undefined;
}

export interface ParsedFile {
  readonly imports: readonly Import[];
  /** Lines of comments that silence a checker. */
  readonly suppressions: readonly number[];
  readonly faults: readonly string[];
  /** Of files of the server alone. */
  readonly tableUses: readonly TableUse[];
  /** Of files of the server alone: lines that run a statement that writes. */
  readonly directWrites: readonly number[];
}

const suppression = /^[\s*]*(?:(?:eslint|oxlint)-disable|@ts-(?:ignore|expect-error|nocheck)|oxfmt-ignore|knip-ignore)/;
const plainText = /^(['"`])([^'"`$\\]*)\1$/;

function lineCounter(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length;
}

/** The parser's module record leaves out `type A = import('./a.ts').A`, so this walks the tree. */
function typeImports(parsed: ReturnType<typeof parseSync>, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  new Visitor({
    TSImportType(node) {
      found.push({ specifier: node.source.value, line: lineAt(node.start), isTypeOnly: true, names: undefined });
    },
  }).visit(parsed.program);
  return found;
}

/** The names of an import or export; undefined (all names) for a default, a namespace or a bare import. */
function namesOf(
  found: readonly { imported: string | null; exportedAs: string | null | undefined }[],
): Import['names'] {
  const names = found.flatMap(({ imported, exportedAs }) =>
    imported === null || exportedAs === null ? [] : [{ imported, exportedAs }],
  );
  return names.length === found.length && names.length > 0 ? names : undefined;
}

export function readImports(path: string, text: string): ParsedFile {
  const parsed = parseSync(path, text);
  const lineAt = lineCounter(text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const imports: Import[] = [];
  for (const { moduleRequest, entries, start } of staticImports) {
    const isTypeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    const names = namesOf(entries.map(({ importName }) => ({ imported: importName.name, exportedAs: undefined })));
    imports.push({ specifier: moduleRequest.value, line: lineAt(start), isTypeOnly, names });
  }
  for (const { entries, start } of staticExports) {
    const source = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (source === undefined) continue;
    const isTypeOnly = entries.every((entry) => entry.isType);
    const passed = entries.map(({ importName, exportName }) => ({
      imported: importName.name,
      exportedAs: exportName.name,
    }));
    imports.push({ specifier: source, line: lineAt(start), isTypeOnly, names: namesOf(passed) });
  }
  for (const { moduleRequest, start } of dynamicImports) {
    const specifier = plainText.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
    imports.push({ specifier, line: lineAt(start), isTypeOnly: false, names: undefined });
  }
  if (text.includes('import(')) imports.push(...typeImports(parsed, lineAt));
  const isOfServer = path.startsWith('server/src/');
  return {
    imports,
    suppressions: parsed.comments.filter(({ value }) => suppression.test(value)).map(({ start }) => lineAt(start)),
    faults: parsed.errors.map((error) => error.message),
    tableUses: isOfServer ? readTableUses(parsed.program, lineAt) : [],
    directWrites: isOfServer ? readDirectWrites(parsed.program, lineAt) : [],
  };
}
