import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An archive that is written as its text comes; nothing of the text is kept. */
export interface Archive {
  /** A write ends when the next one may come. */
  add(name: string): { write(text: string, isLast: boolean): Promise<void> };
  /** When the last byte is out. */
  end(): Promise<void>;
}

/** Fast and small enough: the next level takes a third more time for a tenth fewer bytes. */
const LEVEL = 1;
const DEFLATE = 8;

/** A part that the browser packs itself, in half the time. */
class NativeDeflate extends ZipPassThrough {
  override compression = DEFLATE;
  readonly #packing = new CompressionStream('deflate-raw');
  readonly #writer = this.#packing.writable.getWriter();
  taken: Promise<void> = Promise.resolve();

  constructor(name: string) {
    super(name);
    this.#handOn().catch((error: Error) => this.ondata(error as never, new Uint8Array(), true));
  }

  async #handOn(): Promise<void> {
    const reader = this.#packing.readable.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) this.ondata(null, read.value, false);
    this.ondata(null, new Uint8Array(), true);
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.taken = this.#writer.write(chunk);
    if (isLast) this.taken = this.taken.then(() => this.#writer.close());
  }
}

/** Safari before 16.4 packs nothing itself. */
const isNative = () => typeof CompressionStream === 'function';

export function createArchive(onBytes: (bytes: Uint8Array) => void): Archive {
  const encoder = new TextEncoder();
  let [finish, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const ended = new Promise<void>((resolve, reject) => {
    [finish, fail] = [resolve, reject];
  });
  // Whoever waits for the end hears of it.
  ended.catch(() => undefined);
  const zip = new Zip((error, bytes, isLast) => {
    if (error) return fail(error);
    onBytes(bytes);
    if (isLast) finish();
  });
  return {
    add(name) {
      const part = isNative() ? new NativeDeflate(name) : new ZipDeflate(name, { level: LEVEL });
      zip.add(part);
      return {
        write: async (text, isLast) => {
          part.push(encoder.encode(text), isLast);
          if (part instanceof NativeDeflate) await part.taken;
        },
      };
    },
    end: () => {
      zip.end();
      return ended;
    },
  };
}
