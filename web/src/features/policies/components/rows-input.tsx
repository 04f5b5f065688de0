import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { PolicyField } from '../policy-calls.ts';
import { emptyRow, faultAt, type Faults, type Row } from '../rules/draft.ts';
import { shownTexts, texts } from '../texts.ts';
import { CellInput } from './cell-input.tsx';

interface RowsInputProps {
  field: PolicyField;
  rows: readonly Row[];
  faults: Faults;
  disabled: boolean;
  onChange: (rows: readonly Row[]) => void;
}

/** A list of a document, a row a line; what is wrong with the list as a whole stands over it. */
export function RowsInput({ field, rows, faults, disabled, onChange }: RowsInputProps) {
  const { name, title, columns } = field;
  const fault = faults[name];
  const write = (at: number, cell: string, typed: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, cells: { ...row.cells, [cell]: typed } } : row)));
  return (
    <fieldset className="policy-rows-input">
      <legend>{title}</legend>
      {fault === undefined ? null : (
        <Banner kind="danger" isLive>
          {fault}
        </Banner>
      )}
      {rows.length === 0 ? <p className="policy-by">{texts.rowsEmpty}</p> : null}
      {rows.map((row, at) => (
        <div key={row.key} className="policy-row-input" role="group" aria-label={`${title}, ${shownTexts.row(at + 1)}`}>
          {columns.map((cell) => (
            <CellInput
              key={cell.name}
              cell={cell}
              typed={row.cells[cell.name] ?? ''}
              error={faultAt(faults, `${name}.${at}.${cell.name}`)}
              disabled={disabled}
              onChange={(typed) => write(at, cell.name, typed)}
            />
          ))}
          <Button
            kind="quiet"
            icon="close"
            disabled={disabled}
            aria-label={`${texts.removeRow}: ${title}, ${shownTexts.row(at + 1)}`}
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
          >
            {texts.removeRow}
          </Button>
        </div>
      ))}
      <Button disabled={disabled} onClick={() => onChange([...rows, emptyRow(field)])}>
        {texts.addRow}
      </Button>
    </fieldset>
  );
}
