import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { analyseOf, decidedText, heldText, type PhoneChange, texts } from '../texts.ts';
import { ChangeFacts } from './change-facts.tsx';

interface ChangeCardProps {
  change: PhoneChange;
  /** Who looks at the page. */
  userId: string;
  isTaking: boolean;
  onAnalyse: () => void;
}

/** One request, with what may be done about it. */
export function ChangeCard({ change, userId, isTaking, onAnalyse }: ChangeCardProps) {
  const isHeldElsewhere = change.claim !== null && change.claim.by.id !== userId;
  return (
    <li className="phone-change">
      <h2>{change.name}</h2>
      <ChangeFacts change={change} />
      {change.decision ? <p>{decidedText(change)}</p> : null}
      {change.status !== 'WAITING' ? null : change.personId === userId ? (
        <p className="phone-change-by">{texts.own}</p>
      ) : (
        <div className="phone-change-actions">
          {isHeldElsewhere ? (
            <StatusBadge tone="info" text={heldText(change)} />
          ) : (
            <Button
              kind="primary"
              aria-label={analyseOf(change)}
              busyText={isTaking ? texts.taking : undefined}
              onClick={onAnalyse}
            >
              {texts.analyse}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
