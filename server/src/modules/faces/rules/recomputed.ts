import type { PictureMeasures } from './measures.ts';

/** What is measured of a whole picture. */
export interface PageMeasures {
  /** Pixels of what came, the right way up. */
  width: number;
  height: number;
  /** 0 to 255. */
  brightness: number;
  /** How far the greys lie apart, 0 to 128: a wall has none. */
  contrast: number;
  /** Of edges to greys, as of a face. */
  sharpness: number;
  /** Part of the worst of 48 fields that is white, 0 to 1. */
  glare: number;
  /** What is seen on the page, as parts of the picture: how far it reaches across and down. A card on a table, not the table. */
  reach: { across: number; down: number };
}

/** A picture drawn anew: the right way up, smaller, without anything that the camera noted; or why it cannot be. */
export type Recomputed =
  | { jpeg: Uint8Array; page: PageMeasures; faces: PictureMeasures | null }
  | { broken: 'TOO_LARGE' | 'DAMAGED' };
