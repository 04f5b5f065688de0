import { useEffect, useRef } from 'react';
import { CustomerActions } from '../../../domain/borrowers/actions/customer-actions.tsx';
import type { FoundBorrower } from '../../../domain/borrowers/borrower.ts';
import { HandOver } from '../../../domain/counter/to-till.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { DeviceSuccess } from '../../../domain/super-compra/components/device-success.tsx';
import { Evaluated, evaluatedLead } from '../../../domain/super-compra/components/evaluated.tsx';
import type { Evaluation } from '../../../domain/super-compra/evaluation-calls.ts';
import { usableLimit } from '../../../domain/super-compra/rules/outcome.ts';
import { evaluatedTexts } from '../../../domain/super-compra/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';
import { texts } from '../texts.ts';
import type { SuperCompra } from '../use-super-compra.ts';

interface OutcomeProps {
  flow: SuperCompra;
  borrower: FoundBorrower;
  evaluation: Evaluation;
}

/** What stands of a customer's Super Compra, and where it leads. Closed, the page asks for the next customer. */
export function Outcome({ flow, borrower, evaluation }: OutcomeProps) {
  const { cpf, change, askAgain } = flow;
  const close = () => change('');
  useShortcut({ key: 'Escape', label: texts.close, run: close });
  if (evaluation.status === 'CREATED') return <UnderEvaluation evaluation={evaluation} onBack={close} />;
  if (evaluation.sourceProduct === 'SMARTPHONE_SALE') {
    return (
      <>
        <DeviceSuccess evaluation={evaluation} cpf={cpf} />
        <div className="super-compra-acts">
          <Button onClick={askAgain}>{texts.ask}</Button>
          <Button onClick={close}>{texts.close}</Button>
        </div>
      </>
    );
  }
  return <Decided flow={flow} borrower={borrower} evaluation={evaluation} />;
}

function UnderEvaluation({ evaluation, onBack }: { evaluation: Evaluation; onBack: () => void }) {
  return (
    <>
      <Banner kind="info" title={texts.underEvaluation} isLive>
        <p>{texts.underEvaluationHint}</p>
        <p>{texts.asked(formatReais(evaluation.requestedAmount))}</p>
      </Banner>
      <p>
        <Button onClick={onBack}>{texts.back}</Button>
      </p>
    </>
  );
}

function Decided({ flow: { cpf, change, askAgain }, borrower, evaluation }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current, { preventScroll: true }), []);
  const isDenied = evaluation.decision === 'DENIED';
  const shown = {
    evaluation,
    limit: borrower.sale?.limit ?? null,
    borrowerId: borrower.id,
    isPurchaseDisabled: borrower.borrowerSettings.disablePurchase,
  };
  const lead = evaluatedLead(shown);
  const simulation = {
    simulationFlowStartedFrom: 'sp_' as const,
    ...(isDenied ? {} : { evaluationId: evaluation.id }),
  };
  const options = {
    ...evaluation.options,
    maxSimulationValue: isDenied ? usableLimit(shown.limit) : evaluation.policy.maxAmount,
  };
  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {evaluatedTexts.title}
        </h2>
        {lead === undefined ? null : <p>{lead}</p>}
      </header>
      <Evaluated {...shown} />
      {isDenied ? null : <HandOver cpf={cpf} />}
      <CustomerActions
        customer={{ borrowerId: borrower.id, status: borrower.borrowerStatus, options }}
        document={cpf}
        simulation={simulation}
      />
      <div className="super-compra-acts">
        {isDenied ? <Button onClick={askAgain}>{texts.askAgain}</Button> : null}
        <Button icon="close" onClick={() => change('')}>
          {texts.close}
        </Button>
      </div>
    </>
  );
}
