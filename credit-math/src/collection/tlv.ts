/**
 * One field of a BR Code: two-digit id, two-digit length, value.
 * @throws RangeError when the value is empty or longer than 99 characters, which two digits cannot say.
 */
export function tlv(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`field ${id} must hold 1 to 99 characters, not ${value.length}`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Reads a whole text as fields, by id; null when a length is wrong, an id repeats or something is left over. */
export function readTlv(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const [id, length] = [head?.[1] ?? '', Number(head?.[2] ?? 0)];
    const value = text.slice(at + 4, at + 4 + length);
    if (length === 0 || value.length !== length || fields.has(id)) return null;
    fields.set(id, value);
    at += 4 + length;
  }
  return fields;
}
