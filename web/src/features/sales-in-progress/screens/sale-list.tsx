import { formatDateTime } from '@balcao/contract/kernel';
import { useId } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { ageText, type SaleInProgress, texts, waitTexts, type WaitsFor } from '../texts.ts';

const tones: Record<WaitsFor, BadgeTone> = {
  CHOICE: 'neutral',
  CUSTOMER: 'attention',
  FACE: 'attention',
  ANALYST: 'info',
  FINISH: 'success',
  EXPIRED: 'danger',
  REFUSED: 'danger',
};

interface SaleListProps {
  title: string;
  sales: readonly SaleInProgress[];
  /** When the server said so. */
  now: number;
  /** The one that is being opened. */
  opening: string | null;
  onGoOn: (contractId: string) => void;
}

export function SaleList({ title, sales, ...list }: SaleListProps) {
  const id = useId();
  if (sales.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="in-progress-list" aria-labelledby={id}>
        {sales.map((sale) => (
          <Sale key={sale.contractId} sale={sale} {...list} />
        ))}
      </ul>
    </section>
  );
}

function Sale({ sale, now, opening, onGoOn }: { sale: SaleInProgress } & Omit<SaleListProps, 'title' | 'sales'>) {
  const { contractId, borrowerName, cpf, purchaseValue, plan, waitsFor, since, operatorName, isOwn } = sale;
  const { text, meaning } = waitTexts[waitsFor];
  return (
    <li>
      <div className="in-progress-who">
        <p>
          <strong>{borrowerName}</strong> <span className="in-progress-soft in-progress-number">{cpf}</span>
        </p>
        <p>
          <Money reais={purchaseValue} />
          {plan ? ` · ${texts.plan(plan.installments, formatReais(plan.installmentValue))}` : ''}
        </p>
      </div>
      <div className="in-progress-state">
        <StatusBadge tone={tones[waitsFor]} text={text} />
        <p className="in-progress-soft">{meaning}</p>
        <p className="in-progress-soft">
          {texts.since(ageText(since, now), formatDateTime(since))}
          {isOwn || operatorName === null ? '' : ` · ${texts.by(operatorName)}`}
        </p>
      </div>
      <Button
        kind={waitsFor === 'FINISH' ? 'primary' : 'secondary'}
        aria-label={texts.goOnWith(borrowerName)}
        busyText={opening === contractId ? texts.opening : undefined}
        onClick={() => onGoOn(contractId)}
      >
        {texts.goOn}
      </Button>
    </li>
  );
}
