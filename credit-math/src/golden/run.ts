import { WideDecimal } from '../money/rate.ts';
import { fieldsOf } from './reading.ts';
import type { Fields } from './reading.ts';

/** Answers one case: the keys it should be compared on, usually just `expected`. @throws when the input is refused. */
export type GoldenKind = (item: Fields) => Fields;

export type GoldenReport = {
  readonly passed: number;
  readonly failed: number;
  readonly differences: readonly string[];
};

const NOT_COMPARED: ReadonlySet<string> = new Set(['id', 'note', 'source', 'input', 'year']);

/**
 * Runs golden cases, `{ vectors: { kind: [case] } }` or the inner object alone, through the given kinds.
 * A case fails when any compared key differs, its kind throws, is unknown, or nothing is there to compare.
 * @throws TypeError when the file has another shape.
 */
export function runGolden(file: unknown, kinds: Readonly<Record<string, GoldenKind>>): GoldenReport {
  const vectors = fieldsOf(fieldsOf(file)['vectors'] ?? file);
  const differences: string[] = [];
  let [passed, failed] = [0, 0];
  for (const [kind, cases] of Object.entries(vectors)) {
    if (!Array.isArray(cases)) throw new TypeError(`${kind} must be a list of cases`);
    cases.forEach((one: unknown, index) => {
      const item = fieldsOf(one);
      const found = caseDifferences(
        item,
        typeof item['id'] === 'string' ? item['id'] : `${kind}[${index}]`,
        kinds[kind],
      );
      differences.push(...found);
      if (found.length === 0) passed += 1;
      else failed += 1;
    });
  }
  return { passed, failed, differences };
}

function caseDifferences(item: Fields, id: string, kind: GoldenKind | undefined): string[] {
  if (kind === undefined) return [`${id}: unknown kind`];
  const keys = Object.keys(item).filter((key) => !NOT_COMPARED.has(key));
  if (keys.length === 0) return [`${id}: nothing to compare`];
  try {
    const answer = kind(item);
    return keys.flatMap((key) => compare(answer[key], item[key], `${id} ${key}`));
  } catch (error) {
    return [`${id}: threw ${String(error)}`];
  }
}

/** Differences between an answer and what was expected of it; keys nobody expected are not looked at. */
function compare(actual: unknown, expected: unknown, path: string): string[] {
  if (Array.isArray(expected)) {
    const list: unknown[] = Array.isArray(actual) ? actual : [];
    if (list.length !== expected.length) return [`${path}: ${list.length} items instead of ${expected.length}`];
    return expected.flatMap((value: unknown, index) => compare(list[index], value, `${path}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    const fields: Fields = typeof actual === 'object' && actual !== null ? fieldsOf(actual) : {};
    return Object.entries(expected).flatMap(([key, value]) => compare(fields[key], value, `${path}.${key}`));
  }
  if (actual === expected || isSameRaw(actual, expected, path)) return [];
  return [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
}

/** Unrounded figures compare as numbers: '2.46' and '2.4600' say the same. */
function isSameRaw(actual: unknown, expected: unknown, path: string): boolean {
  if (!path.endsWith('Raw') || typeof actual !== 'string' || typeof expected !== 'string') return false;
  return new WideDecimal(actual).equals(new WideDecimal(expected));
}
