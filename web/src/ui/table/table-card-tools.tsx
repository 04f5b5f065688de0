import { IconButton } from '../button/icon-button.tsx';
import { Select } from '../field/select.tsx';
import type { Column, Sort } from './column.ts';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** The check of the header: all, some (a dash) or none. */
export function CheckAll({ selection, count }: { selection: Selection; count: number }) {
  const { size } = selection.keys;
  const isSome = size > 0 && size < count;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={texts.selectAll}
        checked={size === count}
        ref={(input) => {
          if (input) input.indeterminate = isSome;
        }}
        onChange={selection.toggleAll}
      />
    </label>
  );
}

interface TableCardToolsProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((column: string) => void) | undefined;
  selection: Selection | undefined;
  count: number;
}

/** Cards have no header to press: under 768 px this line sorts and selects all. */
export function TableCardTools<Row>({ columns, sort, onSort, selection, count }: TableCardToolsProps<Row>) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const isSorting = onSort !== undefined && sortable.length > 0;
  if (!isSorting && !selection) return null;
  const isDescending = sort?.direction === 'descending';
  return (
    <div className="data-table-tools">
      {selection ? (
        <span className="data-table-tools-check">
          <CheckAll selection={selection} count={count} />
          <span aria-hidden="true">{texts.all}</span>
        </span>
      ) : null}
      {isSorting ? (
        <>
          <Select
            label={texts.sortedBy}
            value={sort?.column ?? ''}
            onChange={onSort}
            {...(sort ? {} : { placeholder: texts.unsorted })}
            options={sortable.map(({ key, header }) => ({ value: key, label: header }))}
          />
          {sort ? (
            <IconButton
              icon={isDescending ? 'arrowDown' : 'arrowUp'}
              label={isDescending ? texts.descending : texts.ascending}
              onClick={() => onSort(sort.column)}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
