/** Upper-case letters and digits of a CNPJ, without punctuation: how it is stored and compared. */
export function plainCnpj(text: string): string {
  return text.replaceAll(/[.\-/\s]/g, '').toUpperCase();
}

/**
 * True for a CNPJ with both check digits right, numeric or alphanumeric (IN RFB 2.229/2024, in use since
 * July 2026), with or without punctuation; repeated digits are refused.
 */
export function isCnpj(text: string): boolean {
  const cnpj = plainCnpj(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1*$/.test(cnpj)) return false;
  return cnpj[12] === checkDigit(cnpj.slice(0, 12)) && cnpj[13] === checkDigit(cnpj.slice(0, 13));
}

/** '12ABC34501DE35' -> '12.ABC.345/01DE-35'; text that is not fourteen characters comes back as it is. */
export function formatCnpj(text: string): string {
  const cnpj = plainCnpj(text);
  return cnpj.length === 14 ? cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') : text;
}

/** Value of a character is its ASCII code less 48; weights 2 to 9 from the right; remainders 0 and 1 give 0. */
function checkDigit(characters: string): string {
  let sum = 0;
  for (let place = 0; place < characters.length; place += 1) {
    sum += (characters.charCodeAt(characters.length - 1 - place) - 48) * (2 + (place % 8));
  }
  const remainder = sum % 11;
  return remainder < 2 ? '0' : String(11 - remainder);
}
