import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { heldText, type PurchaseCall, takeOf, texts } from '../texts.ts';
import { DueClock } from './due-clock.tsx';

interface CallCardProps {
  call: PurchaseCall;
  /** Who looks at the page. */
  userId: string;
  isTaking: boolean;
  onTake: () => void;
}

/** One purchase that waits for a call. */
export function CallCard({ call, userId, isTaking, onTake }: CallCardProps) {
  const isHeldElsewhere = call.claim !== null && call.claim.by.id !== userId;
  return (
    <li className="purchase-call">
      <div className="purchase-call-head">
        <h2>{call.customerName}</h2>
        <strong className="purchase-call-value">{formatReais(call.purchaseValue)}</strong>
      </div>
      <p className="purchase-call-by">
        {call.storeName}. {texts.reasons[call.reason]}
      </p>
      <div className="purchase-call-actions">
        <DueClock call={call} />
        {call.operatorId === userId ? (
          <p className="purchase-call-by">{texts.own}</p>
        ) : isHeldElsewhere ? (
          <StatusBadge tone="info" text={heldText(call)} />
        ) : (
          <Button
            kind="primary"
            icon="phone"
            aria-label={takeOf(call)}
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
