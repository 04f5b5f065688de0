/** Greys of a picture, row by row, 0 to 255. */
export interface Greys {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WHITE = 250;

/** Brightness of a part of a picture, 0 to 255; of all of it unless told. */
export function meanOf({ data, width, height }: Greys, part: Part = { left: 0, top: 0, width, height }): number {
  const left = Math.max(0, Math.floor(part.left));
  const top = Math.max(0, Math.floor(part.top));
  const right = Math.min(width, Math.ceil(part.left + part.width));
  const bottom = Math.min(height, Math.ceil(part.top + part.height));
  let sum = 0;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 0;
  return sum / Math.max(1, (right - left) * (bottom - top));
}

/** Part of the pixels that are white, 0 to 1. */
export const burntOf = ({ data }: Greys): number =>
  data.reduce((count, grey) => count + (grey >= WHITE ? 1 : 0), 0) / Math.max(1, data.length);

function varianceOf(values: ArrayLike<number>): number {
  let sum = 0;
  let squares = 0;
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    sum += value;
    squares += value * value;
  }
  const count = Math.max(1, values.length);
  return Math.max(0, squares / count - (sum / count) ** 2);
}

/** 100 times the variance of the edges to that of the greys: half the light, or a darker skin, leaves it as it is. */
export function sharpnessOf({ data, width, height }: Greys): number {
  const edges = new Float64Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  let place = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      edges[place] = around - 4 * (data[at] ?? 0);
      place += 1;
    }
  }
  const spread = varianceOf(data);
  return spread === 0 ? 0 : (100 * varianceOf(edges)) / spread;
}
