/**
 * The txid in the "copia e cola" code of a message, as a bank's app reads it: field 05 of field 62, just before the
 * check characters at the end. Null when the message holds no such code.
 */
export function pixTxidIn(text: string): string | null {
  return /^000201\S.*62\d\d05\d\d([A-Za-z0-9]{1,25})6304[0-9A-F]{4}$/m.exec(text)?.[1] ?? null;
}
