import { unzipSync } from 'fflate';
import { vi } from 'vitest';
import { createZipper, type FromZipper, type ToZipper } from '../sheets/zipper.ts';

/** A worker of this page itself: jsdom has none. */
class PageWorker extends EventTarget {
  readonly #zipper = createZipper((said) => this.#say(said));
  isEnded = false;

  #say(data: FromZipper) {
    setTimeout(() => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  postMessage(said: ToZipper) {
    void this.#zipper(said);
  }

  terminate() {
    this.isEnded = true;
  }
}

const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(new Error('the file could not be read')));
    reader.readAsArrayBuffer(blob);
  });

/** The texts of a workbook's cells, by row; numbers as they are written in it. */
function cellsOf(bytes: Uint8Array): string[][] {
  const xml = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml']);
  const sheet = new DOMParser().parseFromString(xml, 'application/xml');
  return [...sheet.querySelectorAll('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.querySelectorAll('c')) {
      const column = (cell.getAttribute('r') ?? 'A').charCodeAt(0) - 65;
      while (cells.length < column) cells.push('');
      cells.push(cell.textContent);
    }
    return cells;
  });
}

/** Catches the files that a screen gives: their names, and the cells or the text of one. */
export function savedSheets() {
  const files: { name: string; content: Blob }[] = [];
  let last: Blob | undefined;
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        last = content;
        return 'blob:sheet';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, content: last });
  });
  const newest = () => files.at(-1)?.content ?? new Blob();
  return {
    names: () => files.map(({ name }) => name),
    /** Rows of the newest .xlsx, the header first. */
    cells: async () => cellsOf(await bytesOf(newest())),
    bytes: () => bytesOf(newest()),
    text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(newest())),
  };
}
