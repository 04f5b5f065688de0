import type { ReactNode } from 'react';
import { Money } from '../../../ui/data/money.tsx';
import { type Owed, owedOf } from './billing-status.ts';
import type { Billing } from './calls.ts';
import { texts } from './texts.ts';

interface SummaryCardsProps {
  billings: readonly Billing[] | undefined;
  unbilled: { paymentsCount: number; paymentsSum: number } | undefined;
  /** The way to what is coming in. */
  download: ReactNode;
}

/** What is to be paid, what is overdue, and what is coming in. */
export function SummaryCards({ billings, unbilled, download }: SummaryCardsProps) {
  const owed = (statuses: Parameters<typeof owedOf>[1]) => billings && owedOf(billings, statuses);
  return (
    <dl className="payable-cards" aria-label={texts.cards}>
      <Card title={texts.toPay} hint={texts.toPayHint} owed={owed(['pending'])} />
      <Card title={texts.overdue} hint={texts.overdueHint} owed={owed(['expired', 'reissued'])} isOverdue />
      <div className="payable-card">
        <dt>{texts.open}</dt>
        <dd>
          {unbilled ? <Money reais={unbilled.paymentsSum} isFigure /> : null}
          <span className="payable-note">
            {texts.openHint}
            {unbilled ? `: ${texts.payments(unbilled.paymentsCount)}` : null}
          </span>
          {download}
        </dd>
      </div>
    </dl>
  );
}

interface CardProps {
  title: string;
  hint: string;
  owed: Owed | undefined;
  isOverdue?: boolean;
}

function Card({ title, hint, owed, isOverdue = false }: CardProps) {
  return (
    <div className={`payable-card ${isOverdue && owed && owed.count > 0 ? 'payable-card-overdue' : ''}`}>
      <dt>{title}</dt>
      <dd>
        {owed ? <Money reais={owed.value} isFigure /> : null}
        <span className="payable-note">
          {hint}
          {owed ? `: ${texts.boletos(owed.count)}` : null}
        </span>
      </dd>
    </div>
  );
}
