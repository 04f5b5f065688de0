/** How a cell of a sheet is written for people. */
export type CellKind = 'MONEY' | 'COUNT' | 'PERCENT' | 'BP' | 'TEXT';

const figures = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const HUNDREDTH = 100;

/** The text of a number in its cell: cents in reais, hundredths of a percent in percent. */
export function cellText(kind: CellKind, value: number): string {
  return kind === 'MONEY' || kind === 'BP' ? figures.format(value / HUNDREDTH) : String(value);
}

export const cellUnit = (kind: CellKind): string => ({ MONEY: 'R$', PERCENT: '%', BP: '%', COUNT: '', TEXT: '' })[kind];

/** The number that a text stands for; the text itself where it is none, for the server to refuse. */
export function cellValue(kind: CellKind, text: string): number | string {
  const plain = text.trim();
  if (kind === 'MONEY' || kind === 'BP') {
    if (!/^\d{1,3}(\.?\d{3})*(,\d{1,2})?$/.test(plain)) return plain;
    return Math.round(Number(plain.replaceAll('.', '').replace(',', '.')) * HUNDREDTH);
  }
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : plain;
}

/** A sheet with what was typed, by the paths of its cells. */
export function withTyped<T extends object>(sheet: T, typed: Readonly<Record<string, number | string>>): T {
  const copy = structuredClone(sheet);
  for (const [path, value] of Object.entries(typed)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>(
      (of, key) => of[key] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
    parent[last] = value;
  }
  return copy;
}
