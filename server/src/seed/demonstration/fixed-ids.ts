const families = { retailer: 1, store: 2, operator: 3, borrower: 4, policy: 5, device: 6 } as const;

/** The same id on every machine, so that links and tests into the demonstration stay good. A version 7 UUID of 2024. */
export function fixedId(family: keyof typeof families, number: number): string {
  const family16 = families[family].toString(16).padStart(4, '0');
  return `018cc251-f400-7000-8000-${family16}${number.toString(16).padStart(8, '0')}`;
}
