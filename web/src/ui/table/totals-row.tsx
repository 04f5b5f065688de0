import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { texts } from './texts.ts';

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
  hasCheck: boolean;
}

/** The foot: 'Total' under the columns before the first figure, then each figure under its column. */
export function TotalsRow<Row>({ columns, totals, hasCheck }: TotalsRowProps<Row>) {
  const first = columns.findIndex(({ key }) => totals[key] !== undefined);
  const before = first + (hasCheck ? 1 : 0);
  return (
    <tfoot>
      <tr>
        {before > 0 ? (
          <th scope="row" colSpan={before}>
            {texts.totals}
          </th>
        ) : null}
        {columns.slice(Math.max(first, 0)).map(({ key, header, align }) => {
          const total = totals[key];
          return (
            <td
              key={key}
              className={align === 'end' ? 'data-table-end' : undefined}
              data-label={total === undefined ? undefined : header}
            >
              {total}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
