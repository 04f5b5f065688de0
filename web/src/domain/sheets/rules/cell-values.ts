import { type Cents, formatCpf, formatDate, formatDateTime, reaisToCents } from '@balcao/contract/kernel';
import type { Cell } from '../sheet.ts';

/** A cell as it is written: a text, an amount in cents, a count, a day, or a day with its minute. */
export type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'whole'; readonly whole: number }
  | { readonly kind: 'cents'; readonly cents: Cents }
  /** 'DD/MM/YYYY' and 'DD/MM/YYYY HH:MM'. */
  | { readonly kind: 'day' | 'instant'; readonly written: string };

export function valueOf(cell: Cell): Value | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { kind: 'text', text: cell };
  if ('whole' in cell) return { kind: 'whole', whole: cell.whole };
  if ('cents' in cell) return { kind: 'cents', cents: cell.cents };
  if ('reais' in cell) return { kind: 'cents', cents: reaisToCents(cell.reais) };
  if ('day' in cell) return { kind: 'day', written: formatDate(cell.day) };
  if ('instant' in cell) return { kind: 'instant', written: formatDateTime(cell.instant, cell.zone) };
  return { kind: 'text', text: formatCpf(cell.cpf) };
}

/** 123456 -> '1234.56', digit by digit: no fraction is ever computed. */
export function decimalText(cents: Cents, mark: '.' | ','): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}
