import type { Column } from './column.ts';
import { texts } from './texts.ts';
import type { RowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** From 0, in the order they are listed. */
  index: number;
  /** Which row a check belongs to, read aloud. */
  name: string;
  isSelected: boolean;
  selection: Selection | undefined;
  /** A click anywhere in the row turns it. */
  picksByRow: boolean;
  keys: RowKeys;
  /** Says its place, when not every row is in the page. */
  isNumbered: boolean;
  measure: ((element: Element | null) => void) | undefined;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, index, name, isSelected, selection, keys, isNumbered, measure } = props;
  const isPicked = selection !== undefined && props.picksByRow;
  const classes = [...(isSelected ? ['data-table-selected'] : []), ...(isPicked ? ['data-table-picked'] : [])];
  return (
    // The check in the row is what keys and readers turn.
    <tr
      ref={measure}
      className={classes.join(' ') || undefined}
      onClick={
        isPicked
          ? ({ target }) => {
              if (target instanceof Element && !target.closest('a, button, label')) selection.toggle(id);
            }
          : undefined
      }
      data-index={index}
      // The header is the first row.
      aria-rowindex={isNumbered ? index + 2 : undefined}
    >
      {selection ? (
        <td className="data-table-check">
          <label>
            <input
              type="checkbox"
              aria-label={`${texts.select} ${name}`}
              checked={isSelected}
              tabIndex={index === keys.active ? 0 : -1}
              onFocus={() => keys.focus(index)}
              onKeyDown={(event) => keys.onKeyDown(event, index)}
              onChange={({ nativeEvent }) => selection.toggle(id, 'shiftKey' in nativeEvent && !!nativeEvent.shiftKey)}
            />
          </label>
        </td>
      ) : null}
      {columns.map(({ key, align, header, isHeaderHidden, render }) => (
        <td
          key={key}
          className={align === 'end' ? 'data-table-end' : isHeaderHidden ? 'data-table-act' : undefined}
          data-label={header}
        >
          {render(row)}
        </td>
      ))}
    </tr>
  );
}
