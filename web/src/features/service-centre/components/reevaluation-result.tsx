import { useEffect, useRef } from 'react';
import type { ApplicationState } from '../../../domain/reevaluation/reevaluation-calls.ts';
import { reevaluationTexts as texts } from '../../../domain/reevaluation/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';

/** What came of a reevaluation: the limit, or that there is none. */
export function ReevaluationResult({
  outcome: { status, limit },
  onClose,
}: {
  outcome: ApplicationState;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const isApproved = status === 'APPROVED';
  const title = isApproved ? texts.approved : status === 'DENIED' ? texts.denied : texts.manual;
  return (
    <section className="centre-result" role="status">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {isApproved && limit ? (
        <>
          <p>{texts.approvedLimit}</p>
          <p className="centre-figure">
            <Money reais={limit.totalLimit} />
          </p>
        </>
      ) : null}
      <Button kind="primary" onClick={onClose}>
        {texts.back}
      </Button>
    </section>
  );
}
