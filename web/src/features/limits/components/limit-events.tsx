import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { LimitEvent } from '../customer-limit.ts';
import { customerTexts as texts, eventText, whoText } from '../texts.ts';

/** How the limit came to be: when, what, who and why; the newest first. */
export function LimitEvents({ events }: { events: readonly LimitEvent[] }) {
  return (
    <section className="limit-history" aria-labelledby="limit-history">
      <h2 id="limit-history">{texts.history}</h2>
      {events.length === 0 ? <p>{texts.noHistory}</p> : null}
      <ol className="limit-events">
        {events.map((event) => (
          <li key={`${event.kind} ${event.id}`}>
            <time dateTime={event.on}>{formatDate(event.on)}</time>
            <div>
              <strong>{eventText(event, formatReais)}</strong>
              {event.reason === null ? null : <p>{event.reason}</p>}
              <p className="limit-request-by">{whoText(event)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
