import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Waiting } from '../calls.ts';
import { heldText, takeOf, texts, whenText } from '../texts.ts';

interface WaitingRowProps {
  one: Waiting;
  /** Who looks at the page. */
  userId: string;
  /** It lies open beside the list. */
  isOpen: boolean;
  isTaking: boolean;
  onTake: () => void;
}

/** One registration that waits: whose, why, where, since when, who has it. */
export function WaitingRow({ one, userId, isOpen, isTaking, onTake }: WaitingRowProps) {
  const isHeldElsewhere = one.claim !== null && one.claim.by.id !== userId;
  return (
    <li className="registration-desk-row" aria-current={isOpen || undefined}>
      <div>
        <h2>{one.customerName}</h2>
        <p className="registration-desk-cause">
          {one.isReevaluation ? `${texts.reevaluation}. ` : null}
          {texts.causes[one.cause]}
        </p>
        <p className="registration-desk-soft">{whenText(one)}</p>
      </div>
      {isOpen ? (
        <StatusBadge tone="success" icon="person" text={texts.open} />
      ) : one.operator?.id === userId ? (
        <p className="registration-desk-soft">{texts.own}</p>
      ) : isHeldElsewhere ? (
        <StatusBadge tone="info" icon="person" text={heldText(one)} />
      ) : (
        <Button data-take aria-label={takeOf(one)} busyText={isTaking ? texts.taking : undefined} onClick={onTake}>
          {texts.take}
        </Button>
      )}
    </li>
  );
}
