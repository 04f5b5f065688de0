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

/** Less is paper, grain and cloth. */
const LEAST_EDGE = 24;
/** Of all edges, what is left out at either end: dust and a finger. */
const LEFT_OUT = 0.01;

function reachOf(edges: readonly number[]): number {
  const all = edges.reduce((sum, edge) => sum + edge, 0);
  let sum = 0;
  const within = edges.filter((edge) => {
    sum += edge;
    return sum >= all * LEFT_OUT && sum - edge <= all * (1 - LEFT_OUT);
  });
  return all === 0 ? 1 : within.length / edges.length;
}

/** How far edges reach across and down: those of a card on a plain ground are its own. */
function edgesReach({ data, width, height }: Greys): PageMeasures['reach'] {
  const columns = Array.from({ length: width }, () => 0);
  const rows = Array.from({ length: height }, () => 0);
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column;
      const across = Math.abs((data[at - 1] ?? 0) - (data[at + 1] ?? 0));
      const down = Math.abs((data[at - width] ?? 0) - (data[at + width] ?? 0));
      if (across + down < LEAST_EDGE) continue;
      columns[column] = (columns[column] ?? 0) + 1;
      rows[row] = (rows[row] ?? 0) + 1;
    }
  return { across: reachOf(columns), down: reachOf(rows) };
}

/** What the greys of a whole picture say. */
export const pageOf = (greys: Greys): Omit<PageMeasures, 'width' | 'height'> => ({
  brightness: meanOf(greys),
  contrast: spreadOf(greys),
  sharpness: sharpnessOf(greys),
  glare: glareOf(greys),
  reach: edgesReach(greys),
});
