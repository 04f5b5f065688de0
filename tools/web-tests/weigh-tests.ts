import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../boundaries/read/source-files.ts';

/** Lines of tests for each line of source, at least. */
export const leastShare = 0.6;

const testing = /(?:^|\/)testing\/|\.test\.tsx?$/;
/** The gallery of parts is walked in a browser; nobody sells with it. */
const gallery = /^web\/src\/features\/playground\//;

export interface Weighed {
  /** Lines of tests, with the folders named `testing`. */
  readonly tests: number;
  readonly source: number;
  readonly isEnough: boolean;
}

/** How many lines of `web/src` test, and how many are tested. */
export function weighTests(root: string): Weighed {
  const paths = sourceFiles(root, 'web/src').filter((path) => !gallery.test(path));
  const linesOf = (some: string[]) =>
    some.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);
  const tests = linesOf(paths.filter((path) => testing.test(path)));
  const source = linesOf(paths.filter((path) => !testing.test(path)));
  return { tests, source, isEnough: tests >= leastShare * source };
}
