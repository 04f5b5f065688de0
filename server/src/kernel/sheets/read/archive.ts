import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { limits } from './limits.ts';
import { SheetFault } from './sheet.ts';

/** The parts of an archive by name, none unpacked yet. */
export interface Archive {
  names: readonly string[];
  /** Pieces of a part's bytes; nothing when there is none. @throws SheetFault when it is more than it may be. */
  read(name: string): AsyncIterable<Uint8Array>;
}

const ENCRYPTED = 1;

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false };
    fromBuffer(bytes, options, (error, file) => (error ? reject(new SheetFault('SHEET_DAMAGED')) : resolve(file)));
  });
}

function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let seen = 0;
    file.on('error', () => reject(new SheetFault('SHEET_DAMAGED')));
    file.on('end', () => resolve(entries));
    file.on('entry', (entry: Entry) => {
      seen += 1;
      if (seen > limits.entries) return reject(new SheetFault('SHEET_TOO_LARGE'));
      if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return reject(new SheetFault('SHEET_PROTECTED'));
      // Two parts of one name are read differently by different programs.
      if (entries.has(entry.fileName)) return reject(new SheetFault('SHEET_DAMAGED'));
      entries.set(entry.fileName, entry);
      return file.readEntry();
    });
    file.readEntry();
  });
}

function streamOf(file: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(new SheetFault('SHEET_DAMAGED')) : resolve(stream)));
  });
}

/** Opens an archive. What a header says of a part's size is not believed: bytes are counted as they come. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const file = await open(bytes);
  const entries = await entriesOf(file);
  let all = 0;
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      if (entry.uncompressedSize > limits.partBytes) throw new SheetFault('SHEET_TOO_LARGE');
      let part = 0;
      try {
        for await (const piece of (await streamOf(file, entry)) as AsyncIterable<Buffer>) {
          part += piece.length;
          all += piece.length;
          if (part > limits.partBytes || all > limits.allBytes) throw new SheetFault('SHEET_TOO_LARGE');
          yield piece;
        }
      } catch (error) {
        throw error instanceof SheetFault ? error : new SheetFault('SHEET_DAMAGED');
      }
    },
  };
}
