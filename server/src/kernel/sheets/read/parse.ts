import { parseCsv } from './csv.ts';
import { limits } from './limits.ts';
import { SheetFault, type SheetRow } from './sheet.ts';
import { parseXlsx } from './xlsx.ts';

const begins = (bytes: Uint8Array, with_: readonly number[]) => with_.every((byte, index) => bytes[index] === byte);
const ZIP = [0x50, 0x4b];
/** The container of encrypted workbooks, and of those from before 2007. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

/** Rows of a file, by what is in it and not by its name. @throws SheetFault. */
export async function parseSheet(bytes: Buffer): Promise<SheetRow[]> {
  if (bytes.length > limits.fileBytes) throw new SheetFault('SHEET_TOO_LARGE');
  if (begins(bytes, OLD)) throw new SheetFault('SHEET_PROTECTED');
  if (begins(bytes, ZIP)) return parseXlsx(bytes);
  // Pages, PDFs and pictures that were only given another name.
  if (/^(?:\uFEFF|ï»¿)?\s*(?:<|%PDF|\{\\rtf|\x89PNG|ÿØÿ|GIF8)/.test(bytes.subarray(0, 200).toString('latin1')))
    throw new SheetFault('SHEET_NOT_READABLE');
  return parseCsv(bytes);
}
