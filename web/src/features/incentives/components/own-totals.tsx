import { formatDateTime } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { OwnPayouts, Statement } from '../calls.ts';
import { ownTexts } from '../texts.ts';

interface OwnTotalsProps {
  of: Statement;
  /** What a close fixed of that month. */
  payout: OwnPayouts['items'][number] | undefined;
}

/** Earned, taken back, what is left, and whether it was paid. */
export function OwnTotals({ of, payout }: OwnTotalsProps) {
  const facts = [
    [ownTexts.earned, formatReais(of.accruedTotal)],
    [ownTexts.takenBack, formatReais(of.reversedTotal)],
    [ownTexts.total, formatReais(of.total)],
    [ownTexts.payment, paymentText(payout)],
  ] as const;
  return (
    <dl className="incentive-totals">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function paymentText(payout: OwnTotalsProps['payout']): string {
  if (!payout) return ownTexts.notClosed;
  const { status, paidAt, amount } = payout;
  const when = paidAt === null ? '' : ` (${formatDateTime(paidAt)})`;
  return `${ownTexts.standings[status]}: ${formatReais(amount)}${when}`;
}
