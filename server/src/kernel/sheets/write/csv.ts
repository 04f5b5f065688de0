/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** One cell: quoted, and never the start of a formula. */
const cell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One line as a Brazilian spreadsheet reads it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Says to a spreadsheet that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
