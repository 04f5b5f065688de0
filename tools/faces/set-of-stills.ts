import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FacePose } from '@balcao/contract';
import { measure } from '../../server/src/modules/faces/reader/measure.ts';
import type { FoundFace } from '../../server/src/modules/faces/reader/model.ts';
import type { Pixels } from '../../server/src/modules/faces/reader/decode.ts';
import type { PictureMeasures } from '../../server/src/modules/faces/rules/measures.ts';
import { sampleFace } from '../../server/src/modules/faces/testing/sample-face.ts';
import { turnFace } from '../../server/src/modules/faces/testing/turn-face.ts';
import { placedStill, type Variant, variantsOf } from '../../server/src/modules/faces/testing/variants.ts';

export type FindFaces = (pixels: Pixels) => Promise<FoundFace[]>;

/** So that the model reads 18 to 24 degrees: it reads a drawn turn smaller than it is. */
const turns: Record<Exclude<FacePose, 'FRONT'>, number> = { LEFT: 60, RIGHT: -40 };

export interface Still {
  /** The first word of the file's name: pictures of one person share it. */
  person: string;
  name: string;
  bytes: Buffer;
}

export function stillsOf(folder: string | undefined): Still[] {
  if (folder === undefined) return [{ person: 'sample', name: 'sample', bytes: sampleFace() }];
  const files = readdirSync(folder).filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file));
  return files.map((file) => {
    const name = path.parse(file).name;
    return {
      person: name.split('-').slice(0, -1).join('-') || name,
      name,
      bytes: readFileSync(path.join(folder, file)),
    };
  });
}

export interface Case extends Variant {
  person: string;
  pose: FacePose;
}

/** Every variant of a still whose face looks ahead, and its two turns. */
export async function casesOf({ person, name, bytes }: Still, findFaces: FindFaces): Promise<Case[]> {
  const { face } = await measure(bytes, findFaces);
  if (!face || Math.abs(face.yaw) > 8 || Math.abs(face.roll) > 15) return [];
  const plain = variantsOf(bytes, face).map(({ name: variant, expected, make }): Case => ({
    name: `${name}: ${variant}`,
    expected,
    make,
    person,
    pose: 'FRONT',
  }));
  const turned = (Object.keys(turns) as (keyof typeof turns)[]).map((pose): Case => ({
    name: `${name}: turned ${pose}`,
    expected: null,
    make: async () => placedStill(await turnFace(bytes, turns[pose], findFaces), face),
    person,
    pose,
  }));
  return [...plain, ...turned];
}

export interface MeasuredCase extends Case {
  measures: PictureMeasures;
}
