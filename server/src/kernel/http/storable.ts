/** Deeper than any body of the contract; what walks one may recurse. */
const MOST_LEVELS = 32;

const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/**
 * Whether the database can keep what came: no text of it, names of fields among them, holds a NUL or half a surrogate
 * pair, and nothing is nested without end.
 */
export function isStorable(input: unknown): boolean {
  const left = [{ value: input, level: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, level } = next;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (level === MOST_LEVELS) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      left.push({ value: inner, level: level + 1 });
    }
  }
  return true;
}
