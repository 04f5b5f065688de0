import { v5, v7 } from 'uuid';
import { randomPart } from './random.ts';

let msecs = 0;
let seq = 0;

/** Makes a row id: a version 7 UUID, so that ids of one minute lie near each other in an index, later ones behind. */
export function newId(): string {
  const random = randomPart(16);
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = random.readUInt32BE(6) >>> 1;
  } else {
    seq = (seq + 1) | 0;
    if (seq === 0) msecs += 1;
  }
  return v7({ random, msecs, seq });
}

const NAMES = '5f0d9a52-7a3e-5c0b-9a59-6d1f2c8e4b17';

/** The row id of a text, always the same: where it is the key, the text is there once. */
export const idOf = (text: string): string => v5(text, NAMES);
