export type { FaceJudge, FacePictures } from './ports.ts';
export { newChallenge } from './rules/challenge.ts';
export { type FaceJudgement, notJudged } from './rules/verdict.ts';
export { bindFaceJudge, judgeFace } from './use-cases/judge-face.ts';
