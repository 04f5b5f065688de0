import { type Cents, type CivilDate, formatCpf, formatDateTime, reaisToCents } from '@balcao/contract/kernel';
import type { Cell } from '../sheet.ts';

/** How a kind of file writes what stands in a cell. */
export interface Writing {
  text(text: string): string;
  whole(value: number): string;
  cents(cents: Cents): string;
  day(day: CivilDate): string;
  /** Milliseconds of a clock on the wall there, as if it stood in UTC. */
  moment(wallMs: number): string;
}

export function written(cell: Cell, as: Writing): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return as.text(cell);
  if ('reais' in cell) return as.cents(reaisToCents(cell.reais));
  if ('cents' in cell) return as.cents(cell.cents);
  if ('whole' in cell) return as.whole(cell.whole);
  if ('day' in cell) return as.day(cell.day);
  if ('instant' in cell) return as.moment(wallTime(cell.instant, cell.zone));
  return as.text(formatCpf(cell.cpf));
}

/** 123456 -> '1234.56', digit by digit: no fraction is ever computed. */
export function decimalText(cents: Cents, mark: '.' | ','): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  return `${cents < 0 ? '-' : ''}${(size - rest) / 100}${mark}${rest < 10 ? '0' : ''}${rest}`;
}

const SLOT_MS = 900_000;
let known: { zone: string | undefined; slot: number; aheadMs: number } | undefined;

/** Zones change at quarters of an hour at most, and rows follow each other in time: most are like the one before. */
function wallTime(instant: string, zone: string | undefined): number {
  const ms = Date.parse(instant);
  const slot = Math.floor(ms / SLOT_MS);
  if (known?.slot !== slot || known.zone !== zone) {
    const begin = slot * SLOT_MS;
    const [day = '', time = ''] = formatDateTime(new Date(begin), zone).split(' ');
    known = { zone, slot, aheadMs: Date.parse(`${day.split('/').reverse().join('-')}T${time}:00Z`) - begin };
  }
  return ms + known.aheadMs;
}

/** Days since 1970. @throws RangeError when it is not a day. */
export function dayNumber(day: CivilDate): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a calendar date (YYYY-MM-DD): '${day}'`);
  return ms / 86_400_000;
}
