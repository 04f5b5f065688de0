import { formatDateTime } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { messageOf, type Simulation } from '../rules/message.ts';
import { texts } from '../texts.ts';
import { PlanTable } from './plan-table.tsx';

interface ResultProps {
  of: Simulation;
  onEdit: () => void;
}

/** The last minute in which the figures are those of the till: a store of another zone ends its day at another hour. */
const lastMinuteOf = (expiration: string) => formatDateTime(new Date(Date.parse(expiration) - 1));

/** What was simulated, plan by plan, and the ways to take it along. */
export function Result({ of, onEdit }: ResultProps) {
  const until = texts.validUntil(lastMinuteOf(of.expirationTimestamp));
  return (
    <>
      <p className="simulator-value">
        {texts.simulated} <strong className="simulator-figure">{formatReais(of.principal)}</strong>
        <Button onClick={onEdit}>{texts.edit}</Button>
      </p>
      <PlanTable plans={of.simulation} />
      <p>
        {of.customerFeeValue > 0 ? `${texts.fee(of.customerFeeValue)} ` : ''}
        {until}
      </p>
      <details>
        <summary>{texts.understand}</summary>
        {texts.explained.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
      <div className="simulator-acts">
        <a
          className="button"
          href={`https://wa.me/?text=${encodeURIComponent(messageOf(of, until))}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.message}
        </a>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </div>
    </>
  );
}
