import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { ExtraCreditRequest } from '../calls.ts';
import { heldText, takeOf, texts, whenText } from '../texts.ts';

interface RequestCardProps {
  request: ExtraCreditRequest;
  /** Who looks at the page. */
  userId: string;
  isTaking: boolean;
  onTake: () => void;
}

/** One request that waits: whose, how much, where, since when. */
export function RequestCard({ request, userId, isTaking, onTake }: RequestCardProps) {
  const isHeldElsewhere = request.claim !== null && request.claim.by.id !== userId;
  return (
    <li className="extra-credit-request">
      <div className="extra-credit-head">
        <h2>{request.customerName}</h2>
        <strong className="extra-credit-value">{formatReais(request.requestedAmount)}</strong>
      </div>
      <p className="extra-credit-by">
        {texts.products[request.sourceProduct]}, {request.storeName}. {whenText(request)}
      </p>
      <div className="extra-credit-actions">
        {request.operatorId === userId ? (
          <p className="extra-credit-by">{texts.own}</p>
        ) : isHeldElsewhere ? (
          <StatusBadge tone="info" text={heldText(request)} />
        ) : (
          <Button
            kind="primary"
            aria-label={takeOf(request)}
            busyText={isTaking ? texts.taking : undefined}
            onClick={onTake}
          >
            {texts.take}
          </Button>
        )}
      </div>
    </li>
  );
}
