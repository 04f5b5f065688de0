import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceFiles } from '../boundaries/read/source-files.ts';
import { packages } from '../module-map.ts';
import { readFeatures, type Feature } from './read-features.ts';
import { readTitles } from './read-titles.ts';

const page = 'docs/features.md';
const capabilities = 132;
const loops = 24;
const testName = /\.(?:test|e2e)\.tsx?$/;

export interface FeatureProblem {
  readonly line: number;
  readonly message: string;
}

export interface FeatureReport {
  readonly problems: readonly FeatureProblem[];
  readonly proven: number;
  readonly closed: number;
  readonly beyond: number;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The files that declare tests: test files, and files with `test` that a test file imports. */
function testFiles(root: string): Source[] {
  const paths = Object.keys(packages).flatMap((folder) => sourceFiles(root, folder));
  const sources = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const named = sources.filter(({ path }) => testName.test(path));
  const declaring = sources.filter(({ path, text }) => !testName.test(path) && /\btest\b.* from 'vitest';/.test(text));
  return [...named, ...declaring.filter(({ path }) => named.some(({ text }) => text.includes(`/${basename(path)}'`)))];
}

/** What is wrong with one `file › title`, or undefined. The file is the end of a path; exactly one test may match. */
function proofFault(tests: readonly Source[], proof: string): string | undefined {
  const [file = '', title = ''] = proof.split(' › ');
  const files = tests.filter(({ path }) => path === file || path.endsWith(`/${file}`));
  if (files.length === 0) return `no test file ${file}`;
  const fitting = files.flatMap(({ path, text }) => {
    const named = readTitles(path, text).filter((test) => test.title === title);
    return named.length === 0 ? [] : [{ path, isSkipped: named.some(({ isSkipped }) => isSkipped) }];
  });
  const paths = fitting.map(({ path }) => path).join(', ');
  if (fitting.length === 0) return `${file} has no test '${title}'`;
  if (fitting.length > 1) return `'${title}' is a test of several: ${paths}`;
  return fitting[0]?.isSkipped ? `${paths} skips '${title}'` : undefined;
}

function rowFaults(tests: readonly Source[], { isProven, proofs }: Feature): string[] {
  if (!isProven) return [];
  if (proofs.length === 0) return ["a row names the test that proves it, or says 'not yet'"];
  return proofs.flatMap((proof) => proofFault(tests, proof) ?? []);
}

function count(prefix: string, most: number): string[] {
  return Array.from({ length: most }, (_, index) => `${prefix}${index + 1}`);
}

function numberFaults(features: readonly Feature[]): FeatureProblem[] {
  const beyond = features.filter(({ id }) => id.startsWith('B')).length;
  const wanted = [...count('', capabilities), ...count('L', loops), ...count('B', beyond)];
  const ids = features.map(({ id }) => id);
  const missing = wanted.filter((id) => !ids.includes(id));
  const odd = features.filter(({ id }, index) => !wanted.includes(id) || ids.indexOf(id) !== index);
  return [
    ...missing.map((id) => ({ line: 1, message: `row ${id} is missing` })),
    ...odd.map(({ id, line }) => ({ line, message: `row ${id} is there twice, or is no row of ours` })),
  ];
}

/** Reads docs/features.md and looks up each test it names. @throws Error when the page is missing. */
export function checkFeatures(root: string): FeatureReport {
  if (!existsSync(join(root, page))) throw new Error(`${page} is missing: the check proved nothing.`);
  const features = readFeatures(readFileSync(join(root, page), 'utf8'));
  const tests = testFiles(root);
  const proven = (kind: RegExp): number => features.filter(({ id, isProven }) => kind.test(id) && isProven).length;
  const faults = features.flatMap((feature) =>
    rowFaults(tests, feature).map((message) => ({
      line: feature.line,
      message: `row ${feature.id}: ${message}`,
    })),
  );
  return {
    problems: [...numberFaults(features), ...faults],
    proven: proven(/^\d/),
    closed: proven(/^L/),
    beyond: proven(/^B/),
  };
}
