import { formatPercent, reaisToCents } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { planText, texts as planTexts } from '../../contracts/texts.ts';
import { formatReais } from '../../money/format-reais.ts';
import { simulationQuery } from '../../simulation/simulation-query.ts';
import { optionTexts as texts } from '../texts.ts';
import '../super-compra.css';

interface InstallmentOptionsProps {
  borrowerId: string;
  storeId: string;
  /** Reais. */
  value: number;
  /** Extra credit that covers the purchase; the limit does without it. */
  evaluationId?: string | undefined;
}

/** How a purchase of a value may be paid, as the till would offer it; asked once it is opened. */
export function InstallmentOptions(props: InstallmentOptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className="installment-options">
      <Button
        icon={isOpen ? 'chevronUp' : 'chevronDown'}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      <div id={listId}>{isOpen ? <Options {...props} /> : null}</div>
    </div>
  );
}

function Options({ borrowerId, storeId, value, evaluationId }: InstallmentOptionsProps) {
  const asked = { borrowerId, storeId, valueCents: reaisToCents(value), evaluationId };
  const { data, error, refetch } = useQuery(simulationQuery(asked));
  if (error) {
    return (
      <Banner
        kind="danger"
        title={texts.failed}
        isLive
        actions={<Button onClick={() => void refetch()}>{texts.again}</Button>}
      >
        {errorText(error, brandName())}
      </Banner>
    );
  }
  if (!data) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <p>{texts.of(formatReais(data.principal))}</p>
      <ul aria-label={planTexts.heading}>
        {data.simulation.map((plan) => (
          <li key={`${plan.numberOfInstallments} ${plan.dueDateRule}`}>
            <strong>{planText(plan)}</strong>
            <span>{texts.total(formatReais(plan.totalPurchaseValue))}</span>
            <span>
              {planTexts.cet} {planTexts.perYear(formatPercent(plan.cet))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
