import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; its text is asked for piece by piece. */
export interface ZipEntry {
  name: string;
  text: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** 1 January 1980: the same input gives the same bytes. */
const DATE = 0x21;
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;

function header(signature: number, before: number, after: readonly [bytes: number, value: number][]): Buffer {
  const bytes = Buffer.alloc(before + after.reduce((sum, [size]) => sum + size, 0));
  bytes.writeUInt32LE(signature, 0);
  let at = before;
  for (const [size, value] of after) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

const localHeader = (name: Buffer) =>
  header(0x04034b50, 4, [
    [2, 20],
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, DATE],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  ]);

const descriptor = ({ crc, packed, size }: Written) =>
  header(0x08074b50, 4, [
    [4, crc],
    [4, packed],
    [4, size],
  ]);

const centralHeader = ({ name, crc, packed, size, offset }: Written) =>
  header(0x02014b50, 4, [
    [2, 20],
    [2, 20],
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ]);

const endOfArchive = (count: number, size: number, offset: number) =>
  header(0x06054b50, 4, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);

/** An archive as it is made: nothing of an entry is kept once it is sent. */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer, void, undefined> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const counted = async function* () {
      for await (const piece of text) {
        const bytes = Buffer.from(piece);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        yield bytes;
      }
    };
    const deflate = createDeflateRaw({ level: 3 });
    // What breaks on the way is thrown by the loop below.
    pipeline(Readable.from(counted()), deflate, () => undefined);
    const local = Buffer.concat([localHeader(entry.name), entry.name]);
    yield local;
    for await (const packed of deflate as AsyncIterable<Buffer>) {
      entry.packed += packed.length;
      yield packed;
    }
    const tail = descriptor(entry);
    yield tail;
    offset += local.length + entry.packed + tail.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.flatMap((entry) => [centralHeader(entry), entry.name]));
  yield directory;
  yield endOfArchive(written.length, directory.length, offset);
}
