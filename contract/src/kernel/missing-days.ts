import { type CivilDate, formatDate, isDate } from './dates.ts';

const MONTH_NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/**
 * The last day of its month, for a day that is written 'YYYY-MM-DD' and lies beyond: '2024-04-31' -> '2024-04-30'. Null
 * for a day that exists, and for what is no day of a month.
 */
export function lastDayInstead(text: string): CivilDate | null {
  const [, month, day] = /^(\d{4}-(?:0[1-9]|1[0-2]))-([0-3]\d)$/.exec(text) ?? [];
  if (month === undefined || day === '00' || isDate(text)) return null;
  return ['30', '29', '28'].map((last) => `${month}-${last}`).find(isDate) ?? null;
}

/** Why a text is not a day, in pt-BR: '31/04/2024 não existe: abril tem 30 dias em 2024'. */
export function dayFault(text: unknown): string {
  const last = typeof text === 'string' ? lastDayInstead(text) : null;
  if (typeof text !== 'string' || last === null) return 'Informe um dia como AAAA-MM-DD';
  const [year, month] = last.split('-');
  const typed = `${text.slice(8)}${formatDate(last).slice(2)}`;
  return `${typed} não existe: ${MONTH_NAMES[Number(month) - 1]} tem ${last.slice(8)} dias em ${year}`;
}
