import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Money } from '../../../ui/data/money.tsx';
import { texts } from './texts.ts';
import { cardsOf, type TransferFigures } from './transfer-figures.ts';

/** What came, and what it cost; nothing is said of it while it is not known. */
export function SummaryCards({ rows, isKnown }: { rows: readonly TransferFigures[]; isKnown: boolean }) {
  const { received, fee } = cardsOf(rows);
  const brand = brandName();
  return (
    <dl className="finance-cards">
      <div>
        <dt>{texts.received(brand)}</dt>
        <dd>
          {isKnown ? <Money cents={received} isFigure /> : texts.unknown}
          <span className="finance-note">{texts.receivedHint}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.fee(brand)}</dt>
        <dd>
          {isKnown ? <Money cents={fee} isFigure /> : texts.unknown}
          <span className="finance-note">{texts.feeHint}</span>
        </dd>
      </div>
    </dl>
  );
}
