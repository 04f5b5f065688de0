type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(lower: unknown, upper: unknown): unknown {
  if (!isObject(lower) || !isObject(upper)) return upper;
  const keys = new Set([...Object.keys(lower), ...Object.keys(upper)]);
  const merged = [...keys].map((key) => [
    key,
    Object.hasOwn(upper, key) ? merge(Object.hasOwn(lower, key) ? lower[key] : undefined, upper[key]) : lower[key],
  ]);
  return Object.fromEntries(merged);
}

/**
 * Merges documents, the lowest layer first: objects key by key, everything else (lists and null too) is replaced
 * by the upper layer.
 */
export function mergeLayers(layers: readonly unknown[]): unknown {
  return layers.reduce((lower, upper) => merge(lower, upper), {});
}

/** Paths of keys that a document has and its checked form has not: typing mistakes that would be dropped silently. */
export function droppedPaths(document: unknown, checked: unknown, at: readonly string[] = []): string[] {
  if (Array.isArray(document) && Array.isArray(checked)) {
    return document.flatMap((item, index) => droppedPaths(item, checked[index], [...at, String(index)]));
  }
  if (!isObject(document) || !isObject(checked)) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    const path = [...at, key];
    return Object.hasOwn(checked, key) ? droppedPaths(value, checked[key], path) : [path.join('.')];
  });
}
