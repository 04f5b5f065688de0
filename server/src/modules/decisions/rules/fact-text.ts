import { type CreditFactName, creditFacts, type FactValue, formatBrl, wholeCents } from '@balcao/contract';

/** A fact as people read it. */
export function factText(fact: CreditFactName, value: FactValue): string {
  if (value === null) return 'sem informação';
  const shape = creditFacts[fact];
  if (shape.type === 'MONEY') return formatBrl(wholeCents(Number(value)));
  if (shape.type === 'FLAG') return value === true ? 'sim' : 'não';
  if (shape.type === 'CHOICE') return Object.entries(shape.choices).find(([code]) => code === value)?.[1] ?? '';
  return String(value);
}
