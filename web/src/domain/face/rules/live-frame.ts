import type { Pixels } from '../../../ui/camera/frame.ts';

/** Greys of a small picture of the camera, row by row, 0 to 255. */
export interface LiveFrame {
  greys: Uint8Array;
  width: number;
  height: number;
}

/** What is measured of a picture while it is taken. */
export interface LiveMeasures {
  /** Of the whole picture and of the oval, 0 to 255. */
  brightness: number;
  ovalBrightness: number;
  /** Part of the oval that is white, 0 to 1. */
  burnt: number;
  /** Edges to greys of the oval: the same for every light and skin. */
  sharpness: number;
  /** How much the oval differs from the picture before, to its own contrast; 0 without one. */
  motion: number;
  /** Of the oval: a wall has none. */
  contrast: number;
}

export type LiveHint = 'DARK' | 'BURNT' | 'EMPTY' | 'BLURRED' | 'MOVING';

/** Wider than the server's bounds: a hint helps, it turns nobody away. */
const bounds = { brightness: 60, burnt: 0.08, contrast: 10, sharpness: 0.8 } as const;
export const WHITE = 250;
/** More than that is no holding still. */
export const MOST_MOTION = 0.28;

/** The oval in which the face is held: parts of the picture. */
export const oval = { x: 0.5, y: 0.48, width: 0.62, height: 0.66 } as const;

export function frameOf({ pixels, width, height }: Pixels): LiveFrame {
  const greys = new Uint8Array(width * height);
  for (let at = 0; at < greys.length; at += 1) {
    const red = pixels[at * 4] ?? 0;
    const green = pixels[at * 4 + 1] ?? 0;
    const blue = pixels[at * 4 + 2] ?? 0;
    greys[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { greys, width, height };
}

function inOval({ width, height }: LiveFrame, at: number): boolean {
  const x = ((at % width) / width - oval.x) / (oval.width / 2);
  const y = (Math.floor(at / width) / height - oval.y) / (oval.height / 2);
  return x * x + y * y <= 1;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

/** How much greys differ from those before, to their own contrast; 0 without one. */
export function motionOf(
  greys: readonly number[],
  before: readonly number[] | null,
  contrast = Math.sqrt(varianceOf(greys)),
): number {
  if (!before || contrast === 0) return 0;
  return meanOf(greys.map((grey, at) => Math.abs(grey - (before[at] ?? 0)))) / contrast;
}

export function measureFrame(frame: LiveFrame, before: LiveFrame | null): LiveMeasures {
  const { greys, width } = frame;
  const places = [...greys.keys()].filter((at) => inOval(frame, at));
  const inside = places.map((at) => greys[at] ?? 0);
  const edges = places.map((at) => {
    const around = (greys[at - 1] ?? 0) + (greys[at + 1] ?? 0) + (greys[at - width] ?? 0) + (greys[at + width] ?? 0);
    return around - 4 * (greys[at] ?? 0);
  });
  const spread = varianceOf(inside);
  const contrast = Math.sqrt(spread);
  return {
    brightness: meanOf([...greys]),
    ovalBrightness: meanOf(inside),
    burnt: inside.filter((grey) => grey >= WHITE).length / Math.max(1, inside.length),
    sharpness: spread === 0 ? 0 : (100 * varianceOf(edges)) / spread,
    motion: motionOf(inside, before && places.map((at) => before.greys[at] ?? 0), contrast),
    contrast,
  };
}

/** What to tell the person; null: hold still, the picture is taken. */
export function hintOf({
  brightness,
  ovalBrightness,
  burnt,
  contrast,
  sharpness,
  motion,
}: LiveMeasures): LiveHint | null {
  // A dark skin in good light is not a dark picture.
  if (brightness < bounds.brightness && ovalBrightness < bounds.brightness) return 'DARK';
  if (burnt > bounds.burnt) return 'BURNT';
  if (contrast < bounds.contrast) return 'EMPTY';
  if (motion > MOST_MOTION) return 'MOVING';
  return sharpness < bounds.sharpness ? 'BLURRED' : null;
}
