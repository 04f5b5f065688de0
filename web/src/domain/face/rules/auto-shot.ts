import type { FacePose } from '@balcao/contract';
import type { FoundFace } from './found-face.ts';
import { type FramingHint, framingOf } from './framing.ts';
import { hintOf, type LiveFrame, type LiveHint, measureFrame } from './live-frame.ts';

export type FaceHint = LiveHint | FramingHint;

/** One small picture of the camera, and what was found on it. */
export interface Look {
  frame: LiveFrame;
  /** Null where nobody looks for faces here: the detector is not there, or not there yet. */
  faces: readonly FoundFace[] | null;
  /** Of a clock that only goes forward. */
  atMs: number;
}

/** What is known of the step while its picture is awaited. */
export interface Waiting {
  before: LiveFrame | null;
  sinceMs: number | null;
  /** Since when every picture was good, and how many they are. */
  goodSinceMs: number | null;
  good: number;
  /** Of the last picture. */
  hint: FaceHint | null;
  /** What is told: a new sentence once two pictures ask for it, so that nobody reads a flicker. */
  told: FaceHint | null;
  /** A face was looked for on the last picture; without that nothing is taken by itself. */
  isWatched: boolean;
  lastMs: number;
}

export const nothingSeen: Waiting = {
  before: null,
  sinceMs: null,
  goodSinceMs: null,
  good: 0,
  hint: null,
  told: null,
  isWatched: false,
  lastMs: 0,
};

/** Time to read what is asked, then a moment of holding still; a slow telephone shows some pictures in it too. */
const READING_MS = 1_600;
const STILL_MS = 900;
const LEAST_GOOD = 3;

/** What to mend first: in the dark nothing else can be seen; then where the face is, then light and stillness. */
function hintFor({ frame, faces }: Look, before: LiveFrame | null, pose: FacePose): FaceHint | null {
  const light = hintOf(measureFrame(frame, before));
  if (!faces || light === 'DARK') return light;
  // Whether somebody is there is told by the faces, not by how much there is to see.
  return framingOf(faces, pose) ?? (light === 'EMPTY' ? null : light);
}

/** The step after one more picture. */
export function seeFrame(waiting: Waiting, look: Look, pose: FacePose): Waiting {
  const hint = hintFor(look, waiting.before, pose);
  const isFirst = waiting.sinceMs === null;
  const isGood = look.faces !== null && hint === null;
  return {
    before: look.frame,
    sinceMs: waiting.sinceMs ?? look.atMs,
    goodSinceMs: isGood ? (waiting.goodSinceMs ?? look.atMs) : null,
    good: isGood ? waiting.good + 1 : 0,
    hint,
    told: isFirst || hint === waiting.hint ? hint : waiting.told,
    isWatched: look.faces !== null,
    lastMs: look.atMs,
  };
}

/** Whether the picture is taken now, without a touch: a face was framed and held still for long enough. */
export const isTaken = ({ sinceMs, goodSinceMs, good, lastMs }: Waiting): boolean =>
  sinceMs !== null &&
  goodSinceMs !== null &&
  good >= LEAST_GOOD &&
  lastMs - sinceMs >= READING_MS &&
  lastMs - goodSinceMs >= STILL_MS;
