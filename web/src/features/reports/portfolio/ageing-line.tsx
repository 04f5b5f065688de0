import { formatPercent } from '@balcao/contract/kernel';
import { useId } from 'react';
import { type PortfolioRow, shareOf } from './rows.ts';
import { texts } from './texts.ts';

/** What there is to receive as one line, from what is not due yet to what is long late. The table under it has the figures. */
export function AgeingLine({ rows, open }: { rows: readonly PortfolioRow[]; open: number }) {
  const caption = useId();
  const parts = rows.filter((row) => row.open > 0);
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, row) => sum + shareOf(row.open, open), 0));
  return (
    <figure className="ageing" aria-labelledby={caption}>
      <figcaption id={caption}>{texts.pictures.ageing}</figcaption>
      <svg className="ageing-line" aria-hidden="true">
        {parts.map((row, at) => (
          <rect
            key={row.key}
            className={`ageing-${row.key}`}
            x={`${(starts[at] ?? 0) * 100}%`}
            width={`${shareOf(row.open, open) * 100}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul className="ageing-names">
        {parts.map((row) => (
          <li key={row.key}>
            <svg className="ageing-mark" aria-hidden="true">
              <rect className={`ageing-${row.key}`} width="100%" height="100%" />
            </svg>
            {row.name} {formatPercent(shareOf(row.open, open))}
          </li>
        ))}
      </ul>
    </figure>
  );
}
