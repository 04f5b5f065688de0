import { saveFile } from '../../lib/save-file.ts';
import { csvOf } from './rules/csv.ts';
import { bookParts, SHEET_PART, sheetXml } from './rules/xlsx.ts';
import type { Sheet, SheetFormat } from './sheet.ts';
import type { FromZipper, ToZipper } from './zipper.ts';

export interface SheetDownload<Row> extends Sheet<Row> {
  /** Without its ending. */
  readonly fileName: string;
  readonly format: SheetFormat;
  readonly signal?: AbortSignal;
  /** Rows written so far. */
  readonly onProgress?: (rows: number) => void;
}

const types: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/**
 * Makes a sheet of the rows and gives it to the person; the page stays usable, however many rows there are.
 * @throws what the rows throw, the reason of an aborted signal, TooManyRows. Nothing is saved then.
 */
export async function downloadSheet<Row>(asked: SheetDownload<Row>): Promise<void> {
  const pieces = asked.format === 'xlsx' ? zipped(asked) : joined(asked);
  const file = await pieces;
  asked.signal?.throwIfAborted();
  // Slashes of a day would be folders.
  saveFile(new Blob([file], { type: types[asked.format] }), `${asked.fileName.replaceAll('/', '-')}.${asked.format}`);
}

/** A turn in which the page answers keys. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

async function joined<Row>(asked: SheetDownload<Row>): Promise<Blob> {
  const written: string[] = [];
  for await (const { text, rows } of csvOf(asked)) {
    written.push(text);
    asked.onProgress?.(rows);
    await turn();
    asked.signal?.throwIfAborted();
  }
  return new Blob(written);
}

async function zipped<Row>(asked: SheetDownload<Row>): Promise<Blob> {
  const worker = new Worker(new URL('zip-worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    asked.signal?.addEventListener('abort', () => reject(asked.signal?.reason as Error));
  });
  // Whoever waits for an answer hears of it.
  broken.catch(() => undefined);
  const tell = (said: ToZipper) => worker.postMessage(said, []);
  const heard = () =>
    Promise.race([
      broken,
      new Promise<FromZipper>((resolve) =>
        worker.addEventListener('message', ({ data }: MessageEvent<FromZipper>) => resolve(data), { once: true }),
      ),
    ]);
  try {
    tell({ begin: bookParts(asked.sheetName), large: SHEET_PART });
    return await send(asked, tell, heard);
  } finally {
    worker.terminate();
  }
}

/** One piece is made while the worker packs the one before. */
async function send<Row>(
  asked: SheetDownload<Row>,
  tell: (said: ToZipper) => void,
  heard: () => Promise<FromZipper>,
): Promise<Blob> {
  let answer: Promise<FromZipper> | undefined;
  for await (const { text, rows } of sheetXml(asked)) {
    asked.signal?.throwIfAborted();
    await answer;
    answer = heard();
    tell({ text, isLast: false });
    asked.onProgress?.(rows);
  }
  await answer;
  const last = heard();
  tell({ text: '', isLast: true });
  const said = await last;
  if ('file' in said) return said.file;
  throw new Error('the worker gave no file');
}
