import { inPieces, type Piece, type Sheet, type SheetColumn } from '../sheet.ts';
import { dayNumber, decimalText, written, type Writing } from './cell-values.ts';

/** What a cell and a sheet may hold, as Excel says. */
const MOST_CELL_CHARACTERS = 32_767;
const MOST_ROWS = 1_048_576;
const MOST_NAME_CHARACTERS = 31;
/** The day before the first of sheets, as they count: 30 December 1899. */
const DAYS_BEFORE_1970 = 25_569;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** More rows than a sheet has. */
export class TooManyRows extends Error {}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Texts are written by the million: what holds none but these needs no care. */
const NEEDS_CARE = /[^ !#-%'-;=?-^`-~\u00A0-\uD7FF\uE000-\uFFFD]/;
/** Marks of XML, and what no XML holds: controls but tabs and ends of lines, halves of a pair, the last two of the plane. */
const REMARKABLE = /[&<>"]|[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Excel reads '_x000D_' as a control: what a person wrote so keeps its own line. */
const ENCODED = /_(?=x[\dA-Fa-f]{4}_)/g;

function xmlText(text: string): string {
  const whole = text.length > MOST_CELL_CHARACTERS ? text.slice(0, MOST_CELL_CHARACTERS) : text;
  if (!NEEDS_CARE.test(whole)) return whole;
  return whole.replace(REMARKABLE, (found) => escapes[found] ?? '').replace(ENCODED, '_x005F_');
}

/** 0 -> 'A', 26 -> 'AA'. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : columnName(rest)}${String.fromCodePoint(65 + (index % 26))}`;
}

/** Styles by their place in `styles`; a text carries the quote prefix, so that no editing makes a formula of it. */
const HEADER = 5;
const EDGE_SPACE = /^\s|\s$|\n/;

const textOf = (style: number, text: string) =>
  `" s="${style}" t="inlineStr"><is><t${EDGE_SPACE.test(text) ? ' xml:space="preserve"' : ''}>${xmlText(text)}</t></is></c>`;

/** What follows the place of a cell: its style and its value. */
const writing: Writing = {
  whole: (value) => `"><v>${value}</v></c>`,
  text: (text) => textOf(1, text),
  cents: (cents) => `" s="2"><v>${decimalText(cents, '.')}</v></c>`,
  day: (day) => `" s="3"><v>${dayNumber(day) + DAYS_BEFORE_1970}</v></c>`,
  // Days, and the minutes of a day as their decimal part.
  moment: (wallMs) => `" s="4"><v>${((wallMs - (wallMs % MINUTE_MS)) / DAY_MS + DAYS_BEFORE_1970).toFixed(8)}</v></c>`,
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;
const packageRelations = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookRelations = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const book = (name: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, MOST_NAME_CHARACTERS))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const formats = `<numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="166" formatCode="&quot;R$&quot;\\ #,##0.00;\\-&quot;R$&quot;\\ #,##0.00"/></numFmts>`;
const styles = `${HEAD}<styleSheet xmlns="${MAIN}">${formats}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="166" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

/** Every file of the workbook but the sheet itself, by name. */
export const bookParts = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': packageRelations,
  'xl/workbook.xml': book(sheetName),
  'xl/_rels/workbook.xml.rels': bookRelations,
  'xl/styles.xml': styles,
});

/** Where the sheet lies in the workbook. */
export const SHEET_PART = 'xl/worksheets/sheet1.xml';

function headOf(columns: readonly SheetColumn<never>[]): string {
  const widths = columns.map(
    ({ header, width = Math.max(14, header.length + 2) }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header }, at) => `<c r="${columnName(at)}1${textOf(HEADER, header)}`);
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`;
}

/** The sheet's XML, piece by piece; the header stays in view. @throws TooManyRows. */
export function sheetXml<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Piece, void, undefined> {
  const places = columns.map((_, at) => `<c r="${columnName(at)}`);
  const lineOf = (row: Row, index: number) => {
    const line = index + 2;
    if (line > MOST_ROWS) throw new TooManyRows();
    let xml = `<row r="${line}">`;
    for (let at = 0; at < columns.length; at += 1) {
      const value = columns[at]?.cell(row) ?? null;
      const rest = written(value, writing);
      if (rest !== '') xml += `${places[at]}${line}${rest}`;
    }
    return `${xml}</row>`;
  };
  return inPieces(rows, headOf(columns), lineOf, '</sheetData></worksheet>');
}
