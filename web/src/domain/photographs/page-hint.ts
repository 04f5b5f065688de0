import { biometryLimits } from '@balcao/contract/pictures';
import { type LiveFrame, meanOf, MOST_MOTION, motionOf, WHITE } from '../face/rules/live-frame.ts';

/** What to mend before a document is taken; HOLD: nothing. */
export type PageHint = 'DARK' | 'GLARE' | 'MOVING' | 'HOLD';

const ACROSS = 8;
const DOWN = 6;

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

/** The first thing to mend: light, glare, then stillness. */
export function pageHintOf(frame: LiveFrame, before: LiveFrame | null): PageHint {
  const greys = [...frame.greys];
  if (meanOf(greys) < biometryLimits.leastBrightness) return 'DARK';
  if (glareOf(frame) > biometryLimits.mostGlare) return 'GLARE';
  return motionOf(greys, before && [...before.greys]) > MOST_MOTION ? 'MOVING' : 'HOLD';
}
