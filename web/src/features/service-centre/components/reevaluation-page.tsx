import { ReevaluationSteps } from '../../../domain/reevaluation/reevaluation-steps.tsx';
import { reevaluationTexts as texts } from '../../../domain/reevaluation/texts.ts';
import { useReevaluation } from '../../../domain/reevaluation/use-reevaluation.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { CentreCustomer } from '../calls.ts';
import { CustomerHead } from './customer-head.tsx';
import { ReevaluationResult } from './reevaluation-result.tsx';

interface ReevaluationPageProps {
  borrower: CentreCustomer['borrower'];
  /** Digits. */
  document: string;
  storeId: string;
  customerWhatsapp: string | null;
  onClose: () => void;
}

/** A customer may be decided anew, once a code has proved the phone. */
export function ReevaluationPage({ borrower, document, storeId, customerWhatsapp, onClose }: ReevaluationPageProps) {
  const reevaluation = useReevaluation({ borrowerId: borrower.id, document, storeId });
  const { outcome } = reevaluation;
  if (outcome) return <ReevaluationResult outcome={outcome} onClose={onClose} />;
  return (
    <>
      <CustomerHead title={texts.title} borrower={borrower} />
      <ReevaluationSteps
        of={reevaluation}
        customerWhatsapp={customerWhatsapp}
        leave={<Button onClick={onClose}>{texts.leave}</Button>}
      />
    </>
  );
}
