import { formatPercent } from '@balcao/contract/kernel';
import type { KeyboardEvent, Ref } from 'react';
import { Money } from '../../../ui/data/money.tsx';
import { formatReais } from '../../money/format-reais.ts';
import { formatPeriodRate } from '../period-rate.ts';
import { planText, texts } from '../texts.ts';
import type { ProposalRow } from './rows.ts';

interface ProposalOptionProps {
  row: ProposalRow;
  isSelected: boolean;
  /** The one that Tab reaches. */
  isReachable: boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLDivElement>;
}

/** One way to pay: the plan with its interest, CET and total beside it. */
export function ProposalOption({ row, isSelected, isReachable, onClick, onKeyDown, ref }: ProposalOptionProps) {
  const { proposal, total, lastInstallmentValue } = row;
  return (
    <div
      ref={ref}
      role="radio"
      aria-checked={isSelected}
      tabIndex={isReachable ? 0 : -1}
      className="proposal-option"
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span className="proposal-mark" aria-hidden="true" />
      <span className="proposal-plan">
        {planText(proposal)}
        {lastInstallmentValue === null ? null : <small> {texts.lastOf(formatReais(lastInstallmentValue))}</small>}
      </span>
      <span className="proposal-rate">
        <small className="proposal-label">{texts.inRow.interest} </small>
        {formatPeriodRate(proposal.interestRate, proposal.dueDateRule)}
      </span>
      <span className="proposal-rate">
        <small className="proposal-label">{texts.inRow.cet} </small>
        {texts.perYear(formatPercent(proposal.cet))}
      </span>
      <span className="proposal-total">
        <small className="proposal-label">{texts.inRow.total} </small>
        <Money reais={total} />
      </span>
    </div>
  );
}
