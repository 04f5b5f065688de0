import type { FacePose } from '@balcao/contract';
import type { FaceMeasures, PictureMeasures } from '../rules/measures.ts';

/** Likenesses as many as the model gives; those of two people are far apart. */
const likenessOf = (person: number): number[] =>
  Array.from({ length: 1024 }, (_, place) => Math.sin(person * place) / 2);

const yaws: Record<FacePose, number> = { FRONT: 2, LEFT: 24, RIGHT: -24 };

/** A picture that shows what was asked; what is told besides is of the face. */
export function pictureOf(pose: FacePose, changes: Partial<FaceMeasures> = {}, person = 1): PictureMeasures {
  const face: FaceMeasures = {
    width: 0.4,
    x: 0.5,
    y: 0.5,
    roll: 3,
    yaw: yaws[pose],
    pitch: -4,
    score: 0.95,
    brightness: 130,
    burnt: 0.001,
    sharpness: 9,
    eyesToCheeks: 0.6,
    likeness: likenessOf(person),
    ...changes,
  };
  return { brightness: 120, faceWidths: [face.width], face };
}
