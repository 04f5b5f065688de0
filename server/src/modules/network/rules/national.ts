import type { CivilDate } from '@balcao/contract';
import { bankHolidays, daysBetween, easter } from '@balcao/credit-math';

const fixed: Readonly<Record<string, string>> = {
  '01-01': 'Confraternização Universal',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Consciência Negra',
  '12-25': 'Natal',
};
const byEaster: Readonly<Record<number, string>> = {
  [-48]: 'Carnaval (segunda-feira)',
  [-47]: 'Carnaval (terça-feira)',
  [-2]: 'Sexta-feira Santa',
  60: 'Corpus Christi',
};

/** Days of a year on which no bank of the country opens, besides weekends, by name. */
export function nationalHolidays(year: number): { day: CivilDate; name: string }[] {
  const sunday = easter(year);
  return bankHolidays(year).map((day) => ({
    day,
    name: fixed[day.slice(5)] ?? byEaster[daysBetween(sunday, day)] ?? 'Feriado nacional',
  }));
}

export const isNational = (day: CivilDate): boolean => bankHolidays(Number(day.slice(0, 4))).includes(day);
