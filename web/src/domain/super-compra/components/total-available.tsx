import { Money } from '../../../ui/data/money.tsx';
import { segmentsOf } from '../rules/outcome.ts';
import { evaluatedTexts as texts } from '../texts.ts';

interface TotalAvailableProps {
  /** Reais that the recurring limit leaves; null when it could not be read. */
  recurring: number | null;
  /** Reais, for one purchase. */
  extra: number;
  /** Reais from which on the extra limit covers a purchase. */
  least: number;
}

/** What may be bought in all, and of which two limits that is made. */
export function TotalAvailable({ recurring, extra, least }: TotalAvailableProps) {
  const width = segmentsOf(recurring ?? 0, extra);
  return (
    <section className="total-available" aria-labelledby="total-available">
      <h3 id="total-available">{texts.total}</h3>
      <p>
        <Money reais={(recurring ?? 0) + extra} isFigure />
      </p>
      <div className="total-available-bar" aria-hidden="true">
        <span className="total-available-recurring" style={{ inlineSize: `${width.recurring}%` }} />
        <span className="total-available-extra" style={{ inlineSize: `${width.extra}%` }} />
      </div>
      <dl>
        <div className="total-available-recurring">
          <dt>{texts.recurring}</dt>
          <dd>
            {recurring === null ? texts.noLimit : <Money reais={recurring} />}
            <small>{texts.recurringHint}</small>
          </dd>
        </div>
        <div className="total-available-extra">
          <dt>{texts.extra}</dt>
          <dd>
            <Money reais={extra} />
            <small>{texts.extraHint}</small>
            <small>{texts.least(least)}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}
