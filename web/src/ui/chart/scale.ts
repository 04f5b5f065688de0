const niceSteps = [1, 2, 2.5, 5, 10];

/**
 * Round marks from 0 (or below) up to at least the largest value: at most five, the last one is the top of the
 * picture. What is counted in whole numbers has whole marks.
 */
export function marksOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (low === high) return [0, 1];
  const rough = (high - low) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const nice = (niceSteps.find((one) => one * magnitude >= rough) ?? 10) * magnitude;
  const isCounted = values.every(Number.isInteger) && !Number.isInteger(nice);
  const step = isCounted ? Math.max(1, nice * 2) : nice;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Multiplied, not added up: 0.1 + 0.2 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

export interface Scale {
  readonly marks: readonly number[];
  /** Pixels from the top. */
  readonly y: (value: number) => number;
}

/** Values to pixels of a picture: the last mark at `top`, the first at `bottom`. */
export function scaleOf(values: readonly number[], top: number, bottom: number): Scale {
  const marks = marksOf(values);
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  return { marks, y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top) };
}
