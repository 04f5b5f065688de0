import { biometryLimits } from '@balcao/contract/pictures';
import type { LiveFrame } from '../face/rules/live-frame.ts';

/** What to mend before a document is taken; HOLD: nothing. */
export type PageHint = 'DARK' | 'GLARE' | 'MOVING' | 'HOLD';

/** As of a face. */
const MOST_MOTION = 0.28;
const WHITE = 250;
const ACROSS = 8;
const DOWN = 6;

const meanOf = (values: Iterable<number>, count: number): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, count);
};

/** Part of the whitest of 48 fields that is white. */
function glareOf({ greys, width, height }: LiveFrame): number {
  const whites = new Float64Array(ACROSS * DOWN);
  const sizes = new Float64Array(ACROSS * DOWN);
  greys.forEach((grey, at) => {
    const column = Math.floor(((at % width) * ACROSS) / width);
    const field = Math.floor((Math.floor(at / width) * DOWN) / height) * ACROSS + column;
    sizes[field] = (sizes[field] ?? 0) + 1;
    if (grey >= WHITE) whites[field] = (whites[field] ?? 0) + 1;
  });
  return Math.max(...whites.map((white, field) => white / (sizes[field] || 1)));
}

function motionOf({ greys }: LiveFrame, before: LiveFrame | null): number {
  if (!before) return 0;
  const mean = meanOf(greys, greys.length);
  const spread = Math.sqrt(
    meanOf(
      Float64Array.from(greys, (grey) => (grey - mean) ** 2),
      greys.length,
    ),
  );
  const changes = Float64Array.from(greys, (grey, at) => Math.abs(grey - (before.greys[at] ?? 0)));
  const change = meanOf(changes, greys.length);
  return spread === 0 ? 0 : change / spread;
}

/** The first thing to mend: light, glare, then stillness. */
export function pageHintOf(frame: LiveFrame, before: LiveFrame | null): PageHint {
  if (meanOf(frame.greys, frame.greys.length) < biometryLimits.leastBrightness) return 'DARK';
  if (glareOf(frame) > biometryLimits.mostGlare) return 'GLARE';
  return motionOf(frame, before) > MOST_MOTION ? 'MOVING' : 'HOLD';
}
