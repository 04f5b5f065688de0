import { type CivilDate, today } from '@balcao/contract/kernel';

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const DAY_MS = 86_400_000;

const daysBefore = (day: CivilDate, days: number): CivilDate =>
  today('UTC', new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS));

/** So many days up to a day, that day too. */
export const lastDays = (days: number, to: CivilDate): Period => ({ from: daysBefore(to, days - 1), to });

/** Whether the server takes it: in order, and a year at most. */
export const isPeriod = ({ from, to }: Period): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MS <= 366;
