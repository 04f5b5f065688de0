import { formatPercent } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Sold } from '../calls.ts';
import { averageOf, recurringOf } from '../rules/spread.ts';
import { pictureTexts as texts } from '../texts.ts';

const count = (value: number) => value.toLocaleString('pt-BR');

const figures: readonly (readonly [name: string, of: (sold: Sold) => string])[] = [
  [texts.sold, ({ principal }) => formatReais(principal)],
  [texts.sales, ({ sales }) => count(sales)],
  [texts.average, averageOf],
  [texts.returned, ({ returnedValue }) => formatReais(returnedValue)],
  [texts.first, ({ firstPurchases }) => count(firstPurchases)],
  [texts.recurring, (sold) => count(recurringOf(sold))],
];

/** What the period came to, each figure beside that of the days before, and the goal. */
export function KeyFigures({ total, before, goal }: { total: Sold; before: Sold; goal: number | null }) {
  return (
    <section aria-label={texts.figures}>
      <dl className="reports-figures">
        {figures.map(([name, of]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{of(total)}</dd>
            <dd className="reports-soft">{texts.before(of(before))}</dd>
          </div>
        ))}
        {goal === null ? null : (
          <div>
            <dt>{texts.goal}</dt>
            <dd>{formatReais(goal)}</dd>
            <dd className="reports-soft">{texts.ofGoal(formatPercent(total.principal / goal))}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
