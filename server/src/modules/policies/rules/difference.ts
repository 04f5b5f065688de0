type Leaf = string | number | boolean | null;

/** One field of two documents that is not the same in both. */
export interface Difference {
  /** 'plans.0.rateMonthly' */
  path: string;
  change: 'ADDED' | 'REMOVED' | 'CHANGED';
  before: Leaf;
  after: Leaf;
}

/** What a document says otherwise than the one before, field by field in the order of the path. */
export function differenceOf(before: object | null, after: object): Difference[] {
  const [old, now] = [leavesOf(before ?? {}), leavesOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return paths.flatMap((path): Difference[] => {
    const pair = { path, before: old.get(path) ?? null, after: now.get(path) ?? null };
    if (!old.has(path)) return [{ ...pair, change: 'ADDED' }];
    if (!now.has(path)) return [{ ...pair, change: 'REMOVED' }];
    return pair.before === pair.after ? [] : [{ ...pair, change: 'CHANGED' }];
  });
}

function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value as Leaf]]);
  const inner = Object.entries(value).filter(([, each]) => each !== undefined);
  return new Map(inner.flatMap(([key, each]) => Array.from(leavesOf(each, path === '' ? key : `${path}.${key}`))));
}
