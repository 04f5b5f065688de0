/** A sorted copy. `toSorted` is missing in Chrome 109, the last one of many counter PCs. */
export function sorted<T>(list: Iterable<T>, compare: (one: T, other: T) => number): T[] {
  const copy = [...list];
  copy.sort(compare);
  return copy;
}
