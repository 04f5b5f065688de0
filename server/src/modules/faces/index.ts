export type { FaceJudge, FacePictures } from './ports.ts';
export { newChallenge } from './rules/challenge.ts';
export { similarityOf } from './rules/likeness.ts';
export type { PictureMeasures } from './rules/measures.ts';
export { retakesOf, seemsCovered } from './rules/picture-gates.ts';
export type { PageMeasures, Recomputed } from './rules/recomputed.ts';
export { type FaceJudgement, likenesses, notJudged } from './rules/verdict.ts';
export { bindFaceJudge, judgeFace } from './use-cases/judge-face.ts';
export { bindRecompute, recomputePicture, type RecomputedPicture } from './use-cases/recompute-picture.ts';
