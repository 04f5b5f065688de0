import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { DeskItem } from '../calls.ts';
import { standingOf } from '../rules/standing.ts';
import { dueText, heldText, kindText, nameOf, texts, whenText } from '../texts.ts';

interface DeskRowProps {
  item: DeskItem;
  /** Who looks at the page. */
  userId: string;
  now: number;
  /** What this row is sent to the server for. */
  doing: 'open' | 'move' | undefined;
  onOpen: () => void;
  /** Takes it, or gives it back. */
  onMove: () => void;
  onFocus: () => void;
}

/** One item that waits: what, whose, where, since when, who has it. */
export function DeskRow({ item, userId, now, doing, onOpen, onMove, onFocus }: DeskRowProps) {
  const { who, place, amount, dueAt } = item;
  const standing = standingOf(item, userId);
  const act = standing === 'MINE' ? texts.giveBack : texts.take;
  return (
    <li className="desk-row">
      <div className="desk-what">
        <span className="desk-soft">{kindText(item)}</span>
        <h2>{who}</h2>
        <p className="desk-soft">
          {place === null ? null : `${place}. `}
          {whenText(item, now)}
        </p>
      </div>
      <div className="desk-state">
        {amount === null ? null : <strong className="desk-amount">{formatReais(amount)}</strong>}
        {dueAt === null ? null : (
          <StatusBadge
            tone={Date.parse(dueAt) <= now ? 'danger' : 'attention'}
            icon="clock"
            text={dueText(dueAt, now)}
          />
        )}
        {standing === 'OWN' ? <p className="desk-soft">{texts.own}</p> : null}
        {standing === 'HELD' ? <StatusBadge tone="info" icon="person" text={heldText(item)} /> : null}
        {standing === 'MINE' ? <StatusBadge tone="success" icon="person" text={texts.mine} /> : null}
      </div>
      {standing === 'FREE' || standing === 'MINE' ? (
        <div className="desk-acts">
          <Button
            aria-label={nameOf(act, item)}
            busyText={doing === 'move' ? texts.moving : undefined}
            onFocus={onFocus}
            onClick={onMove}
          >
            {act}
          </Button>
          <Button
            kind="primary"
            data-desk-open
            aria-label={nameOf(texts.open, item)}
            busyText={doing === 'open' ? texts.opening : undefined}
            onFocus={onFocus}
            onClick={onOpen}
          >
            {texts.open}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
