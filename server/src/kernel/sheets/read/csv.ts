import { TextDecoder } from 'node:util';
import { limits } from './limits.ts';
import { SheetFault, type SheetRow } from './sheet.ts';

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel in Brazil saves as plain CSV.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Characters that no text has: it was something else, or its letters were read wrongly. */
function holdsControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) return true;
  }
  return false;
}

const separators = [';', ',', '\t'] as const;

/** What parts the cells: said by Excel's own first line, else what stands most often in the header. */
function separatorOf(text: string): { separator: string; begins: number; line: number } {
  const said = /^sep=([;,\t])\r?\n/i.exec(text);
  if (said?.[1]) return { separator: said[1], begins: said[0].length, line: 2 };
  const header =
    text
      .slice(0, 4_000)
      .split(/\r?\n|\r/)
      .find((line) => line.trim() !== '') ?? '';
  const counted = separators.map((separator) => ({ separator, count: header.split(separator).length }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return { separator: most?.separator ?? ';', begins: 0, line: 1 };
}

/** Rows of a text with separated values, quotes as RFC 4180 says. */
export function parseCsv(bytes: Uint8Array): SheetRow[] {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  if (holdsControls(text)) throw new SheetFault('SHEET_ENCODING');
  const { separator, begins, line: firstLine } = separatorOf(text);
  const rows: SheetRow[] = [];
  let [line, rowLine, cells, cell, isQuoted] = [firstLine, firstLine, [] as string[], '', false];
  const endCell = () => {
    if (cells.length >= limits.columns) throw new SheetFault('SHEET_TOO_LARGE');
    cells.push(cell.trim().slice(0, limits.cellCharacters));
    cell = '';
  };
  const endRow = () => {
    endCell();
    const formulas = cells.flatMap((value, index) => (value.startsWith('=') ? [index] : []));
    if (cells.some((value) => value !== '')) rows.push({ line: rowLine, cells, formulas });
    if (rows.length > limits.rows) throw new SheetFault('SHEET_TOO_LARGE');
    cells = [];
    line += 1;
    rowLine = line;
  };
  for (let at = begins; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted) {
      if (character === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"') isQuoted = false;
      else {
        if (character === '\n') line += 1;
        cell += character;
      }
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === separator) endCell();
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) endRow();
    else if (character !== '\r') cell += character;
  }
  if (isQuoted) throw new SheetFault('SHEET_DAMAGED');
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
