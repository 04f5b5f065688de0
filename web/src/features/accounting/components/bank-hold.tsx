import { formatDate } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Month } from '../calls.ts';
import { lastDay, monthName } from '../rules/months.ts';
import { texts } from '../texts.ts';

type Statements = NonNullable<Month['statements']>;

/** Days that are named before the rest is only counted. */
const MOST_DAYS = 6;

/** Where the lines of the bank up to a month's end are explained. */
export const ExplainLink = ({ month }: { month: string }) => (
  <Link className="button" to="/tesouraria" search={{ extrato: true, ate: lastDay(month) }}>
    {texts.explain}
  </Link>
);

export const isHeld = ({ statements }: Month): boolean => (statements?.toExplain.length ?? 0) > 0;

/** What the bank says and nobody has explained yet: it holds the close of a month. */
export function BankHold({ month, toExplain }: { month: string } & Pick<Statements, 'toExplain'>) {
  const count = toExplain.reduce((sum, day) => sum + day.count, 0);
  const more = toExplain.length - MOST_DAYS;
  return (
    <div className="accounting-hold">
      <Banner kind="attention" title={texts.toExplain(count, monthName(month))} actions={<ExplainLink month={month} />}>
        <p>{texts.toExplainHint}</p>
        <ul className="accounting-days" aria-label={texts.toExplainDays}>
          {toExplain.slice(0, MOST_DAYS).map((day) => (
            <li key={day.on}>{texts.ofDay(formatDate(day.on), day.count)}</li>
          ))}
          {more > 0 ? <li>{texts.moreDays(more)}</li> : null}
        </ul>
      </Banner>
    </div>
  );
}

/** How far the bank's statements reach, to whoever is about to close a month. */
export function BankCover({ month, coveredThrough }: { month: string } & Pick<Statements, 'coveredThrough'>) {
  if (coveredThrough === null) return <Banner kind="attention">{texts.noStatement}</Banner>;
  const day = formatDate(coveredThrough);
  if (coveredThrough < lastDay(month)) return <Banner kind="attention">{texts.coveredShort(day)}</Banner>;
  return <p className="accounting-note">{texts.covered(day)}</p>;
}
