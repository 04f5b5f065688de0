interface Cache<K, T> {
  get(key: K): T | undefined;
  set(key: K, made: T): unknown;
}

/** What is made once for a key. */
export function kept<K, T>(cache: Cache<K, T>, key: K, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
