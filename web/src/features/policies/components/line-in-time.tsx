import { Link } from '@tanstack/react-router';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { KindInfo, PolicyHead } from '../policy-calls.ts';
import { type Line, mayEnter } from '../rules/lines.ts';
import { enteredText, statusOf, texts, validityText } from '../texts.ts';

/** What holds of one variant in one place, what comes, and what was: a line in time. */
export function PolicyLine({ line, kind }: { line: Line; kind: KindInfo }) {
  const { title, place, current, next, past } = line;
  const from = current ?? next[0];
  return (
    <section className="policy-line" aria-label={`${title}, ${place}`}>
      <header>
        <h2>
          {title}
          <small>{place}</small>
        </h2>
        {kind.scopes.length > 0 && from ? (
          <Link to="/politicas/nova" search={{ de: from.id }} className="button button-secondary">
            {mayEnter(kind, from) ? texts.change : texts.copy}
          </Link>
        ) : null}
      </header>
      <ol className="policy-times">
        {next.map((policy) => (
          <Time key={policy.id} policy={policy} />
        ))}
        {current ? <Time policy={current} /> : <li className="policy-none">{texts.nowNone}</li>}
      </ol>
      {past.length === 0 ? null : (
        <details>
          <summary>{texts.older(past.length)}</summary>
          <ol className="policy-times">
            {past.map((policy) => (
              <Time key={policy.id} policy={policy} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Time({ policy }: { policy: PolicyHead }) {
  const { id, status, reason } = policy;
  return (
    <li data-status={status}>
      <StatusBadge {...statusOf[status]} />
      <Link to="/politicas/$id" params={{ id }}>
        {validityText(policy)}
      </Link>
      <p>{reason}</p>
      <p className="policy-by">{enteredText(policy)}</p>
    </li>
  );
}
