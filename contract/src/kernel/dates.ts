/** A calendar day without time or zone, ISO 'YYYY-MM-DD'. */
export type CivilDate = `${number}-${number}-${number}`;

/** Zone of business dates unless a retailer says otherwise. */
export const DEFAULT_ZONE = 'America/Manaus';

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** True when text is an existing day written 'YYYY-MM-DD'. */
export function isDate(text: string): text is CivilDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** '2026-11-21' -> '21/11/2026'. @throws RangeError when it is not a day. */
export function formatDate(date: string): string {
  const [year, month, day] = checked(date).split('-');
  return `${day}/${month}/${year}`;
}

/** '2026-11-21' -> '21/11'. @throws RangeError when it is not a day. */
export function formatDayMonth(date: string): string {
  return formatDate(date).slice(0, 5);
}

/** '2026-11-21' -> 'sáb, 21 nov', for days of the coming weeks. @throws RangeError when it is not a day. */
export function formatNearDate(date: string): string {
  const instant = new Date(`${checked(date)}T00:00:00Z`);
  return `${WEEKDAYS[instant.getUTCDay()]}, ${instant.getUTCDate()} ${MONTHS[instant.getUTCMonth()]}`;
}

/** '2026-11' or a day in it -> 'novembro de 2026'. @throws RangeError when it is not a month. */
export function formatMonth(month: string): string {
  const first = new Date(`${checked(`${month.slice(0, 7)}-01`)}T00:00:00Z`);
  return first.toLocaleDateString('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** What a person typed, '21/11/2026', as '2026-11-21'; null when the day does not exist. */
export function parseDate(text: string): CivilDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  const date = `${match?.[3]}-${match?.[2]}-${match?.[1]}`;
  return isDate(date) ? date : null;
}

/** The day it is in a zone at an instant, now by default. @throws RangeError when the zone is unknown. */
export function today(zone: string = DEFAULT_ZONE, at: Date = new Date()): CivilDate {
  const { year, month, day } = partsIn(zone, at);
  return `${year}-${month}-${day}` as CivilDate;
}

/** An instant in a zone: '21/11/2026 06:57'. @throws RangeError when the zone or the instant is invalid. */
export function formatDateTime(at: Date | string, zone: string = DEFAULT_ZONE): string {
  const { year, month, day, hour, minute } = partsIn(zone, new Date(at));
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** Whole years from birth to a day: the birthday itself counts. @throws RangeError when either is not a day. */
export function ageOn(birthDate: string, on: string): number {
  const years = Number(checked(on).slice(0, 4)) - Number(checked(birthDate).slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function checked(date: string): CivilDate {
  if (!isDate(date)) throw new RangeError(`not a calendar date (YYYY-MM-DD): '${date}'`);
  return date;
}

/** Lists and sheets ask for thousands: the written form cut apart takes a fifth of what the formatter's own parts take. */
function partsIn(zone: string, at: Date) {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    const twoDigits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', hourCycle: 'h23', ...twoDigits });
    formatters.set(zone, formatter);
  }
  const [day, month, year, hour, minute] = formatter.format(at).split(/\D+/);
  return { day, month, year, hour, minute };
}
