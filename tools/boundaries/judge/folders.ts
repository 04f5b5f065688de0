import { basename, dirname } from 'node:path/posix';

export interface FolderFault {
  readonly path: string;
  readonly message: string;
}

const mostFiles = 25;
const mostOfOnePrefix = 3;

/** File names there begin with a verb or with a role, so a shared first word says nothing. */
const verbFirst = /\/(?:use-cases|journeys(?:\/[a-z]+)?)$/;
/** React requires this prefix for hooks. */
const allowedPrefixes = new Set(['use']);

/** The file name without its endings: a test or a style sheet has the subject of the file it belongs to. */
const subjectOf = (path: string): string =>
  basename(path).replace(/(?:\.db)?\.(?:test|e2e)\.tsx?$|(?:\.module)?\.(?:[mc]?[jt]sx?|css)$/, '');

function grouped(names: readonly string[], keyOf: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), name]);
  return groups;
}

function prefixFaults(folder: string, paths: readonly string[]): FolderFault[] {
  if (verbFirst.test(folder)) return [];
  const subjects = [...new Set(paths.map(subjectOf))];
  return [...grouped(subjects, (name) => name.split(/[-.]/)[0] ?? '')].flatMap(([prefix, names]) => {
    if (names.length <= mostOfOnePrefix || allowedPrefixes.has(prefix)) return [];
    const message = `${names.length} files begin with ${prefix}: give them a folder (${names.toSorted().join(', ')})`;
    return [{ path: folder, message }];
  });
}

/** A folder holds few files, and no prefix that stands in for a folder. */
export function judgeFolders(paths: readonly string[]): FolderFault[] {
  const folders = [...grouped(paths, dirname)];
  const full = folders.filter(([, files]) => files.length > mostFiles);
  const sizes = full.map(([path, files]) => ({
    path,
    message: `${files.length} source files beside each other, at most ${mostFiles}: make folders`,
  }));
  return [...sizes, ...folders.flatMap(([folder, files]) => prefixFaults(folder, files))];
}
