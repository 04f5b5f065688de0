import { posix } from 'node:path';
import { type Archive, openArchive } from './archive.ts';
import { limits } from './limits.ts';
import { SheetFault, type SheetRow } from './sheet.ts';
import { readXml } from './xml.ts';

/** Targets of a part's relations, by id and by the end of their type. */
async function relationsOf(archive: Archive, part: string): Promise<{ id: string; type: string; target: string }[]> {
  const found: { id: string; type: string; target: string }[] = [];
  const folder = posix.dirname(part);
  await readXml(archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: path });
      if (found.length > limits.entries) throw new SheetFault('SHEET_TOO_LARGE');
    },
  });
  return found;
}

/** Text of a cell or a shared string, as far as it is kept; what is said for pronunciation is left out. */
function createText() {
  let [text, isInText, spoken] = ['', false, 0];
  return {
    take: () => {
      const taken = text;
      text = '';
      return taken;
    },
    open(name: string) {
      if (name === 'rPh') spoken += 1;
      if (name === 't' || name === 'v') isInText = spoken === 0;
    },
    close(name: string) {
      if (name === 'rPh') spoken -= 1;
      if (name === 't' || name === 'v') isInText = false;
    },
    add(more: string) {
      if (isInText && text.length < limits.cellCharacters) text += more.slice(0, limits.cellCharacters - text.length);
    },
  };
}

async function sharedStringsOf(archive: Archive, part: string | undefined): Promise<string[]> {
  if (part === undefined) return [];
  const strings: string[] = [];
  const text = createText();
  await readXml(archive.read(part), {
    open: (name) => text.open(name),
    text: (more) => text.add(more),
    close(name) {
      text.close(name);
      if (name !== 'si') return;
      if (strings.length >= limits.sharedStrings) throw new SheetFault('SHEET_TOO_LARGE');
      strings.push(text.take());
    },
  });
  return strings;
}

/** 'AB12' -> 27; undefined for none. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/i.exec(reference ?? '')?.[1]?.toUpperCase();
  if (letters === undefined) return undefined;
  return letters.split('').reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number as people typed it: '1.2345678901E10' -> '12345678901'. */
function plainNumber(raw: string): string {
  const value = Number(raw);
  return raw.trim() !== '' && Number.isSafeInteger(value) ? String(value) : raw;
}

function valueOf(type: string | undefined, raw: string, strings: readonly string[]): string {
  if (type === 's') return (strings[Number(raw)] ?? '').trim();
  return type === undefined || type === 'n' ? plainNumber(raw) : raw.trim();
}

async function rowsOf(archive: Archive, part: string, strings: readonly string[]): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const text = createText();
  let row: SheetRow = { line: 0, cells: [], formulas: [] };
  let [elements, cells, column, type] = [0, 0, -1, undefined as string | undefined];
  await readXml(archive.read(part), {
    open(name, attributes) {
      text.open(name);
      if (name === 'mergeCell') throw new SheetFault('SHEET_MERGED_CELLS');
      if (name === 'f') row.formulas.push(column);
      if (name === 'row') {
        elements += 1;
        if (elements > limits.rowElements) throw new SheetFault('SHEET_TOO_LARGE');
        const line = Number(attributes['r']);
        row = { line: Number.isSafeInteger(line) && line > 0 ? line : row.line + 1, cells: [], formulas: [] };
        column = -1;
      }
      if (name === 'c') {
        cells += 1;
        if (cells > limits.cells) throw new SheetFault('SHEET_TOO_LARGE');
        column = columnOf(attributes['r']) ?? column + 1;
        type = attributes['t'];
      }
    },
    text: (more) => text.add(more),
    close(name) {
      text.close(name);
      if (name === 'c') {
        const value = valueOf(type, text.take(), strings);
        if (value === '') return;
        if (column >= limits.columns) throw new SheetFault('SHEET_TOO_LARGE');
        while (row.cells.length <= column) row.cells.push('');
        row.cells[column] = value;
      }
      if (name === 'row' && (row.cells.length > 0 || row.formulas.length > 0)) {
        if (rows.length >= limits.rows) throw new SheetFault('SHEET_TOO_LARGE');
        rows.push(row);
      }
    },
  });
  return rows;
}

/** Rows of the one sheet of a workbook. @throws SheetFault. */
export async function parseXlsx(bytes: Buffer): Promise<SheetRow[]> {
  const archive = await openArchive(bytes);
  if (archive.names.includes('EncryptedPackage')) throw new SheetFault('SHEET_PROTECTED');
  const book = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (book === undefined || !archive.names.includes(book)) throw new SheetFault('SHEET_NOT_READABLE');
  if (archive.names.some((name) => /(?:^|\/)externalLinks\//.test(name))) throw new SheetFault('SHEET_EXTERNAL_LINKS');
  const sheets: string[] = [];
  let isWorkbook = false;
  await readXml(archive.read(book), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'sheet') sheets.push(attributes['r:id'] ?? idOf(attributes));
    },
  });
  if (!isWorkbook) throw new SheetFault('SHEET_NOT_READABLE');
  if (sheets.length !== 1) throw new SheetFault('SHEET_NOT_ONE');
  const relations = await relationsOf(archive, book);
  const sheet = relations.find(({ id }) => id === sheets[0])?.target;
  if (sheet === undefined || !archive.names.includes(sheet)) throw new SheetFault('SHEET_DAMAGED');
  const strings = await sharedStringsOf(archive, relations.find(({ type }) => type === 'sharedStrings')?.target);
  return rowsOf(archive, sheet, strings);
}

/** The relation of a sheet, whatever its namespace is called. */
const idOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
