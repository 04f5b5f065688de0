import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Money } from '../../../ui/data/money.tsx';
import { texts } from './texts.ts';
import { cardsOf, type TransferFigures } from './transfer-figures.ts';

/** What came, and what it cost. */
export function SummaryCards({ rows }: { rows: readonly TransferFigures[] }) {
  const { received, fee } = cardsOf(rows);
  const brand = brandName();
  return (
    <dl className="finance-cards">
      <div>
        <dt>{texts.received(brand)}</dt>
        <dd>
          <Money cents={received} isFigure />
          <span className="finance-note">{texts.receivedHint}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.fee(brand)}</dt>
        <dd>
          <Money cents={fee} isFigure />
          <span className="finance-note">{texts.feeHint}</span>
        </dd>
      </div>
    </dl>
  );
}
