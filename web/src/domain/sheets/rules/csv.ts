import { formatDate } from '@balcao/contract/kernel';
import { inPieces, type Piece, type Sheet } from '../sheet.ts';
import { decimalText, written, type Writing } from './cell-values.ts';

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/;
/** Says to a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const writing: Writing = {
  text: quoted,
  whole: String,
  cents: (cents) => decimalText(cents, ','),
  day: formatDate,
  moment(wallMs) {
    const [day = '', time = ''] = new Date(wallMs).toISOString().split('T');
    return `${formatDate(day)} ${time.slice(0, 5)}`;
  },
};

/** A sheet as a Brazilian spreadsheet reads text: `;` between fields, a comma before the cents. */
export function csvOf<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Piece, void, undefined> {
  const lineOf = (row: Row) => `${columns.map(({ cell }) => written(cell(row), writing)).join(';')}\r\n`;
  return inPieces(rows, `${BYTE_ORDER_MARK}${columns.map(({ header }) => quoted(header)).join(';')}\r\n`, lineOf, '');
}
