function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) sum += Number(digits[index]) * (digits.length + 1 - index);
  return ((sum * 10) % 11) % 10;
}

/**
 * The eleven digits of the CPF whose first nine are these: for demonstrations and tests, where no CPF may be a
 * person's by intent.
 * @throws RangeError when they are not nine digits.
 */
export function completeCpf(nine: string): string {
  if (!/^\d{9}$/.test(nine)) throw new RangeError(`not nine digits: '${nine}'`);
  const ten = `${nine}${checkDigit(nine)}`;
  return `${ten}${checkDigit(ten)}`;
}
