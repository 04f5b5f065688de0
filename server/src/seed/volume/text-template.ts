/** A text with holes: `pieces[i]` comes before the value number `slots[i]`; the last piece ends the text. */
export interface TextTemplate {
  pieces: readonly string[];
  slots: readonly number[];
}

/**
 * Cuts a text at everything `pattern` matches. `slotOf` numbers what was matched; null leaves it in the text as it is.
 */
export function cutTemplate(text: string, pattern: RegExp, slotOf: (match: string) => number | null): TextTemplate {
  const pieces: string[] = [];
  const slots: number[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const slot = slotOf(match[0]);
    if (slot === null) continue;
    pieces.push(text.slice(from, match.index));
    slots.push(slot);
    from = match.index + match[0].length;
  }
  return { pieces: [...pieces, text.slice(from)], slots };
}

/** The text with its holes filled. */
export function fillTemplate({ pieces, slots }: TextTemplate, values: readonly string[]): string {
  let text = pieces[0] ?? '';
  for (let index = 0; index < slots.length; index += 1) {
    text += (values[slots[index] ?? -1] ?? '') + (pieces[index + 1] ?? '');
  }
  return text;
}
