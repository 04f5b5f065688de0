import { inPieces, type Piece, type Sheet } from '../sheet.ts';
import { decimalText, type Value, valueOf } from './cell-values.ts';

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/;
/** Says to a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function fieldOf(value: Value | null): string {
  if (value === null) return '';
  if (value.kind === 'text') return quoted(value.text);
  if (value.kind === 'whole') return String(value.whole);
  return value.kind === 'cents' ? decimalText(value.cents, ',') : value.written;
}

/** A sheet as a Brazilian spreadsheet reads text: `;` between fields, a comma before the cents. */
export function csvOf<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Piece, void, undefined> {
  const lineOf = (row: Row) => `${columns.map(({ cell }) => fieldOf(valueOf(cell(row)))).join(';')}\r\n`;
  return inPieces(rows, `${BYTE_ORDER_MARK}${columns.map(({ header }) => quoted(header)).join(';')}\r\n`, lineOf, '');
}
