import type { CreditSheet } from '@balcao/contract';
import { Button } from '../../../ui/button/button.tsx';
import type { RowPlace } from '../rules/rows.ts';
import { type Piece, type SheetTable, tablesOf, type TypedCell } from '../rules/tables.ts';
import { cellText, cellUnit } from '../rules/typed.ts';
import { rowTexts } from '../texts.ts';

export interface Draft {
  /** What was typed, by path. */
  texts: Readonly<Record<string, string>>;
  /** Paths that the server refused. */
  wrong: ReadonlySet<string>;
  onType: (cell: TypedCell, text: string) => void;
  onRemove: (place: RowPlace) => void;
  /** A row is to be added to a table that grows. */
  onAdd: (table: SheetTable) => void;
}

/** A sheet as tables: words, and numbers that are typed while it is a draft. */
export function SheetTables({ sheet, draft }: { sheet: CreditSheet; draft: Draft | null }) {
  return (
    <div className="sheet-tables">
      {tablesOf(sheet).map((table) => (
        <OneTable key={table.title} table={table} draft={draft} />
      ))}
    </div>
  );
}

const keyOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.path)).join();

/** What a row is called: a rule by its code, a band by its place. */
function nameOf([cells]: SheetTable['rows'][number], as: 'RULE' | 'BAND', index: number): string {
  const [first] = cells ?? [];
  return as === 'RULE' && typeof first === 'string' ? first : rowTexts.band(index + 1);
}

function OneTable({ table, draft }: { table: SheetTable; draft: Draft | null }) {
  const { title, columns, rows, grows } = table;
  const growing = draft && grows ? { draft, ...grows } : null;
  return (
    <section className="sheet-table" data-wide={columns.length > 2} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {growing ? (
              <th scope="col">
                <span className="visually-hidden">{rowTexts.acts}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.map(keyOf).join('|')}>
              {row.map((pieces, at) => (
                <td key={columns[at]}>
                  {pieces.map((piece) =>
                    typeof piece === 'string' ? `${piece} ` : <Cell key={piece.path} cell={piece} draft={draft} />,
                  )}
                </td>
              ))}
              {growing ? (
                <td className="sheet-row-act">
                  {index < growing.removable ? (
                    <Button
                      kind="quiet"
                      aria-label={rowTexts.removeOf(title, nameOf(row, growing.as, index))}
                      onClick={() => growing.draft.onRemove({ list: growing.list, at: index })}
                    >
                      {rowTexts.remove}
                    </Button>
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {growing ? (
        <Button onClick={() => growing.draft.onAdd(table)}>
          {growing.as === 'RULE' ? rowTexts.addRule : rowTexts.addBand(title)}
        </Button>
      ) : null}
    </section>
  );
}

function Cell({ cell, draft }: { cell: TypedCell; draft: Draft | null }) {
  const unit = cellUnit(cell.kind);
  const [before, after] = cell.kind === 'MONEY' ? [`${unit} `, ''] : ['', unit && ` ${unit}`];
  const text = draft?.texts[cell.path] ?? cellText(cell.kind, cell.value);
  if (!draft) return <span className="sheet-value">{`${before}${text}${after} `}</span>;
  const isWrong = [...draft.wrong].some((path) => cell.path === path || cell.path.startsWith(`${path}.`));
  return (
    <span className="sheet-value" data-changed={draft.texts[cell.path] !== undefined}>
      {before}
      <input
        className="input sheet-input"
        inputMode="decimal"
        aria-label={cell.label}
        aria-invalid={isWrong}
        value={text}
        onChange={(event) => draft.onType(cell, event.target.value)}
      />
      {after}
    </span>
  );
}
