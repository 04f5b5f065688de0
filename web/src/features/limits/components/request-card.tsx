import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { LimitRequest } from '../requests.ts';
import { askedByText, askedText, heldText, texts } from '../texts.ts';

interface RequestCardProps {
  request: LimitRequest;
  /** Made by who looks: another person decides. */
  isOwn: boolean;
  /** Another person looks at it now. */
  isHeldElsewhere: boolean;
  onDecide: (isApproved: boolean) => void;
}

/** One change that waits: whose, what, why, and the two answers. */
export function RequestCard({ request, isOwn, isHeldElsewhere, onDecide }: RequestCardProps) {
  return (
    <li className="limit-request">
      <h2>{request.borrowerName}</h2>
      <p className="limit-request-asked">{askedText(request, formatReais)}</p>
      <p>
        {texts.reason}: {request.reason}
      </p>
      <p className="limit-request-by">{askedByText(request)}</p>
      {isOwn ? (
        <p className="limit-request-by">{texts.own}</p>
      ) : isHeldElsewhere ? (
        <StatusBadge tone="info" icon="person" text={heldText(request)} />
      ) : (
        <div className="limit-request-actions">
          <Button onClick={() => onDecide(false)}>{texts.refuse}</Button>
          <Button kind="primary" onClick={() => onDecide(true)}>
            {texts.approve}
          </Button>
        </div>
      )}
    </li>
  );
}
