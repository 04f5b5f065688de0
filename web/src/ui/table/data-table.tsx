import type { ReactNode } from 'react';
import { type Column, type Sort, SortableHeader } from './sortable-header.tsx';
import './data-table.css';

export type { Column };

interface DataTableProps<Row> {
  /** What the table lists; read aloud, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((column: string) => void) | undefined;
  isSelected?: (row: Row) => boolean;
  /** A `<tr>` of totals. */
  foot?: ReactNode;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
}

/** Scrolls inside its frame under a sticky header; each row is a card under 768 px. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  isSelected,
  foot,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section className="data-table-frame" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isSelected?.(row) ? 'data-table-selected' : undefined}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={column.align === 'end' ? 'data-table-end' : undefined}
                  data-label={column.header}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
    </section>
  );
}
