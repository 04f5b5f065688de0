export const texts = {
  mask: 'dd/mm/aaaa',
  openCalendar: 'Abrir calendário',
  calendarOf: (label: string) => `Calendário: ${label}`,
  noSuchDay: 'Esta data não existe.',
  incomplete: 'Complete a data: dia, mês e ano com quatro números.',
  notBefore: (day: string) => `A data deve ser a partir de ${day}.`,
  notAfter: (day: string) => `A data deve ser até ${day}.`,
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  month: 'Mês',
  year: 'Ano',
  today: 'hoje',
} as const;
