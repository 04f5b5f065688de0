import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { texts } from './texts.ts';

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
  hasCheck: boolean;
}

/** The foot: 'Total' in front, then each figure, with the room of the empty columns before it. */
export function TotalsRow<Row>({ columns, totals, hasCheck }: TotalsRowProps<Row>) {
  const figures = columns.map(({ key }, at) => (totals[key] === undefined ? -1 : at)).filter((at) => at >= 0);
  const isNamed = figures[0] !== 0;
  const check = hasCheck ? 1 : 0;
  const after = columns.length - 1 - (figures.at(-1) ?? 0);
  return (
    <tfoot>
      <tr>
        {isNamed || hasCheck ? (
          <th scope="row" colSpan={check + (isNamed ? 1 : 0)}>
            {texts.totals}
          </th>
        ) : null}
        {figures.map((at, place) => {
          const column = columns[at];
          const from = place === 0 ? (isNamed ? 1 : 0) : (figures[place - 1] ?? 0) + 1;
          if (!column) return null;
          const { key, header, align } = column;
          return (
            <td
              key={key}
              colSpan={at - from + 1}
              className={align === 'end' ? 'data-table-end' : undefined}
              data-label={header}
            >
              {totals[key]}
            </td>
          );
        })}
        {after > 0 ? <td colSpan={after} /> : null}
      </tr>
    </tfoot>
  );
}
