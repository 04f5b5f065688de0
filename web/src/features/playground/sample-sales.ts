import { type Cents, wholeCents } from '@balcao/contract/kernel';

export interface SampleSale {
  id: string;
  number: string;
  customer: string;
  store: string;
  soldOn: string;
  cents: Cents;
  status: 'paid' | 'due' | 'late';
}

const first = ['Ágata', 'Benedita', 'Cícero', 'Dalva', 'Édson', 'Francisca', 'Heitor', 'Íris', 'José', 'Zilda'];
const last = ['Araújo', 'Brandão', 'Ciqueira', 'Gonçalves', 'Nogueira', 'Salgado', 'Vasconcelos'];
export const sampleStores = ['Centro', 'Cidade Nova', 'Ponta Negra'] as const;
const statuses = ['paid', 'due', 'late'] as const;

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

/** The same invented sales every time. */
export function sampleSales(count: number): readonly SampleSale[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `sale-${at + 1}`,
    number: String(100_001 + at),
    customer: `${pick(first, at * 7)} ${pick(last, at * 3)}`,
    store: pick(sampleStores, at * 5 + (at >> 3)),
    soldOn: `2026-${String((at % 11) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
    cents: wholeCents(5_000 + ((at * 7_919) % 400_000)),
    status: pick(statuses, at + (at >> 2)),
  }));
}

export const totalOf = (sales: readonly SampleSale[]): Cents =>
  wholeCents(sales.reduce((sum, { cents }) => sum + cents, 0));
