import { zip } from './zip.ts';

export interface SheetColumn {
  header: string;
  /** What its cells hold: a text, a number, whole cents shown as reais, or a business day 'YYYY-MM-DD'. */
  kind?: 'text' | 'number' | 'cents' | 'day';
  /** In characters. */
  width?: number;
}

export type CellValue = string | number | null;

export interface SheetData {
  /** Of the tab. */
  name: string;
  columns: readonly SheetColumn[];
  rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;
}

/** What a cell may hold, as Excel says. */
const MOST_CELL_CHARACTERS = 32_767;
const PIECE_CHARACTERS = 65_536;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that no XML holds: controls, and halves of a surrogate pair. */
function isStorable(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

function xmlText(text: string): string {
  let [written, from] = ['', 0];
  const whole = text.slice(0, MOST_CELL_CHARACTERS);
  // Texts are written by the million: what needs no care is taken as it is.
  for (let at = 0; at < whole.length; at += 1) {
    const code = whole.codePointAt(at) ?? 0;
    const escape = code < 64 ? escapes[whole.charAt(at)] : undefined;
    if (code > 0xffff) at += 1;
    else if (escape !== undefined || !isStorable(code)) {
      written += whole.slice(from, at) + (escape ?? '');
      from = at + 1;
    }
  }
  return from === 0 ? whole : written + whole.slice(from);
}

/** 0 -> 'A', 26 -> 'AA'. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : columnName(rest)}${String.fromCodePoint(65 + (index % 26))}`;
}

/** Styles by their place in `styles.xml`; 'text' carries the quote prefix, so that no editing makes a formula of it. */
const styleOf = { text: 1, number: 0, cents: 2, day: 3, header: 4 } as const;

/** Days since 30 December 1899, as sheets count them. */
const serialDay = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

function cellXml(reference: string, kind: keyof typeof styleOf, value: CellValue): string {
  if (value === null || value === '') return '';
  const asNumber = kind === 'day' && typeof value === 'string' ? serialDay(value) : value;
  if (kind !== 'header' && typeof asNumber === 'number' && Number.isFinite(asNumber))
    return `<c r="${reference}" s="${styleOf[kind === 'text' ? 'number' : kind]}"><v>${kind === 'cents' ? asNumber / 100 : asNumber}</v></c>`;
  const style = kind === 'header' ? styleOf.header : styleOf.text;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;
const packageRelations = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const workbook = (name: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="4" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

/** The sheet in pieces of some size, so that a row is not a turn of the event loop. */
async function* worksheet({ columns, rows }: SheetData): AsyncGenerator<string, void, undefined> {
  const names = columns.map((_, index) => columnName(index));
  const kinds = columns.map(({ kind = 'text' }) => kind);
  const widths = columns.map(
    ({ width = 20 }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1" style="${styleOf.text}"/>`,
  );
  let piece = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">`;
  for (const [index, { header }] of columns.entries()) piece += cellXml(`${names[index]}1`, 'header', header);
  piece += '</row>';
  let line = 1;
  const add = (cells: readonly CellValue[]) => {
    line += 1;
    piece += `<row r="${line}">`;
    for (const [index, kind] of kinds.entries()) piece += cellXml(`${names[index]}${line}`, kind, cells[index] ?? null);
    piece += '</row>';
    return piece.length > PIECE_CHARACTERS;
  };
  const take = () => {
    const taken = piece;
    piece = '';
    return taken;
  };
  if (Symbol.asyncIterator in rows) {
    for await (const cells of rows) if (add(cells)) yield take();
  } else {
    for (const cells of rows) if (add(cells)) yield take();
  }
  yield `${piece}</sheetData></worksheet>`;
}

/** A sheet as .xlsx, made as it is sent: its rows may come from the database, and none is kept. */
export function writeSheet(sheet: SheetData): AsyncGenerator<Buffer, void, undefined> {
  return zip([
    { name: '[Content_Types].xml', text: [contentTypes] },
    { name: '_rels/.rels', text: [packageRelations] },
    { name: 'xl/workbook.xml', text: [workbook(sheet.name)] },
    { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations] },
    { name: 'xl/styles.xml', text: [styles] },
    { name: 'xl/worksheets/sheet1.xml', text: worksheet(sheet) },
  ]);
}

/** The same as a whole, for few rows. */
export async function sheetBytes(sheet: SheetData): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of writeSheet(sheet)) pieces.push(piece);
  return Buffer.concat(pieces);
}
