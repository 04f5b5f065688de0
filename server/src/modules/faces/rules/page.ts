import { burntOf, type Greys, meanOf, sharpnessOf } from './pixels.ts';
import type { PageMeasures } from './recomputed.ts';

/** Fields in which glare is looked for. */
const ACROSS = 8;
const DOWN = 6;

function spreadOf({ data }: Greys): number {
  const mean = data.reduce((sum, grey) => sum + grey, 0) / Math.max(1, data.length);
  return Math.sqrt(data.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / Math.max(1, data.length));
}

function partOf({ data, width }: Greys, left: number, top: number, across: number, down: number): Greys {
  const part = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1) {
    const from = (top + row) * width + left;
    part.set(data.subarray(from, from + across), row * across);
  }
  return { data: part, width: across, height: down };
}

/** The field that is whitest. */
function glareOf(greys: Greys): number {
  const across = Math.floor(greys.width / ACROSS);
  const down = Math.floor(greys.height / DOWN);
  if (across === 0 || down === 0) return burntOf(greys);
  const fields = Array.from({ length: ACROSS * DOWN }, (_, place) => {
    const left = (place % ACROSS) * across;
    return burntOf(partOf(greys, left, Math.floor(place / ACROSS) * down, across, down));
  });
  return Math.max(...fields);
}

/** What the greys of a whole picture say. */
export const pageOf = (greys: Greys): Omit<PageMeasures, 'width' | 'height'> => ({
  brightness: meanOf(greys),
  contrast: spreadOf(greys),
  sharpness: sharpnessOf(greys),
  glare: glareOf(greys),
});
