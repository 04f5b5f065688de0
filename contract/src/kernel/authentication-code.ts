const SIXTEEN = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/**
 * The code printed on a receipt, however a person types it off the paper: 'x7q2 90kd 31fm zzo4' -> 'X7Q2-90KD-31FM-ZZ04'.
 * Letters that the code never holds are read as the figures they resemble; null when it cannot be such a code.
 */
export function toAuthenticationCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replaceAll(/[\s.\-–—]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return SIXTEEN.test(letters) ? letters.replace(/^(....)(....)(....)(....)$/, '$1-$2-$3-$4') : null;
}
