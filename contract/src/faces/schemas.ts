import { z } from 'zod';

/** How a face is held in one picture: 'LEFT' and 'RIGHT' are the person's own. */
export const facePoses = ['FRONT', 'LEFT', 'RIGHT'] as const;
export type FacePose = (typeof facePoses)[number];

/** What a person is asked to do before the camera, chosen by the server: one picture a pose, in this order. */
export const faceChallenge = z.strictObject({ poses: z.array(z.enum(facePoses)).min(1).max(4) });
export type FaceChallenge = z.output<typeof faceChallenge>;

/** Why pictures are to be taken again. */
export const retakeReasons = [
  'PICTURE_MISSING',
  'PICTURE_UNREADABLE',
  'NO_FACE',
  'MANY_FACES',
  'TOO_FAR',
  'TOO_NEAR',
  'OFF_CENTRE',
  'TILTED',
  'NOT_FRONTAL',
  'NOT_TURNED',
  'WRONG_SIDE',
  'TURNED_TOO_FAR',
  'TOO_DARK',
  'OVEREXPOSED',
  'BLURRED',
] as const;

/** Why a person has to look at them. */
const doubtReasons = [
  'COVERED',
  'SHOTS_DIFFER',
  'NO_PORTRAIT',
  'PORTRAIT_UNUSABLE',
  'UNLIKE_PORTRAIT',
  'LIKENESS_UNSURE',
  'NOT_JUDGED',
] as const;

export const faceReasons = [...retakeReasons, ...doubtReasons] as const;
export type FaceReason = (typeof faceReasons)[number];

/** PASSED: nothing speaks against it. DOUBTFUL: a person decides. RETAKE: the pictures show too little. */
export const faceOutcomes = ['PASSED', 'DOUBTFUL', 'RETAKE'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];
