import type { DeskFigures } from '../calls.ts';
import { ageText, decidersText, texts } from '../texts.ts';

/** How much waits and for how long; what was decided today, and by whom. */
export function Figures({ of, now }: { of: DeskFigures; now: number }) {
  const facts = [
    [texts.waiting, of.waiting],
    [texts.oldest, of.oldestAt === null ? '-' : ageText(of.oldestAt, now)],
    [texts.late, of.late],
    [texts.decided, of.decidedToday],
  ] as const;
  return (
    <div className="desk-summary">
      <dl className="desk-figures">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {of.deciders.length > 0 ? <p className="desk-soft">{decidersText(of)}</p> : null}
    </div>
  );
}
