import { brandImageLimits } from '@balcao/contract';
import sharp from 'sharp';

/** Taller or wider than any page shows one, on a screen of four dots a pixel. */
const LONGEST = 1024;

// Pictures are read one after the other, each once.
sharp.cache(false);
sharp.concurrency(1);

/** A picture drawn anew: nothing that a file carried besides it is in the PNG; or why it cannot be. */
export type Redrawn =
  | { png: Uint8Array; width: number; height: number }
  | { broken: 'BRAND_IMAGE_PIXELS' | 'BRAND_IMAGE_DAMAGED' };

/** Its size is known from the head of the file, before anything is decoded. */
export async function redraw(picture: Uint8Array): Promise<Redrawn> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > brandImageLimits.mostSide) return { broken: 'BRAND_IMAGE_PIXELS' };
    const { data, info } = await sharp(picture, { limitInputPixels: brandImageLimits.mostSide ** 2 })
      .rotate()
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return { broken: 'BRAND_IMAGE_DAMAGED' };
  }
}
