import { Icon } from '../icon/icon.tsx';
import type { Column, Sort } from './column.ts';

interface SortableHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((column: string) => void) | undefined;
}

export function SortableHeader<Row>({ column, sort, onSort }: SortableHeaderProps<Row>) {
  const { key, header, align, isSortable, isHeaderHidden } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const arrow = direction === 'ascending' ? 'arrowUp' : 'arrowDown';
  const title = isHeaderHidden ? <span className="visually-hidden">{header}</span> : header;
  return (
    <th
      scope="col"
      className={align === 'end' ? 'data-table-end' : undefined}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable && onSort ? (
        <button type="button" className="data-table-sort" onClick={() => onSort(key)}>
          {title}
          {direction ? <Icon name={arrow} size={16} /> : null}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
