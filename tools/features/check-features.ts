import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Why one `file › title` proves nothing, or undefined. The file is told by the end of its path, which only one may have. */
function proofFault(root: string, tests: readonly string[], proof: string): string | undefined {
  const [file = '', title = ''] = proof.split(' › ');
  const [path, ...others] = tests.filter((test) => test === file || test.endsWith(`/${file}`));
  if (path === undefined) return `no test file ${file}`;
  if (others.length > 0) return `${file} is the name of several: ${[path, ...others].join(', ')}`;
  const named = readTitles(path, readFileSync(join(root, path), 'utf8')).filter((test) => test.title === title);
  if (named.length === 0) return `${path} has no test '${title}'`;
  return named.some(({ isSkipped }) => isSkipped) ? `${path} skips '${title}'` : undefined;
}

function rowFaults(root: string, tests: readonly string[], { isProven, proofs }: Feature): string[] {
  if (!isProven) return [];
  if (proofs.length === 0) return ["a row names the test that proves it, or says 'not yet'"];
  return proofs.flatMap((proof) => proofFault(root, tests, proof) ?? []);
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

/** Reads docs/features.md and looks up each test it names. Throws when the page is not there. */
export function checkFeatures(root: string): FeatureReport {
  if (!existsSync(join(root, page))) throw new Error(`${page} is missing: the check proved nothing.`);
  const features = readFeatures(readFileSync(join(root, page), 'utf8'));
  const tests = Object.keys(packages).flatMap((folder) => sourceFiles(root, folder, testName));
  const proven = (kind: RegExp): number => features.filter(({ id, isProven }) => kind.test(id) && isProven).length;
  const faults = features.flatMap((feature) =>
    rowFaults(root, tests, feature).map((message) => ({
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
