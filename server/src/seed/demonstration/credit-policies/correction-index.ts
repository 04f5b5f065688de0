import { addMonths } from '@balcao/credit-math';
import type { CivilDate, PolicyInput } from '@balcao/contract';

/** Basis points of invented months: some dear, one in which prices fell. */
const invented = [42, 38, 16, 46, 21, -2, 44, 56, 39, 52, 31, 24];
const YEARS = 3;

/** An index of the months before the demonstration's day, as its paper names it: its figures are invented. */
export function demonstrationIndex(today: CivilDate): PolicyInput<'correction-index'> {
  const count = YEARS * invented.length;
  return {
    index: 'índice da demonstração',
    source: 'Números inventados para a demonstração: nenhum instituto os publicou',
    months: Array.from({ length: count }, (_, at) => ({
      month: addMonths(today, at - count).slice(0, 7),
      rate: rateOf(invented[at % invented.length] ?? 0),
    })),
  };
}

const rateOf = (points: number): string => `${points < 0 ? '-' : ''}${(Math.abs(points) / 10_000).toFixed(4)}`;
