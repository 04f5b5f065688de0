/**
 * Binary search: the largest whole number from `low` to `high` that passes `test`, which passes up to some number and
 * none above it; null when not even `low` does.
 */
export function binarySearchLargest(test: (value: number) => boolean, low: number, high: number): number | null {
  if (low > high || !test(low)) return null;
  let [passing, last] = [low, high];
  while (passing < last) {
    const middle = Math.ceil((passing + last) / 2);
    if (test(middle)) passing = middle;
    else last = middle - 1;
  }
  return passing;
}
