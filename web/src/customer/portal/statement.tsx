import { DEFAULT_ZONE, formatDate, formatMonth, today } from '@balcao/contract/kernel';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Download } from './download.tsx';
import { monthOf, nextMonth } from './months.ts';
import { LoadedPart } from './portal-page.tsx';
import { callOwn } from './session.ts';
import { type Statement, texts } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const own = texts.statement;

/** What was bought, paid and given back, month by month. */
export function StatementPart() {
  const [now] = useState(() => monthOf(today(DEFAULT_ZONE, new Date())));
  const [month, setMonth] = useState(now);
  return (
    <>
      <h1>{own.title}</h1>
      <div className="portal-months" role="group" aria-label={own.month}>
        <Button onClick={() => setMonth(nextMonth(month, -1))}>{own.before}</Button>
        <strong aria-live="polite">{formatMonth(month)}</strong>
        <Button disabled={month >= now} onClick={() => setMonth(nextMonth(month, 1))}>
          {own.after}
        </Button>
      </div>
      <MonthPart key={month} month={month} />
    </>
  );
}

function MonthPart({ month }: { month: string }) {
  const load = useCallback(() => callOwn('GET /portal/statement', { query: { month } }), [month]);
  const [loaded, again] = useLoaded(load);
  return (
    <LoadedPart of={loaded} onAgain={again}>
      {({ lines, totals }) =>
        lines.length === 0 ? (
          <p className="customer-lead">{own.none}</p>
        ) : (
          <section className="portal-part">
            <Totals totals={totals} />
            <ul className="portal-list">
              {lines.map((line) => (
                <Line key={line.authenticationCode} line={line} />
              ))}
            </ul>
          </section>
        )
      }
    </LoadedPart>
  );
}

function Totals({ totals }: Pick<Statement, 'totals'>) {
  const named = (['bought', 'paid', 'undone', 'returned'] as const).filter((key) => totals[key] > 0);
  return (
    <dl className="portal-totals">
      {named.map((key) => [
        <dt key={`${key}-name`}>{own[key]}</dt>,
        <dd key={key}>
          <Money reais={totals[key]} />
        </dd>,
      ])}
    </dl>
  );
}

function Line({ line }: { line: Statement['lines'][number] }) {
  const { on, kind, storeName, value, authenticationCode } = line;
  return (
    <li>
      <span>
        {own.kinds[kind]}
        <span className="portal-soft portal-line">
          {formatDate(on)} · {storeName}
        </span>
      </span>
      <span className="portal-end">
        <Money reais={value} />
      </span>
      <Download
        name={own.receipt}
        label={own.receiptOf(own.kinds[kind], on)}
        file={own.file}
        load={() => callOwn('GET /portal/receipts/{authenticationCode}/render', { params: { authenticationCode } })}
      />
    </li>
  );
}
