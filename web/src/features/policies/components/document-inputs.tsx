import type { PolicyField } from '../policy-calls.ts';
import { type Draft, faultAt, type Faults } from '../rules/draft.ts';
import { CellInput } from './cell-input.tsx';
import { RowsInput } from './rows-input.tsx';

interface DocumentInputsProps {
  fields: readonly PolicyField[];
  draft: Draft;
  faults: Faults;
  disabled: boolean;
  onChange: (draft: Draft) => void;
}

/** The fields of a document, made of its schema: a new kind, or a new field, needs nothing here. */
export function DocumentInputs({ fields, draft, faults, disabled, onChange }: DocumentInputsProps) {
  const plain = fields.filter(({ kind }) => kind !== 'ROWS');
  const lists = fields.filter(({ kind }) => kind === 'ROWS');
  return (
    <>
      <div className="policy-inputs">
        {plain.map((field) => (
          <CellInput
            key={field.name}
            cell={field}
            typed={draft.cells[field.name] ?? ''}
            error={faultAt(faults, field.name)}
            disabled={disabled}
            onChange={(typed) => onChange({ ...draft, cells: { ...draft.cells, [field.name]: typed } })}
          />
        ))}
      </div>
      {lists.map((field) => (
        <RowsInput
          key={field.name}
          field={field}
          rows={draft.tables[field.name] ?? []}
          faults={faults}
          disabled={disabled}
          onChange={(rows) => onChange({ ...draft, tables: { ...draft.tables, [field.name]: rows } })}
        />
      ))}
    </>
  );
}
