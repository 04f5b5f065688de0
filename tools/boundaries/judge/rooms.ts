import { basename, dirname } from 'node:path/posix';

export interface RoomFault {
  readonly path: string;
  readonly message: string;
}

const mostFiles = 25;
const mostOfOnePrefix = 3;

/** The file names there are the router's: it asks for them side by side. */
const foldersOfOthers = /^web\/src\/routes(?:\/|$)/;
/** Here the first word is a verb or the person, by the house's own naming; what the files are about comes after it. */
const verbFirst = /\/(?:use-cases|journeys)$/;
/** React asks for this beginning of every hook. */
const freePrefixes = new Set(['use']);

/** What a file is about: a test, and a style sheet, count with the file they belong to. */
const subjectOf = (path: string): string =>
  basename(path).replace(/(?:\.db)?\.(?:test|e2e)\.tsx?$|(?:\.module)?\.(?:[mc]?[jt]sx?|css)$/, '');

function grouped(names: readonly string[], keyOf: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), name]);
  return groups;
}

function prefixFaults(folder: string, paths: readonly string[]): RoomFault[] {
  if (verbFirst.test(folder)) return [];
  const subjects = [...new Set(paths.map(subjectOf))];
  return [...grouped(subjects, (name) => name.split(/[-.]/)[0] ?? '')].flatMap(([prefix, names]) => {
    if (names.length <= mostOfOnePrefix || freePrefixes.has(prefix)) return [];
    const message = `${names.length} files begin with ${prefix}: give them a folder (${names.toSorted().join(', ')})`;
    return [{ path: folder, message }];
  });
}

/** A folder is read at one glance: few files beside each other, and no prefix that stands in for a folder. */
export function judgeRooms(paths: readonly string[]): RoomFault[] {
  const rooms = [...grouped(paths, dirname)].filter(([folder]) => !foldersOfOthers.test(folder));
  const full = rooms.filter(([, files]) => files.length > mostFiles);
  const sizes = full.map(([path, files]) => ({
    path,
    message: `${files.length} source files beside each other, at most ${mostFiles}: make rooms`,
  }));
  return [...sizes, ...rooms.flatMap(([folder, files]) => prefixFaults(folder, files))];
}
