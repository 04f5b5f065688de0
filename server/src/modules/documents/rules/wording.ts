import { type Cents, formatBrl, formatPercent, formatPercentPoints, toAscii } from '@balcao/contract';

/** What the built-in fonts lack: all but Latin-1 and the rest of WinAnsi. */
const UNPRINTABLE = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Text in characters that the paper can carry: a letter outside the built-in font loses its mark, never its place. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNPRINTABLE, (character) => toAscii(character) || '?');
}

/** 'R$ 1.234,56'; money taken off reads '-R$ 12,34'. */
export const money = (cents: number): string => formatBrl(cents as Cents);

/** '0.0699' -> '6,99% a.m.' */
export const aMonth = (rate: string): string => `${formatPercent(rate)} a.m.`;
export const aYear = (rate: string): string => `${formatPercent(rate)} a.a.`;
/** '145.08' -> '145,08% a.a.' */
export const pointsAMonth = (points: string): string => `${formatPercentPoints(points)} a.m.`;
export const pointsAYear = (points: string): string => `${formatPercentPoints(points)} a.a.`;

const RHYTHMS = { WEEKLY: 'semanais', BIWEEKLY: 'quinzenais', MONTHLY: 'mensais' } as const;

/** '6 parcelas mensais', '1 parcela' */
export function installmentsOf(count: number, rule: keyof typeof RHYTHMS): string {
  return count === 1 ? '1 parcela' : `${count} parcelas ${RHYTHMS[rule]}`;
}

/** Tax of late days in the clause on paying late, where the customer bears it: '0.000082' reads '0,0082%'. */
export function lateIofOf(iof: { dailyRate: string; capDays: number } | undefined): string {
  if (iof === undefined) return '';
  const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  const daily = `${percent.format(Number(iof.dailyRate) * 100)}%`;
  return `, e IOF complementar de ${daily} ao dia sobre o principal da parcela, até ${iof.capDays} dias da compra`;
}
