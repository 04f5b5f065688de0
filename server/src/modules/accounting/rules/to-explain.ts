import { formatDate } from '@balcao/contract';
import type { StatementFacts } from '../ports.ts';

/** Days that the sentence of a refusal names. */
const MOST_DAYS = 3;
const list = new Intl.ListFormat('pt-BR');
const linesText = (count: number) => (count === 1 ? '1 lançamento' : `${count} lançamentos`);
const moreText = (days: number) => (days === 1 ? 'mais 1 dia' : `mais ${days} dias`);

/** How many lines of which days wait to be explained, in the words of a refusal. */
export function toExplainText(days: StatementFacts['toExplain']): { lines: string; days: string } {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const named = days.slice(0, MOST_DAYS).map((day) => `${day.count} de ${formatDate(day.on)}`);
  const more = days.length - named.length;
  return { lines: linesText(count), days: list.format(more > 0 ? [...named, moreText(more)] : named) };
}
