/** Of passwords and PINs: no schema reaches this file, screens check by it while somebody types. */
export const passwordLength = { least: 6, most: 200 } as const;
export const pinLength = { least: 4, most: 6 } as const;

/** What a password lacks, in the words of the shell spec, section 5; none when it may be used. */
export function passwordFaults(password: string): string[] {
  return [
    ...(password.length < passwordLength.least ? ['Mínimo de 6 caracteres'] : []),
    ...(/\d/.test(password) ? [] : ['Pelo menos 1 número']),
  ];
}

/** Whether everybody would try it first: one digit again and again, or each digit the next one up or down. */
export function isSimplePin(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}
