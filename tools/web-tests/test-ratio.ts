import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../boundaries/read/source-files.ts';

/** The least lines of tests for each line of source. */
export const minimumRatio = 0.6;

const testing = /(?:^|\/)testing\/|\.test\.tsx?$/;
/** The gallery of parts is walked in a browser; nobody sells with it. */
const gallery = /^web\/src\/features\/playground\//;

export interface TestRatio {
  /** Lines of tests, including the folders named `testing`. */
  readonly tests: number;
  readonly source: number;
  readonly isEnough: boolean;
}

/** Counts the lines of tests and of source in `web/src`. */
export function measureTestRatio(root: string): TestRatio {
  const paths = sourceFiles(root, 'web/src').filter((path) => !gallery.test(path));
  const linesOf = (some: string[]) =>
    some.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);
  const tests = linesOf(paths.filter((path) => testing.test(path)));
  const source = linesOf(paths.filter((path) => !testing.test(path)));
  return { tests, source, isEnough: tests >= minimumRatio * source };
}
