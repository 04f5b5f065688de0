import { inPieces, type Piece, type Sheet, type SheetColumn } from '../sheet.ts';
import { decimalText, type Value, valueOf } from './cell-values.ts';

/** What a cell and a sheet may hold, as Excel says. */
const MOST_CELL_CHARACTERS = 32_767;
const MOST_ROWS = 1_048_576;
const MOST_NAME_CHARACTERS = 31;
/** The day before the first of sheets, as they count: 30 December 1899. */
const DAYS_BEFORE_1970 = 25_569;
const MINUTES_OF_DAY = 1_440;

/** More rows than a sheet has. */
export class TooManyRows extends Error {}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Tabs and ends of lines stay; no XML holds the other controls, halves of a pair, or the last two of the first plane.
// oxlint-disable-next-line no-control-regex
const REMARKABLE = /[&<>"\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu;
/** Excel reads '_x000D_' as a control: what a person wrote so keeps its own line. */
const ENCODED = /_(?=x[\dA-Fa-f]{4}_)/g;

function xmlText(text: string): string {
  const whole = text.length > MOST_CELL_CHARACTERS ? text.slice(0, MOST_CELL_CHARACTERS) : text;
  const plain = whole.replace(REMARKABLE, (found) => escapes[found] ?? '');
  return plain.includes('_x') ? plain.replace(ENCODED, '_x005F_') : plain;
}

/** 0 -> 'A', 26 -> 'AA'. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : columnName(rest)}${String.fromCodePoint(65 + (index % 26))}`;
}

/** Styles by their place in `styles`; 'text' carries the quote prefix, so that no editing makes a formula of it. */
const styleOf = { whole: 0, text: 1, cents: 2, day: 3, instant: 4, header: 5 } as const;

/** 'DD/MM/YYYY' or 'DD/MM/YYYY HH:MM' as sheets count: days, and minutes as their decimal part. */
function serialOf(written: string): string {
  const [day = '', month = '', year = '', hour = '0', minute = '0'] = written.split(/[/ :]/);
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 + DAYS_BEFORE_1970;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes === 0 ? String(days) : (days + minutes / MINUTES_OF_DAY).toFixed(8);
}

const textCell = (reference: string, style: number, text: string) =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function cellXml(reference: string, value: Value | null): string {
  if (value === null) return '';
  if (value.kind === 'text') return textCell(reference, styleOf.text, value.text);
  const number =
    value.kind === 'whole'
      ? String(value.whole)
      : value.kind === 'cents'
        ? decimalText(value.cents, '.')
        : serialOf(value.written);
  return `<c r="${reference}" s="${styleOf[value.kind]}"><v>${number}</v></c>`;
}

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
  const headers = columns.map(({ header }, at) => textCell(`${columnName(at)}1`, styleOf.header, header));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`;
}

/** The sheet's XML, piece by piece; the header stays in view. @throws TooManyRows. */
export function sheetXml<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Piece, void, undefined> {
  const names = columns.map((_, at) => columnName(at));
  const lineOf = (row: Row, index: number) => {
    const line = index + 2;
    if (line > MOST_ROWS) throw new TooManyRows();
    let xml = `<row r="${line}">`;
    for (const [at, { cell }] of columns.entries()) xml += cellXml(`${names[at]}${line}`, valueOf(cell(row)));
    return `${xml}</row>`;
  };
  return inPieces(rows, headOf(columns), lineOf, '</sheetData></worksheet>');
}
