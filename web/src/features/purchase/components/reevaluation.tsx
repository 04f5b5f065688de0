import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { applicationStanding } from '../../../domain/reevaluation/reevaluation-calls.ts';
import { ReevaluationSteps } from '../../../domain/reevaluation/reevaluation-steps.tsx';
import { reevaluationTexts as texts } from '../../../domain/reevaluation/texts.ts';
import { useReevaluation } from '../../../domain/reevaluation/use-reevaluation.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';

interface ReevaluationProps {
  borrowerId: string;
  cpf: string;
  counter: Counter;
  /** Decided otherwise than before. */
  onDecided: () => void;
}

/** Whether a denied customer may be decided anew before this purchase, and doing so. */
export function Reevaluation(props: ReevaluationProps) {
  const { borrowerId } = props;
  const [isBegun, setBegun] = useState(false);
  const standing = useQuery({
    queryKey: queryKeys.mayReevaluate(borrowerId),
    queryFn: ({ signal }) => applicationStanding(borrowerId, signal),
    // A customer who comes back was perhaps decided on meanwhile.
    gcTime: 0,
  });
  if (isBegun) return <Steps {...props} onLeave={() => setBegun(false)} />;
  if (standing.data?.shouldReevaluate !== true) return null;
  return (
    <Banner
      kind="info"
      title={texts.title}
      isLive
      actions={
        <Button kind="primary" onClick={() => setBegun(true)}>
          {texts.begin}
        </Button>
      }
    >
      {texts.offer}
    </Banner>
  );
}

function Steps({ borrowerId, cpf, counter, onDecided, onLeave }: ReevaluationProps & { onLeave: () => void }) {
  const reevaluation = useReevaluation({ borrowerId, document: cpf, storeId: counter.storeId ?? '' });
  const toast = useToast();
  const decided = reevaluation.outcome?.status;
  useEffect(() => {
    if (decided === undefined || decided === 'DENIED') return;
    if (decided === 'APPROVED') toast.show({ kind: 'success', text: texts.approved });
    onDecided();
  }, [decided, onDecided, toast]);
  if (decided === 'DENIED')
    return (
      <Banner kind="danger" isLive>
        {texts.denied}
      </Banner>
    );
  return (
    <section className="reevaluation" aria-labelledby="purchase-reevaluation">
      <h2 id="purchase-reevaluation">{texts.title}</h2>
      <ReevaluationSteps
        of={reevaluation}
        customerWhatsapp={counter.customerWhatsapp}
        leave={<Button onClick={onLeave}>{texts.leave}</Button>}
      />
    </section>
  );
}
