import { formatReais } from '../../../domain/money/format-reais.ts';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { ContractInHistory, ContractStanding } from '../rules/contracts.ts';
import { standingTexts, texts } from '../texts.ts';

const tones = { OVERDUE: 'danger', OPEN: 'info', PAID: 'success', CANCELED: 'neutral' } as const satisfies Record<
  ContractStanding,
  BadgeTone
>;

interface ContractListProps {
  contracts: readonly ContractInHistory[];
  currentId: string;
  onChoose: (id: string) => void;
}

/** The customer's purchases; the one that is open beside. */
export function ContractList({ contracts, currentId, onChoose }: ContractListProps) {
  return (
    <nav className="history-contracts" aria-label={texts.contracts}>
      <ul>
        {contracts.map(({ id, number, installments, paid, due, standing }) => (
          <li key={id}>
            <button type="button" aria-current={id === currentId} onClick={() => onChoose(id)}>
              <span className="history-contract-number">{texts.contract(number)}</span>
              <span>
                <StatusBadge tone={tones[standing]} text={standingTexts[standing]} />
              </span>
              {due > 0 ? <strong className="history-contract-due">{formatReais(due)}</strong> : null}
              <span className="history-soft history-contract-paid">{texts.paidOf(paid, installments.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
