import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Column, Sort } from './column.ts';
import { SortableHeader } from './sortable-header.tsx';
import { SpacerRow } from './spacer-row.tsx';
import { CheckAll, TableCardTools } from './table-card-tools.tsx';
import { TableRow } from './table-row.tsx';
import { type TableFailure, TableState } from './table-state.tsx';
import { TotalsRow } from './totals-row.tsx';
import type { Selection } from './use-selection.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { RenderRow } from './virtual-rows.tsx';
import './data-table.css';

export type { Column, Sort };

/** Above this only the rows on the screen are in the page. */
const VIRTUAL_ABOVE = 200;
const ROW_PX = 44;

const VirtualRows = lazy(async () => ({ default: (await import('./virtual-rows.tsx')).VirtualRows }));

interface DataTableProps<Row> {
  /** What the table lists; read aloud, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((column: string) => void) | undefined;
  isSelected?: (row: Row) => boolean;
  /** A check in front of each row; `rowName` says which row it is: 'venda 1234'. */
  selection?: Selection | undefined;
  rowName?: (row: Row) => string;
  /** With a selection: a click anywhere in a row turns it, but on what has an act of its own. */
  picksByRow?: boolean;
  /** Figures of the foot by column, 'Total' in front. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
  /** Smaller, with titles that may break: for many columns. */
  isDense?: boolean;
  isLoading?: boolean;
  /** The rows are those of before, while others are on their way. */
  isStale?: boolean;
  failure?: TableFailure | undefined;
}

/** Scrolls inside its frame under a sticky header; each row is a card under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, rowName, totals, empty, isStale = false } = props;
  const frame = useRef<HTMLElement>(null);
  const keys = useRowKeys(rows.length, selection !== undefined, frame);
  const isVirtual = rows.length > VIRTUAL_ABOVE;
  if (rows.length === 0 && (props.isLoading || props.failure || empty))
    return <TableState isLoading={props.isLoading ?? false} failure={props.failure} empty={empty} />;

  const renderRow: RenderRow = (index, measure) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = rowKey(row);
    return (
      <TableRow
        key={key}
        id={key}
        row={row}
        columns={columns}
        index={index}
        name={rowName?.(row) ?? key}
        isSelected={selection ? selection.keys.has(key) : (props.isSelected?.(row) ?? false)}
        selection={selection}
        picksByRow={props.picksByRow ?? false}
        keys={keys}
        isNumbered={isVirtual}
        measure={measure}
      />
    );
  };
  return (
    <>
      {props.failure ? <TableState isLoading={false} failure={props.failure} /> : null}
      <TableCardTools columns={columns} sort={sort} onSort={onSort} selection={selection} count={rows.length} />
      <section
        ref={frame}
        className={`data-table-frame ${isVirtual ? 'data-table-virtual' : ''}`}
        aria-label={caption}
        tabIndex={0}
      >
        <table
          className={`data-table ${isStale ? 'data-table-stale' : ''} ${props.isDense ? 'data-table-dense' : ''}`}
          aria-rowcount={isVirtual ? rows.length + 1 + (totals ? 1 : 0) : undefined}
          aria-busy={isStale || undefined}
        >
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {selection ? <col className="data-table-check-column" /> : null}
            {columns.map(({ key, width }) => (
              <col key={key} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={isVirtual ? 1 : undefined}>
              {selection ? (
                <th scope="col" className="data-table-check">
                  <CheckAll selection={selection} count={rows.length} />
                </th>
              ) : null}
              {columns.map((column) => (
                <SortableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {isVirtual ? (
              <Suspense fallback={firstRows(rows.length, renderRow)}>
                <VirtualRows
                  count={rows.length}
                  rowPx={ROW_PX}
                  active={keys.active}
                  frame={frame}
                  renderRow={renderRow}
                />
              </Suspense>
            ) : (
              rows.map((_, index) => renderRow(index))
            )}
          </tbody>
          {totals ? <TotalsRow columns={columns} totals={totals} hasCheck={selection !== undefined} /> : null}
        </table>
      </section>
    </>
  );
}

const FIRST = 40;

/** What the screen shows until the code of virtual rows is here. */
function firstRows(count: number, renderRow: RenderRow): ReactNode {
  return (
    <>
      {Array.from({ length: FIRST }, (_, index) => renderRow(index))}
      <SpacerRow px={(count - FIRST) * ROW_PX} />
    </>
  );
}
