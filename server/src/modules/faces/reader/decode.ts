import sharp from 'sharp';

/** Most pixels of a picture, known from its head before any is decoded. */
const MOST_PIXELS = 24_000_000;
const LONGEST = 1280;
const QUALITY = 82;
/** Of the eight ways that EXIF names to hold a camera, those after it lie on their side. */
const LAST_UPRIGHT = 4;

// Pictures are read one after the other, each once.
sharp.cache(false);
sharp.concurrency(1);

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A picture the right way up, at most 1280 pixels long, in three colours. @throws Error where it is damaged or too large. */
export async function decode(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** A decoded picture as a JPEG: nothing of what the camera noted is in it. */
export const jpegOf = (pixels: Pixels): Promise<Buffer> => raw(pixels).jpeg({ quality: QUALITY }).toBuffer();

/** Pixels of a picture from its head alone. @throws Error where it has none. */
export async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await sharp(picture, { limitInputPixels: false }).metadata();
  return orientation > LAST_UPRIGHT ? { width: height, height: width } : { width, height };
}

/** Whether so many pixels are decoded at all. */
export const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > MOST_PIXELS;

/** Greys of a whole picture. */
export async function greysOf(pixels: Pixels): Promise<Pixels> {
  return { ...pixels, data: await raw(pixels).greyscale().toColourspace('b-w').raw().toBuffer() };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Greys of a part, drawn on a square of `side`. */
export async function cropOf(pixels: Pixels, { left, top, width, height }: Box, side: number): Promise<Pixels> {
  const part = {
    left: Math.min(Math.max(0, Math.round(left)), pixels.width - 1),
    top: Math.min(Math.max(0, Math.round(top)), pixels.height - 1),
  };
  const size = {
    width: Math.max(1, Math.min(Math.round(width), pixels.width - part.left)),
    height: Math.max(1, Math.min(Math.round(height), pixels.height - part.top)),
  };
  const data = await raw(pixels)
    .extract({ ...part, ...size })
    .resize(side, side, { fit: 'fill' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data, width: side, height: side };
}
