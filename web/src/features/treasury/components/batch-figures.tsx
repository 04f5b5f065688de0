import { Money } from '../../../ui/data/money.tsx';
import type { Batch } from '../calls.ts';
import { texts } from '../texts.ts';

/** What a batch is made of, line by line, down to what is transferred. */
export function BatchFigures({ batch }: { batch: Batch }) {
  const lines: [string, number][] = [
    [`${texts.principal}, ${texts.sales(batch.originationsCount)}`, batch.principalSum],
    [texts.fee, 0 - batch.umeFeeSum],
    [texts.discounts, batch.discountSum],
    ...batch.adjustments.map(({ kind, amount }): [string, number] => [texts.adjustments[kind], amount]),
    [texts.broughtForward, batch.broughtForward],
    [texts.setOff, 0 - batch.setOff],
    [texts.carriedForward, 0 - batch.carriedForward],
  ];
  return (
    <details className="treasury-figures">
      <summary>{texts.madeOf}</summary>
      <dl>
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money reais={amount} />
              </dd>
            </div>
          ))}
        <div className="treasury-sum">
          <dt>{texts.paid}</dt>
          <dd>
            <Money reais={batch.paid} />
          </dd>
        </div>
      </dl>
    </details>
  );
}
