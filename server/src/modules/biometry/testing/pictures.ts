import type { Recomputed } from '../../faces/index.ts';
import { pictureOf } from '../../faces/testing/measures.ts';
import type { GoodPicture } from '../ports.ts';

type Changes = Partial<GoodPicture['page']>;

/** A picture of a person from the front, as the process that reads faces tells it. */
export const faceOf = (person = 1, changes: Parameters<typeof pictureOf>[1] = {}): GoodPicture => ({
  jpeg: Buffer.from(`face of ${person}`),
  page: {
    width: 960,
    height: 1280,
    brightness: 120,
    contrast: 50,
    sharpness: 9,
    glare: 0.01,
    reach: { across: 1, down: 1 },
  },
  faces: pictureOf('FRONT', changes, person),
});

/** A side of a card that lies, with a small portrait printed on it. */
export const cardOf = (name = 'front', changes: Changes = {}): GoodPicture => ({
  jpeg: Buffer.from(`card ${name}`),
  page: {
    width: 1280,
    height: 960,
    brightness: 150,
    contrast: 45,
    sharpness: 6,
    glare: 0.1,
    reach: { across: 0.9, down: 0.76 },
    ...changes,
  },
  // Backs of cards have no portrait.
  faces: name === 'back' ? null : pictureOf('FRONT', { width: 0.12 }),
});

/** JPEG by its first bytes; what it shows is said by the text after them. */
export const jpegNamed = (name: string): string =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(name)]).toString('base64');

/** Draws pictures anew as they are named. */
export const drawnBy =
  (pictures: Readonly<Record<string, Recomputed | null>>) =>
  (picture: Uint8Array): Promise<Recomputed | null> => {
    const drawn = pictures[Buffer.from(picture.subarray(3)).toString()];
    return Promise.resolve(drawn === undefined ? { broken: 'DAMAGED' } : drawn);
  };
