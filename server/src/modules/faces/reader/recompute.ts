import { pageOf } from '../rules/page.ts';
import type { Recomputed } from '../rules/recomputed.ts';
import { decode, greysOf, isTooLarge, jpegOf, type Pixels, sizeOf } from './decode.ts';
import { measurePixels } from './measure.ts';
import type { FoundFace } from './model.ts';

/** Draws a picture anew and measures it; with `findFaces` the faces on it too. */
export async function recompute(
  picture: Uint8Array,
  findFaces: ((pixels: Pixels) => Promise<FoundFace[]>) | null,
): Promise<Recomputed> {
  try {
    const size = await sizeOf(picture);
    if (isTooLarge(size)) return { broken: 'TOO_LARGE' };
    const pixels = await decode(picture);
    const page = { ...pageOf(await greysOf(pixels)), width: size.width, height: size.height };
    const faces = findFaces ? await measurePixels(pixels, findFaces) : null;
    return { jpeg: await jpegOf(pixels), page, faces };
  } catch {
    return { broken: 'DAMAGED' };
  }
}
