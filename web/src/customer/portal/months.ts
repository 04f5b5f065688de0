/** Months as 'YYYY-MM'. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function nextMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** 'novembro de 2026'. */
export const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
