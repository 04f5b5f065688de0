import type { FacePose } from '@balcao/contract';
import { hasTurned, hintOf, type LiveFrame, type LiveHint, measureFrame } from './live-frame.ts';

/** What is known of the step while its picture is awaited. */
export interface Waiting {
  before: LiveFrame | null;
  /** The first picture of the step: what a turned head is held against. */
  first: LiveFrame | null;
  /** Pictures seen, and good ones in a row. */
  seen: number;
  good: number;
  isTurned: boolean;
  hint: LiveHint | null;
}

export const nothingSeen: Waiting = { before: null, first: null, seen: 0, good: 0, isTurned: false, hint: null };

/** At five pictures a second: time to read what is asked, then a moment of holding still. */
const READING = 8;
const STILL = 5;

/** The step after one more picture. A turn that is not seen leaves the button: nothing is taken by itself. */
export function seeFrame(waiting: Waiting, frame: LiveFrame, pose: FacePose): Waiting {
  const first = waiting.first ?? frame;
  const hint = hintOf(measureFrame(frame, waiting.before));
  const isTurned = pose === 'FRONT' || hasTurned(measureFrame(frame, first));
  const isGood = hint === null && isTurned;
  return { before: frame, first, seen: waiting.seen + 1, good: isGood ? waiting.good + 1 : 0, isTurned, hint };
}

/** Whether the picture is taken now, without a touch. */
export const isTaken = ({ seen, good }: Waiting): boolean => seen >= READING && good >= STILL;
