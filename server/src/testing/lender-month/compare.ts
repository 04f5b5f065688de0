const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A row of a list by what it is called, else by its place. */
function nameOf(row: unknown, index: number): string {
  if (!isObject(row)) return String(index);
  const name = ['id', 'contract', 'on', 'start', 'n'].map((key) => row[key]);
  return String(name.find((one) => typeof one === 'string' || typeof one === 'number') ?? index);
}

export interface Compared {
  passed: number;
  differences: string[];
}

export const together = (parts: readonly Compared[]): Compared => ({
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  differences: parts.flatMap(({ differences }) => differences),
});

/** What cannot be worked out is a difference as any other: the other parts are worth reading all the same. */
export function tried(path: string, comparing: () => Compared): Compared {
  try {
    return comparing();
  } catch (error) {
    return { passed: 0, differences: [`${path}: cannot be worked out, ${String(error)}`] };
  }
}

/** Every figure of one side against the other, both ways: what is there and was not expected differs too. */
export function compare(found: unknown, expected: unknown, path: string): Compared {
  if (isObject(expected) && isObject(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return together(keys.map((key) => compare(found[key], expected[key], `${path}.${key}`)));
  }
  if (isList(expected) && isList(found)) {
    const places = Array.from({ length: Math.max(expected.length, found.length) }, (_, at) => at);
    return together(
      places.map((at) => compare(found[at], expected[at], `${path}[${nameOf(expected[at] ?? found[at], at)}]`)),
    );
  }
  if (found === expected) return { passed: 1, differences: [] };
  return { passed: 0, differences: [`${path}: ${text(found)} instead of ${text(expected)}`] };
}

/** Rows by what they are called, whatever their order: each is compared with its like, a second of the same name too. */
export function named<T extends object>(rows: readonly T[], nameOfRow: (row: T) => string): Record<string, T> {
  const like: Record<string, T> = {};
  for (const row of rows) {
    const name = nameOfRow(row);
    const again = Object.keys(like).filter((key) => key === name || key.startsWith(`${name} #`)).length;
    like[again === 0 ? name : `${name} #${again + 1}`] = row;
  }
  return like;
}

/** Rows by a key, in the order in which keys come first. */
export function groupedBy<T, K extends string>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
