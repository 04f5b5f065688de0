import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM } from 'tesseract.js';

/** Text of an upright or turned picture, line by line. @throws Error where it is damaged or too large. */
export type ReadPage = (picture: Uint8Array, page: { degrees: number; longest: number }) => Promise<string>;

const MOST_PIXELS = 24_000_000;

// Pictures are read one after the other, each once.
sharp.cache(false);
sharp.concurrency(1);

/** Grey, evenly lit, turned, `longest` pixels at its longest edge. */
const pageOf = (picture: Uint8Array, { degrees, longest }: { degrees: number; longest: number }): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .rotate(degrees)
    .resize(longest, longest, { fit: 'inside' })
    .greyscale()
    .normalise()
    .png()
    .toBuffer();

/** The engine with the Portuguese model as its package brings it: nothing is downloaded, nothing is kept. */
export async function startEngine(): Promise<ReadPage> {
  const { resolve } = createRequire(import.meta.url);
  const model = path.join(path.dirname(resolve('@tesseract.js-data/por/package.json')), '4.0.0_best_int');
  const worker = await createWorker('por', 1, { langPath: model, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return async (picture, page) => (await worker.recognize(await pageOf(picture, page))).data.text;
}
