import { createArchive } from './zip.ts';

/** What the page says: the parts that are whole, then the large one piece by piece. */
export type ToZipper =
  | { readonly begin: Readonly<Record<string, string>>; readonly large: string }
  | { readonly text: string; readonly isLast: boolean };

/** What it hears: that the piece is taken, and in the end the file. */
export type FromZipper = { readonly isTaken: true } | { readonly file: Blob };

/** The worker's side of a download. */
export function createZipper(say: (said: FromZipper) => void): (heard: ToZipper) => Promise<void> {
  const written: BlobPart[] = [];
  const archive = createArchive((bytes) => written.push(bytes as Uint8Array<ArrayBuffer>));
  let large: ReturnType<typeof archive.add> | undefined;
  return async (heard) => {
    if ('begin' in heard) {
      const parts = Object.entries(heard.begin).map(([name, text]) => archive.add(name).write(text, true));
      large = archive.add(heard.large);
      await Promise.all(parts);
      return;
    }
    await large?.write(heard.text, heard.isLast);
    if (!heard.isLast) return say({ isTaken: true });
    await archive.end();
    say({ file: new Blob(written) });
  };
}
