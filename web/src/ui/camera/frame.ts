/** How large a picture of `width` x `height` is once its longest edge is at most `longest`; never enlarged. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Something that can be drawn, and how large it is by itself. */
type Drawable = { source: CanvasImageSource; width: number; height: number };

export const sizeOfVideo = (video: HTMLVideoElement): Drawable => ({
  source: video,
  width: video.videoWidth,
  height: video.videoHeight,
});

/** The middle of a picture, cut to `aspect` (width to height); all of it without one. */
export function middleOf(width: number, height: number, aspect = width / height) {
  const cut = { width: Math.min(width, height * aspect), height: Math.min(height, width / aspect) };
  return { left: (width - cut.width) / 2, top: (height - cut.height) / 2, ...cut };
}

/**
 * A drawing of the picture as it is now, cut to `aspect`, its longest edge at most `longest`; null where there is none
 * yet, or nothing to draw on.
 */
export function drawn({ source, width, height }: Drawable, longest: number, aspect?: number): HTMLCanvasElement | null {
  if (width === 0 || height === 0) return null;
  const part = middleOf(width, height, aspect);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(part.width, part.height, longest));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(source, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export interface Pixels {
  /** Red, green, blue, and what nobody reads. */
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What `drawn` draws, to be looked at. */
export function pixelsOf(of: Drawable, longest: number, aspect?: number): Pixels | null {
  const canvas = drawn(of, longest, aspect);
  const read = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return canvas && read ? { pixels: read.data, width: canvas.width, height: canvas.height } : null;
}

const QUALITIES = [0.86, 0.75, 0.62, 0.5];

/** A JPEG of at most `mostBytes`, as good as that allows; it carries nothing of the camera's own notes. */
export async function jpegOf(canvas: HTMLCanvasElement, mostBytes: number): Promise<Blob | null> {
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!smallest || smallest.size <= mostBytes) return smallest;
  }
  return smallest;
}
