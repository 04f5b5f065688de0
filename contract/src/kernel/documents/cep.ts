/** Postal-code ranges of the Correios by their first five digits, last prefix of each range included. */
const RANGES = [
  [1000, 19999, 'SP'],
  [20000, 28999, 'RJ'],
  [29000, 29999, 'ES'],
  [30000, 39999, 'MG'],
  [40000, 48999, 'BA'],
  [49000, 49999, 'SE'],
  [50000, 56999, 'PE'],
  [57000, 57999, 'AL'],
  [58000, 58999, 'PB'],
  [59000, 59999, 'RN'],
  [60000, 63999, 'CE'],
  [64000, 64999, 'PI'],
  [65000, 65999, 'MA'],
  [66000, 68899, 'PA'],
  [68900, 68999, 'AP'],
  [69000, 69299, 'AM'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF'],
  [73700, 76799, 'GO'],
  [76800, 76999, 'RO'],
  [77000, 77999, 'TO'],
  [78000, 78899, 'MT'],
  [79000, 79999, 'MS'],
  [80000, 87999, 'PR'],
  [88000, 89999, 'SC'],
  [90000, 99999, 'RS'],
] as const;

/** The 27 federative units. */
export type Uf = (typeof RANGES)[number][2];

const SHAPE = /^\s*(\d{2})\.?(\d{3})[\s-]?(\d{3})\s*$/;

/** Federative unit a CEP belongs to, or null when it is malformed or nobody's (78900-000, 00999-999). */
export function ufOfCep(text: string): Uf | null {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  const prefix = Number(`${match[1]}${match[2]}`);
  return RANGES.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? null;
}

/** True for eight digits (hyphen allowed) inside the range of some state. */
export function isCep(text: string): boolean {
  return ufOfCep(text) !== null;
}

/** '69005040' -> '69005-040'; text that is not a CEP's eight digits comes back as it is. */
export function formatCep(text: string): string {
  const match = SHAPE.exec(text);
  return match === null ? text : `${match[1]}${match[2]}-${match[3]}`;
}
