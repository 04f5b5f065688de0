import type { CreditSheet } from '@balcao/contract';
import { type Piece, type SheetTable, tablesOf, type TypedCell } from '../rules/tables.ts';
import { cellText, cellUnit } from '../rules/typed.ts';

export interface Draft {
  /** What was typed, by path. */
  texts: Readonly<Record<string, string>>;
  /** Paths that the server refused. */
  wrong: ReadonlySet<string>;
  onType: (cell: TypedCell, text: string) => void;
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

function OneTable({ table: { title, columns, rows }, draft }: { table: SheetTable; draft: Draft | null }) {
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
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(keyOf).join('|')}>
              {row.map((pieces, at) => (
                <td key={columns[at]}>
                  {pieces.map((piece) =>
                    typeof piece === 'string' ? `${piece} ` : <Cell key={piece.path} cell={piece} draft={draft} />,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
