import { DEFAULT_ZONE, formatDayMonth, today } from '@balcao/contract/kernel';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Evaluation } from '../evaluation-calls.ts';
import { afterDenial, AVAILABLE_THRESHOLD, type Spendable, usableLimit } from '../rules/outcome.ts';
import { deniedTexts, evaluatedTexts as texts } from '../texts.ts';
import { InstallmentOptions } from './installment-options.tsx';
import { Remuneration } from './remuneration.tsx';
import { TotalAvailable } from './total-available.tsx';
import '../super-compra.css';

export interface EvaluatedProps {
  /** Decided. */
  evaluation: Evaluation;
  /** Null when it could not be read. */
  limit: Spendable | null;
  borrowerId: string;
  isPurchaseDisabled?: boolean;
}

/** What stands under 'Cliente cadastrado': until when the extra limit is good, or that there is credit without it. */
export function evaluatedLead({ evaluation, limit, isPurchaseDisabled = false }: Omit<EvaluatedProps, 'borrowerId'>) {
  const { decision, storeName, expirationTimestamp } = evaluation;
  if (decision === 'DENIED') return afterDenial(limit, isPurchaseDisabled) === 'USABLE' ? texts.canUse : undefined;
  return texts.active(storeName, formatDayMonth(today(DEFAULT_ZONE, new Date(expirationTimestamp))));
}

/** How a Super Compra was decided: what may be bought, what that earns who sells, and how it may be paid. */
export function Evaluated({ evaluation, limit, borrowerId, isPurchaseDisabled = false }: EvaluatedProps) {
  const { decision, policy, requestedAmount, remuneration, storeId, id, options } = evaluation;
  const isDenied = decision === 'DENIED';
  const left = afterDenial(limit, isPurchaseDisabled);
  const value = isDenied ? usableLimit(limit) : Math.min(requestedAmount, policy.maxAmount);
  return (
    <div className="evaluated">
      {isDenied ? (
        <Banner kind="attention" title={deniedTexts.title} isLive>
          {deniedTexts.advice[left]}
        </Banner>
      ) : (
        <>
          {left === 'BLOCKED' || limit?.limitIsBlockedBy ? (
            <Banner kind="attention">{deniedTexts.advice[left]}</Banner>
          ) : null}
          {decision === 'PARTIALLY_APPROVED' ? <p>{texts.partly(policy.maxAmount, requestedAmount)}</p> : null}
          <TotalAvailable recurring={limit && usableLimit(limit)} extra={policy.maxAmount} least={policy.minAmount} />
        </>
      )}
      {remuneration ? <Remuneration of={remuneration} /> : null}
      {options.isContractSimulationAllowed && value >= AVAILABLE_THRESHOLD ? (
        <InstallmentOptions
          borrowerId={borrowerId}
          storeId={storeId}
          value={value}
          evaluationId={isDenied ? undefined : id}
        />
      ) : null}
    </div>
  );
}
