/** Keeps the digits only: '529.982.247-25' -> '52998224725'. */
export function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Text without diacritics or any other character outside printable ASCII: 'João Conceição' -> 'Joao Conceicao'. */
export function toAscii(text: string): string {
  return text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
}

/** First word of a name, as written; empty when there is none. */
export function firstName(name: string): string {
  return /\S+/.exec(name)?.[0] ?? '';
}
