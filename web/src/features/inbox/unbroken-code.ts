/** Keeps '123 456' on one line, as people read it aloud. */
export function unbrokenCode(text: string): string {
  return text.replaceAll(/(?<!\d)(\d{3}) (\d{3})(?!\d)/g, '$1\u00a0$2');
}
