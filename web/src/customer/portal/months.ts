/** Months as 'YYYY-MM'. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function nextMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
