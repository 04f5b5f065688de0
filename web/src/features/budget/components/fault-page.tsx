import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button/button.tsx';
import { type FaultCode, isTriedAgain } from '../rules/fault.ts';
import { faultActs, faultTexts } from '../texts.ts';

interface FaultPageProps {
  code: FaultCode;
  /** What the server said, where it refused to answer. */
  reason: string | undefined;
  cpf: string;
  isVisitor: boolean;
  onAgain: () => void;
  onBack: () => void;
  onAnother: () => void;
}

/** Why there is no budget, and the two ways on. */
export function FaultPage({ code, reason, cpf, isVisitor, onAgain, onBack, onAnother }: FaultPageProps) {
  const { text } = faultTexts[code];
  return (
    <div className="budget-form" role="alert">
      {text === null ? null : <p>{text}</p>}
      {reason === undefined ? null : <p>{reason}</p>}
      {isTriedAgain(code) ? (
        <>
          <Button kind="primary" isWide onClick={onAgain}>
            {faultActs.again}
          </Button>
          <Button isWide onClick={onBack}>
            {faultActs.back}
          </Button>
        </>
      ) : (
        <>
          <Button kind="primary" isWide onClick={onAnother}>
            {faultActs.another}
          </Button>
          <Link to="/applications" state={{ cpf }} className="button button-secondary button-wide">
            <span className="button-text">{faultActs.register}</span>
          </Link>
          {isVisitor ? <p className="budget-note">{faultActs.byStaff}</p> : null}
        </>
      )}
    </div>
  );
}
