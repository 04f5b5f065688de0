/**
 * True for what may be an identity card (RG): each state numbers its own, so no check digit is asked. Five to fourteen
 * characters, the last a digit or X, the issuing state allowed before them, not one digit repeated. The new national card is a CPF.
 */
export function isRg(text: string): boolean {
  const plain = text.replaceAll(/[\s.\-/]/g, '').toUpperCase();
  const number = /^(?:[A-Z]{2})?(\d{4,13}[\dX])$/.exec(plain)?.[1];
  return number !== undefined && !/^(\d)\1*$/.test(number);
}
