const MONTHS_BACK = 12;

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** This month and the twelve before it, the newest first: 'YYYY-MM' on the wire. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => monthOf(new Date(Date.UTC(year, month - 1 - back, 1))));
}

/** First and last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

export const isMonth = (text: string | undefined): text is string =>
  text !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
