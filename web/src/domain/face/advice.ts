import type { Waiting } from './rules/auto-shot.ts';
import { texts } from './texts.ts';

/** The one sentence that is told while a face is awaited, and whether the picture is as asked. */
export function adviceOf(waiting: Waiting | null): { advice: string; isGood: boolean } {
  if (!waiting) return { advice: texts.opening, isGood: false };
  if (waiting.told) return { advice: texts.hints[waiting.told], isGood: false };
  return { advice: waiting.isWatched ? texts.still : texts.press, isGood: waiting.isWatched };
}
