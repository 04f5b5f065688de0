import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { LimitBar } from '../../../domain/borrowers/limit-bar.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { LimitHistory } from '../customer-limit.ts';
import { customerTexts as texts, standingText } from '../texts.ts';

/** Whose limit, what it is, and what one person may make of it. */
export function LimitFacts({ borrower, of }: { borrower: Borrower; of: LimitHistory }) {
  const { limit, alone, maximumLimit } = of;
  const mayRaise = alone.highestLimit > limit.totalLimit;
  return (
    <CustomerCard borrower={borrower}>
      <LimitBar limit={limit} />
      <dl className="limit-facts">
        <div>
          <dt>{texts.standing}</dt>
          <dd>{standingText(limit.limitIsBlockedBy)}</dd>
        </div>
        <div>
          <dt>{texts.purchasesLabel}</dt>
          <dd>{of.disablePurchase ? texts.mayNotBuy : texts.mayBuy}</dd>
        </div>
        <div>
          <dt>{texts.alone}</dt>
          <dd>{mayRaise ? texts.aloneUpTo(formatReais(alone.highestLimit)) : texts.aloneNoRaise}</dd>
        </div>
        {maximumLimit === null ? null : (
          <div>
            <dt>{texts.maximum}</dt>
            <dd>{formatReais(maximumLimit)}</dd>
          </div>
        )}
      </dl>
    </CustomerCard>
  );
}
