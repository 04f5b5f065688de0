/**
 * True for a number of a court's process (CNJ Res. 65/2008), NNNNNNN-DD.AAAA.J.TR.OOOO: twenty digits, those of `DD` right
 * by ISO 7064 mod 97-10. Justice, the J, is 1 to 9.
 */
export function isProcessNumber(text: string): boolean {
  const match = /^(\d{7})-?(\d{2})\.?(\d{4})\.?([1-9])\.?(\d{2})\.?(\d{4})$/.exec(text.trim());
  if (match === null) return false;
  const [, sequence = '', check = '', year = '', justice = '', court = '', origin = ''] = match;
  return BigInt(`${sequence}${year}${justice}${court}${origin}${check}`) % 97n === 1n;
}
